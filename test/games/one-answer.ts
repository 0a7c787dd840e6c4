/**
 * The questions, by game and key, whose right answer is the same in every position, and why: the rule that they ask
 * about has no other case. Only pieces, places and numbers differ.
 */
export const ONE_ANSWER: Readonly<Record<string, { readonly answer: string; readonly why: string }>> = {
  'space-empires lesson.galaxy.extra.ask': {
    answer: 'home',
    why: 'what is added to a home always gets a marker of that home',
  },
  'space-empires lesson.galaxy.world.ask': {
    answer: '1',
    why: 'of a new home only the homeworld is known, however large it is',
  },
  'space-empires lesson.explore.enter.ask': {
    answer: 'after',
    why: 'all markers are turned up after movement and combat',
  },
  'space-empires lesson.settle.colony.ask': { answer: '0', why: 'a new colony is worth nothing' },
  'space-empires lesson.settle.mine.ask': { answer: 'phase', why: 'a mineral is always cashed in the economic phase' },
  'space-empires lesson.economy.bid.ask': { answer: 'both', why: 'all bids are paid' },
  'space-empires lesson.deep-space.scan.ask': {
    answer: 'own',
    why: 'only the owner of the ship sees what it looks at',
  },
  'space-empires lesson.deep-space.lost.ask': {
    answer: 'rival',
    why: 'with two players the one to the right is the other one',
  },
  'space-empires lesson.battle.reveal.ask': { answer: 'all', why: 'all counters in a battle are turned up first' },
  'space-empires lesson.battle.end.ask': { answer: 'up', why: 'what a battle has turned up stays face up' },
  'space-empires lesson.bombard.guard.ask': {
    answer: 'after',
    why: 'a colony may be fired at when its guards are gone, in the same turn',
  },
  'space-empires lesson.whole-turn.order.ask': { answer: 'battle', why: 'combat comes before exploration' },
  'space-empires lesson.whole-turn.buy.ask': { answer: 'counters', why: 'ships come face down' },
  'space-empires lesson.aliens.find.ask': { answer: 'at-once', why: 'aliens attack at once' },
  'space-empires lesson.machines.weak.ask': {
    answer: 'fights',
    why: 'the weakness is rolled as the first battle begins',
  },
  'space-empires lesson.machines.barren.ask': {
    answer: 'nobody',
    why: 'against machines nobody guards a barren planet',
  },
  'space-empires lesson.empires.ships.ask': { answer: 'fights', why: 'ships are bought as the first battle begins' },
  'space-empires lesson.blockade.shown.ask': { answer: 'all', why: 'what one empire sees all of them know' },
  'galactic-emperor lesson.dukedom.pick.ask': { answer: 'all', why: 'everybody has a turn in every role' },
  'galactic-emperor lesson.science.hole.ask': { answer: 'leaves', why: 'the Scientist leaves when Omega explodes' },
  'galactic-emperor lesson.endgame.last.ask': { answer: 'role', why: 'a role is always played to its end' },
  'galactic-emperor lesson.two-regents.pick.ask': { answer: '2', why: 'the player who picked the Regent buys first' },
  'starcraft lesson.watched-round.build.ask': { answer: 'workers', why: 'bases are paid by workers' },
  'starcraft lesson.galaxy.areas.ask': { answer: 'nobody', why: 'an empty area gives its points to nobody' },
  'starcraft lesson.orders.plan.ask': { answer: 'later', why: 'what is placed last is carried out first' },
  'starcraft lesson.orders.covered.ask': { answer: 'card', why: 'who is obstructed draws an Event card' },
  'starcraft lesson.start-and-cancel.cancel.ask': { answer: 'his', why: 'the attacker cancels first' },
  'starcraft lesson.start-and-cancel.turned.ask': { answer: 'other', why: 'a cancelled standard card is replaced' },
  'starcraft lesson.hard-choices.mine.ask': {
    answer: 'wait',
    why: 'workers of a card that is mined out become unavailable',
  },
  'starcraft lesson.lift-off.lift.ask': {
    answer: 'stands',
    why: 'a base that has lifted off stands where no enemy is',
  },
  'starcraft lesson.teams.attack.ask': { answer: 'one', why: 'a team plays on while one of its players is left' },
  'starcraft lesson.teams.base.ask': { answer: 'refused', why: 'a team may not have a base in every area of a planet' },
  'starcraft lesson.teams.last.ask': { answer: 'us', why: 'teammates win together' },
  'theseus lesson.fourth-unit.space.ask': { answer: 'over', why: 'a return from space is the whole turn' },
  'theseus lesson.instants.repair.ask': { answer: 'all', why: 'an instant costs no phase' },
  'theseus lesson.instants.burrow.ask': { answer: 'aside', why: 'an instant is never installed' },
  'theseus lesson.combos.extra.ask': {
    answer: '2',
    why: 'the station of the lesson is played up to the extra turn, and only tracks and decks differ',
  },
  'theseus lesson.who-wins.trap.ask': { answer: 'life', why: 'traps come before action cards' },
  'theseus lesson.set-up.cards.ask': { answer: 'pending', why: 'what is not installed becomes pending' },
  'theseus lesson.whole-round.strike.ask': {
    answer: '2',
    why: 'the station of the lesson is played, and only tracks and decks differ',
  },
  'theseus lesson.tie.end.ask': { answer: 'turns', why: 'a tie gives everybody in it one more turn' },
  'theseus lesson.greys.control.ask': {
    answer: 'marine-1',
    why: 'the station of the lesson is played up to Control, and only tracks and decks differ',
  },
  'theseus lesson.free-for-all.win.ask': { answer: 'gain', why: 'traps pay their owner in every turn' },
  'theseus lesson.pandora.both.ask': {
    answer: 'both',
    why: 'in a common sector with its marker Pandora has both actions',
  },
  'theseus lesson.teams.deck.ask': {
    answer: 'count',
    why: 'a built deck shows only its count, and its builder all of it',
  },
  'theseus lesson.teams.assault.ask': {
    answer: '1',
    why: 'the set-up of the lesson is played, and only life points differ',
  },
};
