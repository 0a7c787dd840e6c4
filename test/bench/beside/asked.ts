/** How matches are played: by chance, by chance with log and history kept, by the program's own player. */
export const MANNERS = ['chance', 'history', 'program'] as const;
export type Manner = (typeof MANNERS)[number];

/** The games that are measured, in the order in which they are printed. */
export const MEASURED_GAMES = ['starcraft', 'theseus', 'galactic-emperor', 'space-empires'] as const;
export type MeasuredGame = (typeof MEASURED_GAMES)[number];

/** The word for the table's key to frame. */
const TABLE = 'table';

/** What is measured beside another commit. */
export interface Asked {
  /** The commit as it was named. */
  readonly commit: string;
  readonly plays: readonly { readonly game: MeasuredGame; readonly manner: Manner }[];
  /** Whether the table's key to frame is measured. */
  readonly table: boolean;
}

const USAGE = `npm run bench -- beside COMMIT [${[...MEASURED_GAMES, ...MANNERS, TABLE].join('|')} ...]`;

/**
 * What the words behind `beside` ask for: a commit and the parts, or all parts when none is named. Games without a
 * manner are played in all of them, manners without a game play all games. Throws with how to ask.
 */
export function askedBy([commit, ...parts]: readonly string[]): Asked {
  if (commit === undefined || commit.startsWith('-')) throw new RangeError(USAGE);
  const games = MEASURED_GAMES.filter(game => parts.includes(game));
  const manners = MANNERS.filter(manner => parts.includes(manner));
  const known: readonly string[] = [...games, ...manners, TABLE];
  const unknown = parts.find(part => !known.includes(part));
  if (unknown !== undefined) throw new RangeError(`there is no part ${unknown}: ${USAGE}`);
  const isAll = parts.length === 0;
  const plays = isAll || games.length + manners.length > 0;
  const played = games.length > 0 ? games : MEASURED_GAMES;
  const by = manners.length > 0 ? manners : MANNERS;
  return {
    commit,
    plays: plays ? played.flatMap(game => by.map(manner => ({ game, manner }))) : [],
    table: isAll || parts.includes(TABLE),
  };
}
