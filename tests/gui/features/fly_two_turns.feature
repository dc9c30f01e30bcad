Feature: Two players at one screen fly two turns
  Everything is done with the mouse and the keys in a real window.

  @sits/D2.12 @sits/A3.12 @sits/A3.22 @sits/A3.24
  Scenario: Set up, plot in secret, fly, take back, save and reopen
    Given the home screen
    When the scenario "simple-setup-duel" is chosen and started with the mouse
    Then Green sits at the screen in the phase "setup"

    When Green holds "Intrepid" over a hex far from its corner
    Then the pointer names the rule "D2.12" and the ship stays in the tray when it is dropped
    When Green holds "Intrepid" over its corner and raises it one level too high
    Then the pointer names the rule "D2.12"
    When Green lowers it again and lets go
    Then "Intrepid" stands in the corner at its level
    When the big button is pressed
    Then the curtain asks for "Red" and shows nothing of the game

    When the curtain is lifted with Enter
    And Red places "Saladin" with the keys alone
    And the big button is pressed
    Then the game is in the phase "plotting" of turn 1
    And Red sits at the screen

    When Red plots a pivot, a roll and thrust with the keys
    And the chair is passed by key
    Then the curtain asks for "Green" and shows nothing of the game
    When the curtain is lifted with a click
    Then nothing on Green's screen tells what Red has plotted
    When Green drags the nose on the AVID and clicks roll, thrust and both grids
    Then "Intrepid" has an order with pivot, roll and thrust
    When Green takes the last step back and does it again
    And the big button is pressed
    Then the curtain asks for "Red" and shows nothing of the game
    When the curtain is lifted with Enter
    And the big button is pressed
    Then all plots are revealed and the past can't be taken back
    When the rest of the turn is flown
    Then the game is in the phase "plotting" of turn 2
    And both ships stand where their End of Turn markers stood

    When the second turn is committed by both sides without further orders
    And the rest of the turn is flown
    Then the game is in the phase "plotting" of turn 3
    When the game is saved, a copy is written as "our duel" and the home screen is opened
    And the copy "our duel" is opened from the home screen
    Then the curtain covers the opened game
    When the curtain is lifted with Enter
    Then everything stands as it was saved
