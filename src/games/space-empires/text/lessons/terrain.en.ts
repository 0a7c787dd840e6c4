/** The texts of the lesson "Terrain and technology". */
export const terrainLessonTexts = {
  'lesson.terrain': 'Terrain and technology',
  'lesson.terrain.begin':
    'You have bought Attack 1. Each level adds one to a shot, but no ship uses more levels than it has hull points. Your two Cruisers on E4 were built with it. Beside them, among the asteroids of F4, lies a counter of Korr: two Scouts, a prisoner says.',
  'lesson.terrain.order.count':
    'In open space Cruisers, class C, fire long before Scouts, class E. But between asteroids, and in nebulae, every ship is of class E.',
  'lesson.terrain.order.thought':
    'Among asteroids classes no longer tell ships apart. Then Tactics decides, and after that who came and who was there.',
  'lesson.terrain.order.ask': 'You attack. Who fires first on F4?',
  'lesson.terrain.order.cruisers': 'My Cruisers',
  'lesson.terrain.order.scouts': 'Korr’s Scouts',
  'lesson.terrain.order': 'Send both Cruisers from E4 to F4, and end your movement.',
  'lesson.terrain.order.because':
    'All are of one class, nobody has better Tactics, so the defender goes first. A defender among asteroids shoots before a stronger attacker. Luckily both have missed.',
  'lesson.terrain.order.mark': 'Among asteroids',
  'lesson.terrain.order.advice': 'Both Cruisers must go from E4 to F4; then end your movement.',
  'lesson.terrain.order.goal': 'it is your Cruisers’ turn to fire',
  'lesson.terrain.number.count':
    'A Cruiser has attack 4, and Attack 1 would make that 5. A Scout has no defence. But between asteroids attack technology counts for nothing.',
  'lesson.terrain.number.thought':
    'Begin with the printed number of the Cruiser. Then ask which of your levels count in this place.',
  'lesson.terrain.number.ask': 'What is the highest roll that hits?',
  'lesson.terrain.number': 'Fire with one Cruiser.',
  'lesson.terrain.number.because':
    'Its printed 4, no more. The die showed a 5: in open space that would have been a hit. In a nebula the attack counts, but defence technology does not.',
  'lesson.terrain.number.mark': 'The number',
  'lesson.terrain.number.advice': 'Let a Cruiser fire in the first round.',
  'lesson.terrain.number.goal': 'a Cruiser has fired',
  'lesson.terrain.finish': 'Fight the battle to its end, as you like.',
  'lesson.terrain.finish.thought':
    'Count hits: how many does each of Korr’s ships take, and how many shots have you in a round?',
  'lesson.terrain.finish.mark': 'The battle',
  'lesson.terrain.finish.goal': 'the battle is over',
  'lesson.terrain.refit.count':
    'At home on C4 stand two Scouts that were built before Attack 1: ships keep what they were built with. Units that stay at a Ship Yard for a turn may be refitted to all that you know, for 1 CP a hull point.',
  'lesson.terrain.refit.thought': 'You pay for the change, not for the ships. Count their hull points.',
  'lesson.terrain.refit.ask': 'What does it cost to refit them all?',
  'lesson.terrain.refit': 'Refit both Scouts, together or one by one.',
  'lesson.terrain.refit.because': 'Two Scouts, one hull point each: 2 CP, instead of 12 for two new ones.',
  'lesson.terrain.refit.mark': 'The refit',
  'lesson.terrain.refit.goal': 'both Scouts are refitted',
  'lesson.terrain.close':
    'So a Scout uses Attack 1 and no more, a Dreadnought up to 3. In open space all technology counts and big ships fire first; asteroids and nebulae each take something of that away.',
  'lesson.terrain.remember.1': 'Asteroids and nebulae: every ship is class E, and the defender begins.',
  'lesson.terrain.remember.2': 'Asteroids cancel attack technology, nebulae cancel defence technology.',
  'lesson.terrain.remember.3': 'Ships keep the technology they were built with, until they are refitted at a yard.',
} as const;
