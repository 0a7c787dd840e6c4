import { describe, expect, test, vi } from 'vitest';
import { randomAnswer } from '../../src/bots/random.ts';
import type { Match } from '../../src/kernel/history/playable.ts';
import { seededRandom } from '../../src/kernel/plain/random.ts';
import { Refusal } from '../../src/kernel/match/refusal.ts';
import type { Viewer } from '../../src/kernel/words/message.ts';
import { snapshotOf } from '../../src/saves/saved/snapshot.ts';
import { PROGRAM_GAMES } from '../../src/session/setting/games.ts';
import { usualLook } from '../oracles/looked-back.ts';
import { mustShowTheSame, seenBy } from '../oracles/seen.ts';
import type { Shown } from '../oracles/seen.ts';
import { viewersOf } from '../oracles/snapshot.ts';
import { Client } from '../protocol/client.ts';
import { writtenOnTheCommandLine } from './leaks/command-line.ts';
import { runs } from '../runs.ts';
import { SECRET_GAMES } from '../games/list.ts';
import { repliedTo } from './leaks/protocol.ts';
import { NOW } from './leaks/saved.ts';
import { shownTo } from './leaks/shown.ts';
import { toldTo } from './leaks/told.ts';

// Lines that were cut stay in the file for good. No door shows them: not the log, the replay, the report, lists and
// shows of saves, exports, the protocol or any screen. Of an undo nothing is left; of a take-back one sentence is.

vi.setConfig({ testTimeout: 60_000 });

const DECISIONS = runs(18, 24);
/** Every this many-th answer has a detour before it. */
const EVERY = 3;

/** What is done before an answer that stays; the match is at the same decision afterwards. */
type Detour = (match: Match, n: number, random: ReturnType<typeof seededRandom>) => void;

const undone: Detour = (match, n, random) => {
  const { decision } = match;
  if (decision === null) return;
  const answer = randomAnswer(decision, random);
  const side = match.branch();
  side.answer(n, answer);
  if (side.undoable() instanceof Refusal) return;
  match.answer(n, answer);
  match.undo();
};

const takenBack: Detour = (match, n, random) => {
  for (let given = 0; given < 2 && match.decision !== null; given++) {
    match.answer(match.decision.n, randomAnswer(match.decision, random));
  }
  match.takeBack(n);
};

/** A match of this many answers that stand, the same ones whatever detours there were. */
function played(begin: (seed: string) => Match, detour: Detour | null): Match {
  const match = begin('cut lines');
  const [players, others] = [seededRandom('players'), seededRandom('others')];
  for (let given = 0; given < DECISIONS && match.decision !== null; given++) {
    const { n } = match.decision;
    if (detour !== null && given % EVERY === 1) detour(match, n, others);
    match.answer(n, randomAnswer(match.decision, players));
  }
  return match;
}

/** How many lines of a history are cuts. */
function cutsOf(match: Match): number {
  return [...match.history.back()].filter(({ line }) => line.line === 'cut').length;
}

/** The texts of lines that a sentence about a take-back does not stand in. */
function without(text: unknown): readonly string[] {
  return String(text)
    .split('\n')
    .filter(line => line !== '' && !line.includes('The table took back'));
}

/** Whatever is played, lines are cut by the kernel and shown by the table: the first and the last game see it. */
const GAMES = [...SECRET_GAMES.slice(0, 1), ...SECRET_GAMES.slice(-1)];

describe.each(GAMES)('in $id', ({ id, ways, seats: [seats = 2] }) => {
  const [way] = ways(seats);
  if (way === undefined) throw new Error(`there is no way to play ${id}`);
  const straight = played(way.begin, null);

  test('an undo leaves nothing that anybody sees', async () => {
    const boxed = await PROGRAM_GAMES.load(id);
    if (boxed === null) throw new Error(`there is no ${id}`);
    const match = played(way.begin, undone);
    expect(cutsOf(match)).toBeGreaterThan(2);
    expect(straight.decision?.n).toBe(match.decision?.n);
    const laid = { ...boxed, look: usualLook(boxed.game, match) };
    const doors = async (shown: Match, viewer: Viewer): Promise<Shown> => ({
      ...seenBy(shown, viewer),
      ...toldTo(laid, shown, viewer),
      ...shownTo(laid, shown, viewer),
      ...(await repliedTo(shown, viewer)),
      ...(viewer === 'spectator' ? await writtenOnTheCommandLine(shown) : {}),
    });
    for (const viewer of ['spectator', 0] as const) {
      mustShowTheSame(`for ${viewer}`, await doors(match, viewer), await doors(straight, viewer));
    }
  });

  test('a take-back leaves one sentence, and of what it took back nothing', async () => {
    const match = played(way.begin, takenBack);
    const cuts = cutsOf(match);
    expect(cuts).toBe(DECISIONS / EVERY);
    for (const viewer of viewersOf(match)) {
      const heard = match.events(viewer);
      const sentences = heard.filter(({ words }) => words.key === 'kernel.took-back');
      expect(sentences).toHaveLength(cuts);
      const others = heard.filter(({ words }) => words.key !== 'kernel.took-back');
      const told = (events: readonly object[]): unknown => events.map(event => ({ ...event, index: 0, n: 0 }));
      expect(told(others)).toEqual(told(straight.events(viewer)));
      expect(match.view(viewer)).toEqual(straight.view(viewer));
      expect(match.events(viewer)).toHaveLength(straight.events(viewer).length + cuts);
    }
    const [found, expected] = [await writtenOnTheCommandLine(match), await writtenOnTheCommandLine(straight)];
    for (const door of ['orrery saves list', 'orrery export match']) {
      expect(without(found[door]), door).toEqual(without(expected[door]));
    }
    // It shows the last sentences: fewer others, when those about take-backs are among them.
    const [shown = '', ...last] = without(found['orrery saves show match']);
    expect(without(expected['orrery saves show match'])[0]).toBe(shown);
    expect(without(expected['orrery saves show match']).slice(-last.length)).toEqual(last);
    expect(String(found['orrery export match']).split('The table took back')).toHaveLength(cuts + 1);
    // What a program at the other end can ask of a match that is sent to it begins at the checkpoint.
    const client = new Client();
    const { match: name } = await client.ask({ cmd: 'load', save: snapshotOf(match, NOW) });
    expect(await client.ask({ cmd: 'events', match: name, as: 'spectator' })).toMatchObject({ events: [] });
  });
});
