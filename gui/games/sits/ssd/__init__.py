"""The Ship Systems Display: a ship's sheet as a drawing that serves screen, paper and picture files alike."""
