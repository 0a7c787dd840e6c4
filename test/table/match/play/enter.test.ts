import { describe, expect, test, vi } from 'vitest';
import { randomStateFrom } from '../../../../src/session/sitting/players.ts';
import { PROGRAM_GAMES } from '../../../../src/session/setting/games.ts';
import type { GameCatalogue, LoadedGame } from '../../../../src/session/setting/games.ts';
import type { Match } from '../../../../src/kernel/history/playable.ts';
import { isEndOfRow, optionOf } from '../../../../src/kernel/match/decision.ts';
import type { Answer, Decision } from '../../../../src/kernel/match/decision.ts';
import { randomBelow as belowOf, seededRandom } from '../../../../src/kernel/plain/random.ts';
import type { QuestionState } from '../../../../src/table/match/play/question/asked.ts';
import { shownRows, spokenOptions } from '../../../../src/table/match/play/question/rows.ts';
import { timerOfScreen } from '../../../../src/table/app/screens/screens.ts';
import { tableOf } from '../../table-at.tsx';
import { runs } from '../../../runs.ts';

const SIZE = { columns: 80, rows: 24 };
const SEATS: Readonly<Record<string, number>> = { 'galactic-emperor': 3 };
/** So many questions of people are tried; in the long form those of whole matches. */
const QUESTIONS = runs(15, 2000);

/**
 * The milliseconds between presses of Enter: once, twice, late, in a fast row, and held down, which repeats after half
 * a second.
 */
const PRESSES: readonly (readonly number[])[] = [
  [0],
  [30, 30],
  [260],
  [710],
  [5000],
  [100, 300, 800],
  [0, 500, 33, 33, 33, 33, 33, 33, 33, 33],
];

/** What a match that is begun at the table is, and who plays it for its people. */
class OpenShelf implements GameCatalogue {
  readonly titles = PROGRAM_GAMES.titles;
  readonly taught = PROGRAM_GAMES.taught;
  readonly lessons = PROGRAM_GAMES.lessons;
  loaded: LoadedGame | null = null;
  match: Match | null = null;

  readonly load = async (id: string): Promise<LoadedGame | null> => {
    const loaded = await PROGRAM_GAMES.load(id);
    if (loaded === null) return null;
    this.loaded = loaded;
    const { game } = loaded;
    const start: typeof game.start = (setting, begin) => (this.match = game.start(setting, begin));
    return { ...loaded, game: { ...game, start } };
  };
}

/** Whether the answer that was given to a question was one that costs nothing and is taken back by `u`. */
function isHarmless(asked: Decision, given: Answer | undefined, before: unknown, match: Match): boolean {
  const option = asked.options.find(({ id }) => id === given);
  const isEnd = option !== undefined && isEndOfRow(option);
  const isSameSeat = match.decision?.seat === asked.seat;
  return !isEnd && isSameSeat && JSON.stringify(match.view(asked.seat)) === before;
}

