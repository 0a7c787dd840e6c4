import type { KeyLine } from '../../src/table/app/screens/key-line.ts';

/** Keys by what is counted, and by round. */
export type KeyCounts = ReadonlyMap<string, ReadonlyMap<number, number>>;

/** What the keys of a game were for, and what they did. */
export interface LogCounts {
  /** The game; `null`: no match was on the table. */
  readonly game: string | null;
  readonly purposes: KeyCounts;
  readonly deeds: KeyCounts;
}

/** The round of keys without a match. */
const NO_ROUND = -1;

/** Counts the keys of a log, game by game, in the order in which the games came. */
export function countLog(lines: readonly KeyLine[]): readonly LogCounts[] {
  const games = [...new Set(lines.map(({ game = null }) => game))];
  return games.map(game =>
    countGame(
      game,
      lines.filter(line => (line.game ?? null) === game),
    ),
  );
}

function countGame(game: string | null, lines: readonly KeyLine[]): LogCounts {
  const [purposes, deeds] = [new Map<string, Map<number, number>>(), new Map<string, Map<number, number>>()];
  // The page at the end of a round belongs to that round, also when the next one has begun behind it.
  let answeredIn: number | null = null;
  for (const line of lines) {
    const { round = NO_ROUND, did } = line;
    const isPage = line.screen === 'moment' || line.screen === 'since';
    const counted = isPage ? (answeredIn ?? round) : round;
    add(purposes, purposeOf(line), counted);
    add(deeds, did, counted);
    if (did === 'answered' || did === 'chose') answeredIn = round;
  }
  return { game, purposes, deeds };
}

function add(counts: Map<string, Map<number, number>>, what: string, round: number): void {
  const rounds = counts.get(what) ?? new Map<number, number>();
  counts.set(what, rounds.set(round, (rounds.get(round) ?? 0) + 1));
}

/** What is seen of a match itself. */
const MATCH_SCREENS: ReadonlySet<string> = new Set(['table', 'hand-over', 'cover', 'since', 'moment', 'end']);

/**
 * What a key was pressed for: the chapter of the question on the table, what lay between two questions, or the screen
 * it was pressed on.
 */
export function purposeOf({ screen, question, did }: KeyLine): string {
  if (did === 'swallowed') return 'swallowed';
  if (did === 'nothing') return 'without effect';
  if (did === 'looked') return 'looking';
  if (did === 'acted' && MATCH_SCREENS.has(screen)) return 'something else';
  if (screen === 'hand-over' || screen === 'cover') return 'handing over';
  if (screen === 'moment' || screen === 'since') return 'pages and verdicts';
  const isAsked = screen === 'table' || screen === 'ask';
  return (isAsked ? question?.split('.')[0] : undefined) ?? screen;
}

/** The counts as tables for people. `roundName`: what the game calls a round. */
export function countsTable({ purposes, deeds }: LogCounts, roundName: string): string {
  const rounds = [...new Set([...purposes.values()].flatMap(counts => [...counts.keys()]))].sort((a, b) => a - b);
  const titles = rounds.map(round => titleOf(round, roundName));
  const table = (counts: KeyCounts): readonly (readonly string[])[] =>
    [...counts]
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([what, of]) => lineOf(what, rounds, round => of.get(round) ?? 0));
  const sum = lineOf('all', rounds, round => sumOf([...purposes.values()].map(of => of.get(round) ?? 0)));
  const lines = [
    ['for', ...titles, 'all'],
    ...table(purposes),
    sum,
    [],
    ['what they did', ...titles, 'all'],
    ...table(deeds),
  ];
  const first = Math.max(...lines.map(([what = '']) => what.length));
  return lines
    .map(([what = '', ...cells]) => [what.padEnd(first), ...cells.map(cell => cell.padStart(10))].join('').trimEnd())
    .join('\n');
}

function lineOf(what: string, rounds: readonly number[], of: (round: number) => number): readonly string[] {
  const counts = rounds.map(of);
  return [what, ...counts.map(count => (count === 0 ? '' : String(count))), String(sumOf(counts))];
}

function titleOf(round: number, roundName: string): string {
  if (round === NO_ROUND) return '';
  return round === 0 ? 'set-up' : `${roundName} ${round}`;
}

function sumOf(counts: readonly number[]): number {
  return counts.reduce((sum, count) => sum + count, 0);
}
