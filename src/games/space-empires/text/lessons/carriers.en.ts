/** The texts of the lesson "Carriers, mines, Raiders". */
export const carriersLessonTexts = {
  'lesson.carriers': 'Carriers, mines, Raiders',
  'lesson.carriers.begin':
    'Three rules for later matches. On your colony D4 lie a mine and two Fighters: colonies are a base for as many as you like. Elsewhere Fighters need Carriers, three for each. Korr moves first, and its fleet on E3 is on its way.',
  'lesson.carriers.wait': 'Watch it come to D4. A fleet that meets mines must stop.',
  'lesson.carriers.wait.mark': 'Korr attacks',
  'lesson.carriers.wait.goal': 'your mine may explode',
  'lesson.carriers.mine.count':
    'A Carrier, three Fighters, a Destroyer, and no sweeper. Your mine destroys one ship before the first shot, of any size, and you say which. Fighters don’t shield a Carrier from mines.',
  'lesson.carriers.mine.thought': 'Ask who has no room any more when the Carrier is gone. Whose colony is D4?',
  'lesson.carriers.mine.ask': 'You take a Carrier. How many of Korr’s {ships} ships will be lost?',
  'lesson.carriers.mine': 'Let the mine take the Carrier.',
  'lesson.carriers.mine.because':
    'The Carrier, and with it all three Fighters: nothing on D4 has room for them, because the colony is yours. The mine is used up.',
  'lesson.carriers.mine.mark': 'The mine',
  'lesson.carriers.mine.advice': 'That was another ship. The Carrier takes its Fighters with it: choose it.',
  'lesson.carriers.mine.goal': 'the Carrier is gone',
  'lesson.carriers.fighters.count':
    'Two Fighters against one Destroyer. Fighters are of class B with attack 5, so they fire first. The Destroyer has no defence. Screen nobody: twice as many have the bonus.',
  'lesson.carriers.fighters.thought':
    'Begin with the Fighter’s attack. Then compare how many fight on each side, and what the target takes off.',
  'lesson.carriers.fighters.ask': 'What is the highest roll with which a Fighter hits?',
  'lesson.carriers.fighters': 'Screen nothing, and fire.',
  'lesson.carriers.fighters.because':
    '5, and 1 for the fleet size. As long as a Fighter is not screened, nobody may fire at a Carrier of its side: your Fighters would first have had to destroy theirs.',
  'lesson.carriers.fighters.mark': 'Fighters',
  'lesson.carriers.fighters.advice': 'A Fighter is screened, and the bonus is gone. Screen nobody.',
  'lesson.carriers.fighters.goal': 'a Fighter has fired',
  'lesson.carriers.raider.count':
    'Your turn. Your Raider on D5 is cloaked: no Destroyer with a scanner is near. Then it fires in class A with attack 4, and in the first round better by one. On E4 stands a Cruiser with defence 1.',
  'lesson.carriers.raider.thought':
    'Attack, plus what surprise gives in the first round, less what the target carries. Take them one by one.',
  'lesson.carriers.raider.ask': 'What is the highest first roll with which the Raider hits?',
  'lesson.carriers.raider':
    'Send the Raider from D5 to E4, end your movement, stay in the battle, and fire at the Cruiser.',
  'lesson.carriers.raider.because':
    '4, and 1 for the surprise, less 1 for the Cruiser’s defence. One hit: a Cruiser takes two.',
  'lesson.carriers.raider.mark': 'The Raider',
  'lesson.carriers.raider.advice': 'Send the Raider from D5 to E4, do not withdraw, and fire.',
  'lesson.carriers.raider.goal': 'the Raider has fired',
  'lesson.carriers.close':
    'Against each of them there is something: sweepers remove mines, Scouts with Point Defence hit Fighters in class A, Destroyers with scanners find Raiders as long as the scanner’s level is as high as the cloak’s.',
  'lesson.carriers.remember.1': 'A mine takes one ship of any size; Fighters without room are lost.',
  'lesson.carriers.remember.2': 'Fighters that are not screened shield their Carriers.',
  'lesson.carriers.remember.3': 'Cloaked Raiders fire first, and better in the first round.',
} as const;