describe('Enter at any moment', () => {
  test.each([
    ['starcraft', false],
    ['theseus', false],
    ['galactic-emperor', false],
    ['space-empires', false],
    ['starcraft', true],
    ['theseus', true],
    ['galactic-emperor', true],
    ['space-empires', true],
  ])('spends, places and ends nothing in %s (against the program: %s)', { timeout: 300_000 }, async (game, isAlone) => {
    const names = ['Ann', 'Bob', 'Cyd'].slice(0, SEATS[game] ?? 2).map(name => ({ name }));
    const players = names.map((_, seat) => (isAlone && seat > 0 ? ('bot' as const) : ('human' as const)));
    const shelf = new OpenShelf();
    const { table, wait } = tableOf(SIZE, { shelf });
    await table.open({ game, new: { setting: { seats: names, options: {}, seed: 'enter' }, players } });
    const { match, loaded } = shelf;
    if (match === null || loaded === null) throw new Error('no match was begun');
    const answered = vi.spyOn(match, 'answer');
    const random = seededRandom(`enter ${game}`);
    const chance = randomStateFrom('answers');
    const below = (count: number): number => belowOf(random, count);
    const next = () => {
      const state = table.store.state();
      const top = state.screens.at(-1);
      return top === undefined ? null : timerOfScreen(top.screen, top, state);
    };
    const pending = (): Decision | null => match.decision;
    const askedNow = () => {
      const top = table.store.state().screens.at(-1);
      return top?.screen === 'match' ? top.play.asked : null;
    };
    const isTableShown = (): boolean => table.store.state().match?.picture.show === 'table';
    let hasPaged = false;
    /** Whether Enter may go on with what was chosen just before: in a form, or a shot at the same target. */
    const isRun = (): boolean => {
      const asked = askedNow();
      if (asked?.isPut !== true || hasPaged) return false;
      const option = optionOf(asked.decision.options, shownRows(asked)[asked.list.cursor]?.takes);
      return asked.order !== null || (option !== undefined && loaded.board.isShot?.(asked.decision, option) === true);
    };
    /** Puts the cursor on an answer and takes it with Enter, as people do. Returns whether it could be done. */
    const takeByCursor = (asked: QuestionState, answer: Answer): boolean => {
      const rows = shownRows(asked).length;
      const isThere = (): boolean => {
        const now = askedNow();
        return now?.isPut === true && shownRows(now)[now.list.cursor]?.takes === answer;
      };
      for (let downs = 0; downs <= rows && !isThere(); downs += 1) table.dispatch({ kind: 'key', key: 'down' });
      if (isThere()) table.dispatch({ kind: 'key', key: 'enter' });
      return match.decision?.n !== asked.decision.n;
    };
    const enter = (): void => {
      const asked = match.decision;
      answered.mockClear();
      if (!isTableShown()) hasPaged = true;
      const wasRun = isRun();
      const before = asked === null ? null : JSON.stringify(match.view(asked.seat));
      table.dispatch({ kind: 'key', key: 'enter' });
      if (!isTableShown()) hasPaged = true;
      if (asked === null || match.decision === asked || players[asked.seat] === 'bot' || wasRun) return;
      const given = answered.mock.calls.find(([n]) => n === asked.n)?.[1];
      expect(isHarmless(asked, given, before, match), `Enter answered ${asked.kind} with ${given}`).toBe(true);
    };
    let questions = 0;
    for (let steps = 0; steps < QUESTIONS * 60 && questions < QUESTIONS && pending() !== null; steps++) {
      if (!isTableShown()) hasPaged = true;
      const soon = next();
      if (soon !== null) {
        const passes = below(soon.after + 1);
        wait(passes);
        if (below(3) === 0) enter();
        wait(soon.after - passes);
        // A key may have gone on with it already.
        const still = next();
        if (still?.of === soon.of) table.dispatch(soon.input);
        continue;
      }
      if (below(2) === 0) table.previewAll();
      for (const after of PRESSES[below(PRESSES.length)] ?? []) {
        wait(after);
        enter();
      }
      const asked = askedNow();
      const decision = pending();
      if (!isTableShown() || asked === null || asked.decision.n !== decision?.n) {
        wait(1000);
        if (next() === null) enter();
        continue;
      }
      questions += 1;
      wait(1000);
      hasPaged = false;
      const answer = loaded.bot({ game: match.game, view: match.view(decision.seat), decision, random: chance });
      if (typeof answer === 'number')
        for (const key of [...`${answer}`.split(/(?:)/u), 'enter']) table.dispatch({ kind: 'key', key });
      else if (below(2) === 0 || !takeByCursor(asked, answer))
        table.dispatch({ kind: 'pick', choice: spokenOptions(asked).findIndex(({ id }) => id === answer) });
      if (match.decision === decision) throw new Error(`${answer} was not taken`);
    }
    expect(questions).toBeGreaterThan(Math.min(20, QUESTIONS / 2));
    table.putDown();
  });
});
