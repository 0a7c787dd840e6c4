/** Short texts of the rules: space combat and bombardment (SE-8, SE-9). */
export const combatRules = {
  'rule.SE-8.title': 'Space combat',
  'rule.SE-8': 'Where your units share a hex with enemies, there is a battle.',
  'rule.SE-8.1.title': 'When you fight',
  'rule.SE-8.1':
    'In your combat phase, once in every such hex, in your order. The side that moved in is the attacker; if nobody did, you are.',
  'rule.SE-8.2.title': 'Two sides',
  'rule.SE-8.2':
    'With two enemies in a hex, you say who you fight first; the survivors fight the other. Damage is gone between battles.',
  'rule.SE-8.3.title': 'Before the first round',
  'rule.SE-8.3':
    'Decoys go; all units are revealed; cloaked Raiders may withdraw; technology is announced; mines are swept and explode; then rounds begin. With nothing left on one side, there is no battle.',
  'rule.SE-8.4.title': 'A battle round',
  'rule.SE-8.4': 'Screening, fleet size bonus, firing by class; then the next round.',
  'rule.SE-8.5.title': 'Screening',
  'rule.SE-8.5':
    'The side with more armed units may screen up to the difference. Screened units neither fire nor are hit in this round, but may retreat. Unarmed units are always screened.',
  'rule.SE-8.6.title': 'Fleet size bonus',
  'rule.SE-8.6':
    'A side with at least twice as many unscreened units at the start of a round fires better by one in it.',
  'rule.SE-8.7.title': 'Firing order',
  'rule.SE-8.7':
    'Class A first, then B to E. Within a class the higher Tactics first; with the same, the defender. A player finishes one group before the next. Each die is seen before the next target is named.',
  'rule.SE-8.8.title': 'Targets',
  'rule.SE-8.8':
    'Any enemy that can fight and is not screened; each unit of a group may choose another. Carriers are protected by Fighters (SE-14.4).',
  'rule.SE-8.9.title': 'To hit',
  'rule.SE-8.9':
    'The attack of the ship and its Attack technology (no more than its hull), plus the bonus, less the defence of the target and its Defence technology (no more than its hull). A roll of that or less hits; a 1 always hits.',
  'rule.SE-8.10.title': 'Damage',
  'rule.SE-8.10':
    'Each hit is one damage. A unit with as many as its hull is destroyed. In a group one unit takes all of it until it falls. Damage is gone after the battle.',
  'rule.SE-8.11.title': 'Terrain',
  'rule.SE-8.11':
    'In asteroids all are class E, and Attack technology does not count. In a nebula all are class E, Defence technology does not count, and nobody is cloaked.',
  'rule.SE-8.12.title': 'Retreat',
  'rule.SE-8.12':
    'From the second round on a unit that can move may retreat instead of firing: one hex, explored, no supernova, without enemies, and for at least one of your colonies no farther away than the battle.',
  'rule.SE-8.12.1.title': 'Part of a group',
  'rule.SE-8.12.1':
    'It needs a free counter. Without one the group leaves as a whole, to one hex, and only if none of it has fired in this round.',
  'rule.SE-8.13.title': 'Separate ways',
  'rule.SE-8.13': 'Retreating units may take different hexes, and no longer count.',
  'rule.SE-8.14.title': 'End of a battle',
  'rule.SE-8.14':
    'When one side has nothing left that can fight, its unarmed units are destroyed. What stays lies face up.',
  'rule.SE-8.15.title': 'More combat rules',
  'rule.SE-8.15': 'Fighters and Carriers, Raiders, Mines and aliens have rules of their own: SE-14 to SE-17.',
  'rule.SE-9.title': 'Colonies under fire',
  'rule.SE-9': 'After a battle, the units that hold the hex of an enemy colony may fire at it.',
  'rule.SE-9.1.title': 'Who fires',
  'rule.SE-9.1':
    'When no enemy that can fight is left in the hex, each of your armed units there may fire once at the enemy colony, once a turn, in your own combat phase.',
  'rule.SE-9.2.title': 'To hit',
  'rule.SE-9.2': 'Attack and Attack technology against a defence of 0, without the bonus. A 1 always hits.',
  'rule.SE-9.3.title': 'Steps of a colony',
  'rule.SE-9.3':
    'Each hit lowers a colony, from 5 to 3 to 1, and the next destroys it; a new one is destroyed at once. A homeworld goes from 20 to 15, 10, 5 and is then destroyed.',
  'rule.SE-9.4.title': 'A destroyed colony',
  'rule.SE-9.4': 'What lay on it is lost. The planet may be settled again, at once by the attacker.',
  'rule.SE-9.5.title': 'Yards and bases first',
  'rule.SE-9.5': 'They and the Fighters in the hex fight before the colony can be hit.',
  'rule.SE-9.6.title': 'A homeworld falls',
  'rule.SE-9.6': 'Its owner has lost, or is out, as the victory of the match says (SE-19).',
} as const;
