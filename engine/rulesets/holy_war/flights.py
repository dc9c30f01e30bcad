"""Steps 2 and 4: Flights formed in secret and revealed round by round.

To implement: VIII.2.flights, VIII.2.includes, VIII.2.short-flight-last, VIII.4.order, VIII.4.hidden,
VIII.4.fixed, VIII.4.surplus, VIII.4.join.
Rulings: AMB.a34, AMB.a46.

Commands: FormFlights, Reveal.
"""
