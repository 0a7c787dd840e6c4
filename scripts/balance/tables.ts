/** Who plays a seat of a measured match: a faction, or `null` for one that is dealt. */
export type Side = string | null;

/** Matches of one kind: the same sides at the table, which change seats from match to match. */
export interface Table {
  readonly name: string;
  readonly sides: readonly Side[];
  readonly options: Readonly<Record<string, unknown>>;
  /** Sides that are played by chance; bots play all others. */
  readonly byChance?: readonly string[];
  /**
   * The answer of the first seat to its first question of a kind, such as the role that opens a match: it is not left
   * to its player.
   */
  readonly opening?: { readonly kind: string; readonly id: string };
}

/** Tables that are measured together. */
export interface Mode {
  readonly id: string;
  readonly title: string;
  readonly tables: readonly Table[];
}

const CARD_FACTIONS = ['marines', 'scientists', 'aliens', 'greys'];
const PANDORA = 'pandora';
const BEGINNER = { decks: 'beginner', installed: 'three' };
const BUILT = { decks: 'built' };

/** Sides in alternate seats are allied, so that the first and third of a row play against the second and fourth. */
const TEAMS = [
  ['marines', 'scientists', 'aliens', 'greys'],
  ['marines', 'aliens', 'scientists', 'greys'],
  ['marines', 'scientists', 'greys', 'aliens'],
];

const THESEUS: readonly Mode[] = [
  mode('duel', 'Duels, all cards', choices(CARD_FACTIONS, 2)),
  mode('beginner', "Duels, beginners' decks, three cards installed", choices(CARD_FACTIONS, 2), BEGINNER),
  mode('built', 'Duels, built decks', choices(CARD_FACTIONS, 2), BUILT),
  mode('duel-pandora', 'Duels with Pandora', withPandora(1)),
  mode('three', 'Three players', choices(CARD_FACTIONS, 3)),
  mode('three-pandora', 'Three players, one of them Pandora', withPandora(2)),
  mode('four', 'Four players', [CARD_FACTIONS]),
  mode('four-pandora', 'Four players, one of them Pandora', withPandora(3)),
  mode('teams', 'Two alliances', TEAMS, { teams: true }),
  {
    id: 'chance',
    title: 'Duels of a bot against a player by chance',
    tables: ordered([...CARD_FACTIONS, PANDORA]).map(([bot, other]) => ({
      name: `${bot} (bot) - ${other} (by chance)`,
      sides: [bot, other],
      options: {},
      byChance: [other],
    })),
  },
];

const STARCRAFT: readonly Mode[] = [2, 3, 4, 5, 6].map(seats => ({
  id: `seats-${seats}`,
  title: `${seats} players`,
  tables: [{ name: 'factions dealt', sides: Array<Side>(seats).fill(null), options: {} }],
}));

/** The roles that a match of Galactic Emperor can be opened with. */
const ROLES = ['explorer', 'merchant', 'steward', 'engineer', 'warlord', 'regent', 'scientist'];

const EMPEROR: readonly Mode[] = [3, 4, 5, 6].flatMap(seats => {
  const sides = Array<Side>(seats).fill(null);
  return [
    { id: `seats-${seats}`, title: `${seats} players`, tables: [{ name: 'as bots play', sides, options: {} }] },
    {
      id: `openings-${seats}`,
      title: `${seats} players, each role as the opening`,
      tables: ROLES.map(role => ({
        name: role,
        sides,
        options: {},
        opening: { kind: 'round.role', id: `role:${role}` },
      })),
    },
  ];
});

/** What can be measured, game by game. */
export const MODES: Readonly<Record<string, readonly Mode[]>> = {
  theseus: THESEUS,
  starcraft: STARCRAFT,
  'galactic-emperor': EMPEROR,
};

function mode(
  id: string,
  title: string,
  sides: readonly (readonly string[])[],
  options: Readonly<Record<string, unknown>> = {},
): Mode {
  return { id, title, tables: sides.map(of => ({ name: nameOf(of, options), sides: of, options })) };
}

function nameOf(sides: readonly string[], options: Readonly<Record<string, unknown>>): string {
  const at = (...places: readonly number[]): string => places.map(place => sides[place]).join(' + ');
  return options.teams === true ? `${at(0, 2)} - ${at(1, 3)}` : sides.join(' - ');
}

/** All choices of `size` of some factions, in their order. */
function choices(factions: readonly string[], size: number): string[][] {
  if (size === 0) return [[]];
  return factions.flatMap((faction, at) =>
    choices(factions.slice(at + 1), size - 1).map(others => [faction, ...others]),
  );
}

function withPandora(others: number): string[][] {
  return choices(CARD_FACTIONS, others).map(of => [...of, PANDORA]);
}

function ordered(factions: readonly string[]): (readonly [string, string])[] {
  return factions.flatMap(one => factions.flatMap(other => (one === other ? [] : [[one, other] as const])));
}

/** The sides of match `number` as they sit: from match to match they move on by a seat. */
export function seatedIn({ sides }: Table, number: number): Side[] {
  const by = number % sides.length;
  return [...sides.slice(by), ...sides.slice(0, by)];
}
