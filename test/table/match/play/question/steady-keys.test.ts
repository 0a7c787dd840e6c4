import { describe, expect, test } from 'vitest';
import { randomStateFrom } from '../../../../../src/session/sitting/players.ts';
import { PROGRAM_GAMES } from '../../../../../src/session/setting/games.ts';
import { randomAnswer } from '../../../../../src/bots/random.ts';
import type { Decision } from '../../../../../src/kernel/match/decision.ts';
import { runs } from '../../../../runs.ts';
import { isTablesKey, keysOf } from './keys-of.ts';

const SEATS: Readonly<Record<string, number>> = { 'galactic-emperor': 3 };
/** So many questions of each match are looked at; in the long form all. */
const QUESTIONS = runs(130, 3000);
/** A match of each seed is looked at. */
const SEEDS = runs(['steady'], ['steady', 'keys']);
/**
 * Whether an id names a thing by a handle, which may be another thing in the next question, a hex beside a group, whose
 * digit is the direction to it, or a row of a list of hexes, whose cursor is on the board. Battles of Space Empires
 * number their targets, and tiles of Galactic Emperor are numbered as they lie in their row.
 */
const isFleeting = (kind: string, id: string): boolean =>
  /:c\d+/.test(id) ||
  kind === 'move.where' ||
  id.startsWith('hex:') ||
  kind.startsWith('battle.') ||
  kind === 'explorer.tile';

const MATCHES = ['theseus', 'galactic-emperor', 'space-empires', 'starcraft'].flatMap(game =>
  SEEDS.map(seed => ({ game, seed })),
);

describe.each(MATCHES)('$game of seed $seed', ({ game, seed }) => {
  test.each(['by the program', 'by chance'])('has no answer on a key of the table, played %s', async how => {
    const seen = await keysSeen(game, how, seed);
    const clashes = seen.filter(({ isTables }) => isTables);
    expect(clashes).toEqual([]);
  });

  // The questions of StarCraft number their rows.
  const steady = game === 'starcraft' ? [] : ['by the program', 'by chance'];
  test.each(steady)('keeps the key of an answer in questions of one kind all match, played %s', async how => {
    const seen = await keysSeen(game, how, seed);
    const known = new Map<string, string>();
    const moved = new Set<string>();
    for (const { seat, kind, id, key } of seen) {
      if (isFleeting(kind, id)) continue;
      const name = `${seat} ${kind} ${id}`;
      const before = known.get(name) ?? key;
      if (before !== key) moved.add(`${kind} ${id}: ${before}, ${key}`);
      known.set(name, key);
    }
    expect([...moved]).toEqual([]);
  });
});

interface SeenKey {
  readonly seat: number;
  readonly kind: string;
  readonly id: string;
  readonly key: string;
  /** Whether the key begins with a key of the table. */
  readonly isTables: boolean;
}

/**
 * What an answer means: all ships of a space, however many those are, are one answer to the Warlord, and the
 * malfunction token goes to a slot, whatever card lies there.
 */
function meaningOf({ kind, options }: Decision, id: string): string {
  const slot = options.find(other => other.id === id)?.refs?.find(ref => ref.startsWith('slot:'));
  if (id.startsWith('malfunction:') && slot !== undefined) return `malfunction:${slot}`;
  const [act = '', space] = kind === 'warlord.move' ? [id.split(':')[0], id.split('@')[1]] : [];
  if (space === undefined) return id;
  const isWhole = options.find(other => other.id.startsWith(`${act}:`) && other.id.endsWith(`@${space}`))?.id === id;
  return isWhole ? `${act}:all@${space}` : id;
}

const matchesSeen = new Map<string, Promise<readonly SeenKey[]>>();

/** The keys of the questions of one match, which is played once for all that is looked for in it. */
function keysSeen(game: string, how: string, seed: string): Promise<readonly SeenKey[]> {
  const known = matchesSeen.get(`${game} ${how} ${seed}`) ?? played(game, how, seed);
  matchesSeen.set(`${game} ${how} ${seed}`, known);
  return known;
}

async function played(named: string, how: string, seed: string): Promise<readonly SeenKey[]> {
  const loaded = await PROGRAM_GAMES.load(named);
  if (loaded === null) throw new Error(`no ${named}`);
  const { game, bot, board } = loaded;
  const seats = ['Ann', 'Bob', 'Cyd'].slice(0, SEATS[named] ?? 2).map(name => ({ name }));
  const match = game.start({ seats, options: {}, seed });
  const random = randomStateFrom(seed);
  const seen: SeenKey[] = [];
  for (let questions = 0; questions < QUESTIONS && match.decision !== null; questions += 1) {
    const { decision } = match;
    const { seat, kind, n } = decision;
    for (const [id, key] of keysOf(match, board))
      seen.push({ seat, kind, id: meaningOf(decision, id), key, isTables: isTablesKey(key, decision) });
    const answer =
      how === 'by chance'
        ? randomAnswer(decision, random)
        : bot({ game: match.game, view: match.view(seat), decision, random });
    match.answer(n, answer);
  }
  return seen;
}
