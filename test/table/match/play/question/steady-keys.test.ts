import { describe, expect, test } from 'vitest';
import { chanceFrom } from '../../../../../src/session/sitting/players.ts';
import { SHELF } from '../../../../../src/session/setting/games.ts';
import { randomAnswer } from '../../../../../src/bots/random.ts';
import { createFormatter } from '../../../../../src/kernel/words/format.ts';
import type { Match } from '../../../../../src/kernel/history/playable.ts';
import type { Decision } from '../../../../../src/kernel/match/decision.ts';
import type { Board } from '../../../../../src/boards/board.ts';
import { COMMANDS, DEFAULT_KEYMAP } from '../../../../../src/table/frame/edge/keymap.ts';
import { openAsked } from '../../../../../src/table/match/play/question/opening.ts';
import { rowKeys, rowsShown } from '../../../../../src/table/match/play/question/rows.ts';
import { runs } from '../../../../runs.ts';

const SEATS: Readonly<Record<string, number>> = { 'galactic-emperor': 3 };
/** So many questions of each match are looked at; in the long form all. */
const QUESTIONS = runs(500, 3000);
/** A match of each seed is looked at. */
const SEEDS = runs(['steady'], ['steady', 'keys']);
/** Keys that the table has everywhere; those for planning lie on the board alone. */
const COMMAND_KEYS = new Set(COMMANDS.filter(name => !name.startsWith('lay-')).flatMap(name => DEFAULT_KEYMAP[name]));

/** The keys of the rows of a question as they stand at the table, by their ids; what goes on by digits has its own. */
function keysOf(match: Match, board: Board): readonly (readonly [string, string])[] {
  const { decision } = match;
  if (decision?.amount !== null) return [];
  const blocked = match.blocked();
  const view = match.view(decision.seat);
  const given = [...decision.options, ...blocked].flatMap(option => {
    const key = board.keyOf?.(view, decision, option);
    return key === undefined ? [] : [[option.id, key] as const];
  });
  const onward = decision.options.flatMap(option => {
    const ways = board.onward?.(view, decision, option) ?? [];
    return ways.length === 0 ? [] : [[option.id, ways] as const];
  });
  const asked = {
    ...openAsked(decision, createFormatter({}, []), blocked),
    keys: Object.fromEntries(given),
    onward: Object.fromEntries(onward),
  };
  const keys = rowKeys(asked);
  return rowsShown(asked).flatMap(({ id }, at) => {
    const key = keys[at] ?? null;
    return key === null ? [] : [[id, key] as const];
  });
}

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
    const clashes = seen.filter(({ key }) => COMMAND_KEYS.has(key.charAt(0)));
    expect(clashes).toEqual([]);
  });

  // The questions of StarCraft number their rows.
  test.skipIf(game === 'starcraft').each(['by the program', 'by chance'])(
    'keeps the key of an answer in questions of one kind all match, played %s',
    async how => {
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
    },
  );
});

interface SeenKey {
  readonly seat: number;
  readonly kind: string;
  readonly id: string;
  readonly key: string;
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
  const loaded = await SHELF.load(named);
  if (loaded === null) throw new Error(`no ${named}`);
  const { game, bot, board } = loaded;
  const seats = ['Ann', 'Bob', 'Cyd'].slice(0, SEATS[named] ?? 2).map(name => ({ name }));
  const match = game.start({ seats, options: {}, seed });
  const random = chanceFrom(seed);
  const seen: SeenKey[] = [];
  for (let questions = 0; questions < QUESTIONS && match.decision !== null; questions += 1) {
    const { decision } = match;
    const { seat, kind, n } = decision;
    seen.push(...keysOf(match, board).map(([id, key]) => ({ seat, kind, id: meaningOf(decision, id), key })));
    const answer =
      how === 'by chance'
        ? randomAnswer(decision, random)
        : bot({ game: match.game, view: match.view(seat), decision, random });
    match.answer(n, answer);
  }
  return seen;
}
