/** Summaries of the rules on the game, its terms and its pieces (SC-1, SC-2). */
export const basicRules = {
  // The game and its terms, SC-1
  'rule.SC-1.title': 'The game in short',
  'rule.SC-1':
    'Two to six factions fight for the planets of a galaxy, round after round. The first to reach 15 conquest points or a special objective, or to be the only one left, wins, unless the Event deck ends the game first (see SC-19).',
  'rule.SC-1.1.title': 'Players and factions',
  'rule.SC-1.1':
    'Two to six players lead one faction each: Jim Raynor or Arcturus Mengsk (Terran), Tassadar or Aldaris (Protoss), the Queen of Blades or the Overmind (Zerg). Factions of the same race are rivals like any others.',
  'rule.SC-1.2.title': 'The galaxy',
  'rule.SC-1.2':
    'You play on a galaxy of planets, which navigation routes join to one another. A planet is divided into areas, and each area yields minerals, gas or conquest points.',
  'rule.SC-1.3.title': 'The round',
  'rule.SC-1.3':
    'Every round has three phases. Orders are placed in the Planning Phase (SC-5) and carried out in the Execution Phase (SC-6). The Regrouping Phase (SC-18) brings resources, points and Event cards.',
  'rule.SC-1.4.title': 'Four ways to win',
  'rule.SC-1.4':
    'You win by conquest points (normal victory), by the special victory objective on your faction sheet, by being the last one left, or by leading when the Event deck brings the end of the game. SC-19 has the details.',
  'rule.SC-1.5.title': 'Terms',
  'rule.SC-1.5':
    'A friendly area, one you control, holds at least one of your units or bases and no unit or base of anybody else. An enemy area holds a unit or base of another player; an empty area holds no units and no bases at all. While a battle lasts, its area is neither friendly nor empty for anybody. Adjacent planets share a navigation route of either kind, and what is destroyed returns to its owner’s supply and can be built again.',
  'rule.SC-1.5.1.title': 'Mixed areas',
  'rule.SC-1.5.1':
    'After a battle, or after units walked up to an undefended base, one player’s units may share an area with another player’s base. Neither of the two controls such an area, and it counts as friendly for no one. Units of different players meet only in battle; otherwise they never share an area.',
  'rule.SC-1.5.2.title': 'Using a mixed area',
  'rule.SC-1.5.2':
    'A mixed area, with one player’s units and another’s base (SC-1.5.1), is an enemy area to everyone who wants to use it. Moving more units in takes up the one enemy area of a Mobilize order (SC-10.3), without a battle and without the 2 extra attackers. Nobody builds, places units, retreats or withdraws there, and it gives no Resource card and no conquest points.',

  // The pieces, SC-2
  'rule.SC-2.title': 'Components and limits',
  'rule.SC-2':
    'The pieces in the box are limited, and nobody can own more of a kind than the box holds. What you have not built or placed lies in your supply.',
  'rule.SC-2.1.title': 'What a faction has',
  'rule.SC-2.1':
    'Each faction has 6 bases, 15 workers, 7 transports, 6 standard and 3 special order tokens and 18 Combat cards. Terran have 30 figures and 21 Technology cards, Protoss 27 and 20, Zerg 33 and 22. Of building and module tokens Terran have 8 and 8, Protoss 6 and 7, Zerg 6 and 4. The table shares 12 planets, 15 normal and 6 z-axis routes, 26 Resource cards and 70 Event cards.',
  'rule.SC-2.2.title': 'Supply',
  'rule.SC-2.2':
    'You can only build or place what is left in your supply, and "any number" means as many as are left there. Only depletion tokens never run out. To use a figure again elsewhere, you may destroy it during your own order (see SC-9.2).',
  'rule.SC-2.3.title': 'Order tokens',
  'rule.SC-2.3':
    'You have two standard tokens and one special token each of Build, Mobilize and Research. In one round you can therefore place at most two standard orders and one special order of a kind.',
  'rule.SC-2.4.title': 'Conquest point marker',
  'rule.SC-2.4':
    'Conquest points are counted on a track; the back of the marker adds 15 when the track is at its end. Your points never fall below 0.',
} as const;
