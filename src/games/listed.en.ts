import type { Phrase } from '../kernel/words/format.ts';

/** The English texts about games before they are loaded, and about the program and the publishers. */
export const listedTexts = {
  'listed.solo-machines-small': 'alone: doomsday machines, small',
  'listed.solo-machines-large': 'alone: doomsday machines, large',
  'listed.solo-aliens': 'alone: alien empires',

  // The program and the games, as described in `orrery about`, the home screen, the manual, package.json and NOTICE.
  'about.version': 'Orrery {version}, {licence} licence',
  'about.what':
    'Four big space board games in your terminal: alone against the program, or two to eight at one keyboard.',
  'about.whose':
    'Unofficial fan work with no art and no rule text of the games: names and numbers stand where play needs them, and all names belong to their owners.',
  'about.publishers':
    'StarCraft is a trademark of Blizzard Entertainment. Fantasy Flight Games published StarCraft: The Board Game, Portal Games Theseus: The Dark Orbit, CrossCut Games Galactic Emperor, and GMT Games Space Empires 4X. None of them made, checked or endorses this program.',
  'about.report.address': 'Something is wrong? Please report it: {address}',
  'about.report.people': 'Something is wrong? Please tell the people you got Orrery from.',
} as const satisfies Readonly<Record<string, Phrase>>;

export type ListedTextKey = keyof typeof listedTexts;
