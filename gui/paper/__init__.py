"""Everything that is printed or kept as a picture: pages in millimetres, and the sheet that asks for them."""
