/** Short texts of the rules: advanced and optional rules (SE-14 to SE-18). */
export const advancedRules = {
  'rule.SE-14.title': 'Carriers and Fighters',
  'rule.SE-14': 'Carriers hold Fighters, which strike early and hard. Scouts with Point Defence hunt them.',
  'rule.SE-14.1.title': 'Room for Fighters',
  'rule.SE-14.1':
    'A Carrier holds three Fighters. They change hexes only in Carriers, and otherwise stay at one of your colonies. With room in neither, they are destroyed.',
  'rule.SE-14.2.title': 'Changing Carriers',
  'rule.SE-14.2':
    'In one hex Fighters may change between Carriers and your own colony at any time. None goes farther in a turn than its fastest Carrier could.',
  'rule.SE-14.3.title': 'Each Fighter counts',
  'rule.SE-14.3': 'Each Fighter counts as an armed unit and fires by itself.',
  'rule.SE-14.4.title': 'Protection',
  'rule.SE-14.4': 'A Carrier cannot be a target while a Fighter of its side fights there and none of them is screened.',
  'rule.SE-14.5.title': 'Retreat',
  'rule.SE-14.5': 'Fighters leave only with a Carrier. A Carrier may not leave any behind that would have no room.',
  'rule.SE-14.5.1.title': 'Declaring',
  'rule.SE-14.5.1':
    'Fighters that want to leave say so when they would fire, screened ones too. They can still be hit, and protect Carriers, until their Carrier goes.',
  'rule.SE-14.5.2.title': 'What a declaration binds',
  'rule.SE-14.5.2': 'Fighters that have fired cannot be taken along in that round. A declaration binds nobody.',
  'rule.SE-14.6.title': 'Lost Carriers',
  'rule.SE-14.6':
    'Fighters without room are destroyed at the end of the battle, and at once after a mine or a black hole.',
  'rule.SE-14.7.title': 'Point Defence',
  'rule.SE-14.7':
    'A Scout with it fires at Fighters as A6, A7 or A8, at everything else as E3. Once a round: in class A, or it waits for E. In asteroids and nebulae only in class E, no weaker.',
  'rule.SE-14.8.title': 'No extra defence',
  'rule.SE-14.8': 'Fighters 2 and 3 have no extra defence against it, unlike in later editions.',
  'rule.SE-15.title': 'Raiders',
  'rule.SE-15':
    'Raiders pass enemies unseen, strike first and vanish again, unless a Destroyer carries a scanner that finds them.',
  'rule.SE-15.1.title': 'When Raiders are cloaked',
  'rule.SE-15.1':
    'They are cloaked against an enemy without a Destroyer in the hex whose Scanners are at least their Cloaking. In a nebula they never are.',
  'rule.SE-15.2.title': 'Passing enemies',
  'rule.SE-15.2':
    'Cloaked Raiders may enter hexes with enemies, go on, and stop or stay there without a battle. They announce Raiders, the enemy may show a scanner; then both levels are named, and those that it finds are stopped. Unarmed ships beside Raiders that stay unseen have no guard and are lost; mines go off whoever hides.',
  'rule.SE-15.3.title': 'Withdrawing',
  'rule.SE-15.3': 'When a battle begins, cloaked Raiders may retreat before the first shot, each to a hex of its own.',
  'rule.SE-15.3.1.title': 'No battle then',
  'rule.SE-15.3.1':
    'If one side has nothing left that can fight, and no mines, nothing more is shown, and no mine explodes.',
  'rule.SE-15.4.title': 'How Raiders fire',
  'rule.SE-15.4':
    'Cloaked, they are class A, with 1 more in the first round; otherwise D. Their attack is 4, with Cloaking 2 it is 5.',
  'rule.SE-15.5.title': 'Scanners lost',
  'rule.SE-15.5':
    'When the scanners are destroyed, the Raiders are cloaked again from the next round. A screened Destroyer scans.',
  'rule.SE-15.6.title': 'Mines',
  'rule.SE-15.6': 'Cloaked Raiders do not set off mines.',
  'rule.SE-16.title': 'Mines',
  'rule.SE-16': 'Mines lie face down, and each destroys one ship that enters their hex. Sweepers remove them.',
  'rule.SE-16.1.title': 'How mines move',
  'rule.SE-16.1': 'Mines move 1 and never enter an unexplored hex or one with an enemy unit or colony.',
  'rule.SE-16.2.title': 'What mines cost',
  'rule.SE-16.2': 'They cost no maintenance, cannot retreat, and do not count in battle.',
  'rule.SE-16.3.title': 'Mines stop enemies',
  'rule.SE-16.3': 'Enemies that enter stop, and there is a battle.',
  'rule.SE-16.4.title': 'Sweeping and exploding',
  'rule.SE-16.4':
    'Each sweeper removes as many mines as its level. Each mine left destroys one enemy unit that the owner chooses.',
  'rule.SE-16.5.title': 'Mines must explode',
  'rule.SE-16.5': 'Mines explode as long as there are targets. What is left stays.',
  'rule.SE-16.6.title': 'Raiders',
  'rule.SE-16.6': 'Cloaked Raiders are not targets, unless a scanner finds them or they offer themselves.',
  'rule.SE-16.7.title': 'Mines take any ship',
  'rule.SE-16.7': 'Unarmed ships may be chosen, too.',
  'rule.SE-17.title': 'Aliens',
  'rule.SE-17': 'With aliens in the match, barren planets of deep space are defended by alien ships.',
  'rule.SE-17.1.title': 'How many aliens',
  'rule.SE-17.1': 'Four alien ships are drawn by chance, or what is left.',
  'rule.SE-17.2.title': 'Aliens attack at once',
  'rule.SE-17.2':
    'They attack the player who reveals the planet from its hex. After a scan that turns it up, they lie there face down, each ship under a counter of its own.',
  'rule.SE-17.3.title': 'Ships of the aliens',
  'rule.SE-17.3': 'B6, C5 and D4, with a defence of 2, 2 and 1, hull 1 and Tactics 1. Everybody stops there.',
  'rule.SE-17.4.title': 'Aliens stay',
  'rule.SE-17.4': 'They never move, retreat or screen, and are not replaced.',
  'rule.SE-17.5.title': 'Who chooses for the aliens',
  'rule.SE-17.5': 'The next player to the left of the active one who is no partner of theirs chooses their targets.',
  'rule.SE-17.6.title': 'The last alien',
  'rule.SE-17.6': 'When it is destroyed, the planet is an ordinary barren one.',
  'rule.SE-17.7.title': 'Colony Ships',
  'rule.SE-17.7': 'Colony Ships count as unarmed. Cloaked Raiders may pass.',
  'rule.SE-18.title': 'Optional rules',
  'rule.SE-18': 'Each is used only when the match says so. They may be combined.',
  'rule.SE-18.1.title': 'Instant upgrade and slingshot',
  'rule.SE-18.1':
    'Every unit always carries the newest levels. A unit that enters a black hole by a slingshot adds 2 to the die, and goes one more hex if it lives.',
  'rule.SE-18.2.title': 'Warp points',
  'rule.SE-18.2': 'Two revealed points of one number are adjacent. The third is removed.',
  'rule.SE-18.3.title': 'Doomsday machines',
  'rule.SE-18.3':
    'If the match says so, up to three machines are among the white markers; otherwise their markers are removed when found. A machine is C9 with defence 2, hull 3 and Tactics 2, and fires twice a round. Nobody screens against it or has a fleet size bonus. Fighters cannot fire at it, but still shield their Carriers. Mines in its hex go off without effect. A roll of 1 hits it. It sees through every cloak, and heals after each battle. The player who destroys it rolls twice on the table of wrecks (SE-7.11) and keeps both levels.',
  'rule.SE-18.3.1.title': 'A machine found',
  'rule.SE-18.3.1':
    'Turned up by units in its hex it attacks them at once. Turned up by a scan it attacks nobody yet. It moves for the first time in that very turn.',
  'rule.SE-18.3.2.title': 'Where a machine goes',
  'rule.SE-18.3.2':
    'In each turn, when all players have moved, it goes up to two hexes to the nearest revealed planet, asteroid field or ship and stops there; equally near hexes have the same chance. Finding none, it goes one hex in a random direction.',
  'rule.SE-18.3.3.title': 'Where a machine may not be',
  'rule.SE-18.3.3':
    'It passes through unexplored hexes and other machines, but does not stop there, and turns up no marker. It never enters a home territory (random maps have none). A hex that it cannot reach or where it may not stop is not a goal. If it may stop nowhere, it stays. Terrain and warp points mean nothing to it.',
  'rule.SE-18.3.4.title': 'A machine fights',
  'rule.SE-18.3.4':
    'It fights whatever ships are in its hex at once, even aliens. You may attack it in your own turn. The next player to the left of the one that it fights, who is no partner of theirs, chooses its targets; between aliens and a machine everything is by chance.',
  'rule.SE-18.3.5.title': 'A machine destroys',
  'rule.SE-18.3.5':
    'After the battle it destroys the planet or the asteroid field of its hex, with the colony there. Nobody scores for that. A player whose homeworld it destroys is out.',
  'rule.SE-18.4.title': 'Gearing limits',
  'rule.SE-18.4': 'Research may cost 10 CP more than in the phase before, at most.',
  'rule.SE-18.5.title': 'Unpredictable research',
  'rule.SE-18.5':
    'Before the sheets are written each player may buy grants of 5 CP, each for a technology, and rolls a die for each. What the dice show is added up over the phases. When they reach the price of the next level you have that level at once, and anything over is lost. No level can be bought otherwise, and none rises twice in a phase. You may buy at most two more grants than in the phase before.',
} as const;
