/**
 * The questions whose right answer is the same in every position, and why: the rule that they ask about has no other
 * case. Only pieces, places and numbers differ.
 */
export const ONE_ANSWER: Readonly<Record<string, string>> = {
  'lesson.galaxy.extra.ask': 'what is added to a home always gets a marker of that home',
  'lesson.galaxy.world.ask': 'of a new home only the homeworld is known, however large it is',
  'lesson.explore.enter.ask': 'all markers are turned up after movement and combat',
  'lesson.settle.colony.ask': 'a new colony is worth nothing',
  'lesson.settle.mine.ask': 'a mineral is always cashed in the economic phase',
  'lesson.economy.bid.ask': 'all bids are paid',
  'lesson.deep-space.scan.ask': 'only the owner of the ship sees what it looks at',
  'lesson.deep-space.lost.ask': 'with two players the one to the right is the other one',
  'lesson.battle.reveal.ask': 'all counters in a battle are turned up first',
  'lesson.battle.end.ask': 'what a battle has turned up stays face up',
  'lesson.bombard.guard.ask': 'a colony may be fired at when its guards are gone, in the same turn',
  'lesson.whole-turn.order.ask': 'combat comes before exploration',
  'lesson.whole-turn.buy.ask': 'ships come face down',
  'lesson.aliens.find.ask': 'aliens attack at once',
  'lesson.machines.weak.ask': 'the weakness is rolled as the first battle begins',
  'lesson.machines.barren.ask': 'against machines nobody guards a barren planet',
  'lesson.empires.ships.ask': 'ships are bought as the first battle begins',
  'lesson.blockade.shown.ask': 'what one empire sees all of them know',
  'lesson.dukedom.pick.ask': 'everybody has a turn in every role',
  'lesson.science.hole.ask': 'the Scientist leaves when Omega explodes',
  'lesson.endgame.last.ask': 'a role is always played to its end',
  'lesson.two-regents.pick.ask': 'the player who picked the Regent buys first',
};
