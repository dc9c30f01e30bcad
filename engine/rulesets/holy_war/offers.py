"""What a seat may do now, or why not.

One Offer for each command of `commands`, in the manner of star_control.offers.
"""
