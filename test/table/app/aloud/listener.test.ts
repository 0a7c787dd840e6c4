import { describe, expect, test, vi } from 'vitest';
import { GAMES_WITH_LESSONS, loadBot, loadGame, loadLessons } from '../../../../src/games/index.ts';
import { answerOn } from '../../../../src/lessons/lesson.ts';
import type { Lesson, WayAnswer } from '../../../../src/lessons/lesson.ts';
import { entriesOf } from '../../../../src/kernel/history/chronicle.ts';
import type { Answer, Decision } from '../../../../src/kernel/match/decision.ts';
import { seededRandom } from '../../../../src/kernel/plain/random.ts';
import { storedIn } from '../../../../src/saves/saved/stored.ts';
import { PROGRAM_GAMES } from '../../../../src/session/setting/games.ts';
import { isLessonsOwn } from '../../../../src/session/teaching/own-options.ts';
import type { Match } from '../../../../src/kernel/history/playable.ts';
import { saveTo } from '../../../bench/saving.ts';
import { answeringOf } from '../../../oracles/answering.ts';
import { runs } from '../../../runs.ts';
import { ANN_AND_BOB, FakeLibrary } from '../../desk-of.ts';
import { choicesIn, DRAWN, listening } from './listening.ts';

const settings = { speed: 'instant', quiet: 0 } as const;

/** What changes in a match is told as well as what is printed. */
const AS_IT_STANDS: Readonly<Partial<Record<string, RegExp>>> = {
  starcraft: /^Area .*Unit limit \d.*Units (Ann|Bob): \w/,
  theseus: /^Sector .*Action .*Here: Units /,
};

/** The line to type for an answer: its number among the choices that were heard last. */
function typedFor(decision: Decision, answer: Answer): string {
  if (typeof answer === 'number') return String(answer);
  // What is kept out of the list is told last.
  const told = decision.options.toSorted(
    (one, other) => Number(one.onRequest ?? false) - Number(other.onRequest ?? false),
  );
  return String(told.findIndex(({ id }) => id === answer) + 1);
}

function matchOf(id: string, seed: string) {
  const setting = { seats: [{ name: 'Ann' }, { name: 'Bob' }], options: {}, seed };
  return { game: id, new: { setting, players: ['human', 'human'] } } as const;
}

/**
 * A save of a match whose last answers, so many, are still to be given: those before are given by the program's player.
 */
async function nearItsEnd(id: string, left: number, library: FakeLibrary): Promise<string> {
  const game = (await loadGame(id)) ?? expect.fail();
  const answer = answeringOf(await loadBot(id));
  const played = (most: number): Match => {
    const random = seededRandom('before it is heard');
    const match = game.start(matchOf(id, 'aloud').new.setting);
    for (let { decision } = match; decision !== null && decision.n < most; decision = match.decision) {
      match.answer(decision.n, answer(decision, random, match));
    }
    return match;
  };
  const file = library.at('aloud.jsonl');
  saveTo(file, played(entriesOf(played(Infinity).history).length - left));
  return file;
}

/**
 * Games with questions for one seat alone, and with moments that all see: the first answers of the one are heard, and
 * the last ones of the other; in the long form more of them.
 */
const HEARD = [
  ['starcraft', { first: runs(35, 120) }],
  ['theseus', { last: runs(35, 500) }],
] as const;

describe.each(HEARD)('%s by ear', (id, heard) => {
  test('a match of two people is played by numbers and Enter, one to its very end', { timeout: 240_000 }, async () => {
    const bot = await loadBot(id);
    // Two who listen and play as well as the program does.
    const random = seededRandom('aloud');
    const library = new FakeLibrary();
    const most = 'first' in heard ? heard.first : Infinity;
    const start = 'first' in heard ? matchOf(id, 'aloud') : { resume: await nearItsEnd(id, heard.last, library) };
    const { type, match, said } = await listening({ start, library, shelf: PROGRAM_GAMES, settings });
    const given: Answer[] = [];
    let last: readonly string[] = [];
    for (let steps = 0; match()?.outcome === null && steps < 4000 && given.length < most; steps += 1) {
      const picture = match()?.picture;
      if (picture?.show !== 'table' || picture.decision === null) {
        last = type('');
        continue;
      }
      const { decision, view } = picture;
      const answer = bot({ game: id, view, decision, random });
      given.push(answer);
      last = type(typedFor(decision, answer));
      if (steps % 60 === 0) type('b');
    }
    if (most === Infinity) {
      expect(match()?.outcome).not.toBeNull();
      expect(last.join('\n')).toContain('The match has ended');
    }
    expect(said.filter(line => DRAWN.test(line))).toEqual([]);
    const [{ file } = expect.fail()] = library.files.values();
    const game = (await loadGame(id)) ?? expect.fail();
    const { match: saved, close } = storedIn(file).load(game);
    // Between what was typed the program gives the usual answers, such as how to pay, and no others.
    const saidSoFar = entriesOf(saved.history).reduce((at: number, answer) => (answer === given[at] ? at + 1 : at), 0);
    expect(saidSoFar).toBe(given.length);
    close();
  });

  test('the board begins with what the question is about and with what has changed; asked again at once, all of it is told pane by pane', async () => {
    const wanted = {
      start: matchOf(id, 'told'),
      shelf: PROGRAM_GAMES,
      settings: { ...settings, handOver: 'never' },
    } as const;
    const { type } = await listening(wanted);
    const first = type('b');
    const said = type('b');
    expect(said.length).toBeGreaterThan(5);
    expect(first.length).toBeLessThan(said.length);
    expect(first.at(-1)).toMatch(/^Also on the board: .+ Type b again to hear all of it\.$/);
    expect(type('b').join('\n')).toContain('Nothing else has changed since you heard the board last.');
    type('1');
    expect(type('b').filter(line => said.includes(line) && !first.includes(line))).toEqual([]);
    expect(new Set(said).size).toBe(said.length);
    expect(said.filter(line => AS_IT_STANDS[id]?.test(line))).not.toEqual([]);
    expect(said.filter(line => DRAWN.test(line) || line.includes('['))).toEqual([]);
  });
});

/** The first lesson of each game; with `npm run lesson-screens` all of them. */
const MOST = process.env.ORRERY_LESSON_SCREENS === undefined ? 1 : Infinity;

const LESSONS: readonly (readonly [string, string, Lesson])[] = (
  await Promise.all(
    GAMES_WITH_LESSONS.map(async id =>
      (await loadLessons(id)).slice(0, MOST).map(lesson => [id, lesson.id, lesson] as const),
    ),
  )
).flat();

test.each(LESSONS)(
  'the lesson %s %s is done by ear, by its own ways',
  { timeout: 60_000 },
  async (id, name, lesson) => {
    const start = { learn: { game: id, lesson: name } };
    const { type, match, said, table } = await listening({ start, shelf: PROGRAM_GAMES, settings });
    let stage = -1;
    let way: WayAnswer[] = [];
    let last: readonly string[] = [];
    for (let steps = 0; steps < 500; steps += 1) {
      const now = match();
      const running = now?.lesson?.stage ?? null;
      if (!now?.lesson || running === null) break;
      const { picture, format } = now;
      const { standing } = now.lesson;
      if (stage !== standing.stage) {
        ({ stage } = standing);
        way = [...(running.way ?? [])];
      }
      if (picture.show !== 'table' || picture.decision === null) {
        last = type('');
        continue;
      }
      expect(said.join('\n')).toContain(format(running.say).replace(/\s+/g, ' '));
      // To go on, and of what may be foretold the first; by its own ways only what the match asks.
      const { decision } = picture;
      const answer = decision.options.find(({ id }) => isLessonsOwn(id))?.id ?? way.shift();
      last = type(typedFor(decision, answerOn(answer ?? decision.options[0]?.id ?? '', decision)));
    }
    expect(match()?.lesson?.stage).toBeNull();
    expect(last.join('\n')).toContain(match()?.format(lesson.remember[0] ?? { key: '' }));
    expect(said.filter(line => DRAWN.test(line))).toEqual([]);
    // Where to go now is chosen by its number.
    type(String(choicesIn(last).size));
    expect(table.store.state().screens.at(-1)?.screen).toBe('home');
  },
);

test('nothing of a seat is said before its hand-over or after it, and the terminal is wiped between', async () => {
  const { heard, type } = await listening({ start: ANN_AND_BOB, settings });
  type('', '', '1', '2', '', '', '3', '1');
  const secretsOf = (seat: number): Set<number> =>
    new Set(heard.filter(({ line }) => line.includes(`SECRET-${seat}`)).map(each => each.wiped));
  expect(secretsOf(0)).toEqual(new Set([0]));
  expect(secretsOf(1)).toEqual(new Set([1]));
  expect(heard.at(-1)?.wiped).toBe(2);
  expect(heard.map(({ line }) => line).join('\n')).toContain('Pass the keyboard to Bob');
});

test('a key that comes too soon for the next person is refused in words', async () => {
  const { wait, type } = await listening({ start: ANN_AND_BOB, settings: { ...settings, quiet: 150 } });
  wait(600);
  type('', '', '1', '2');
  wait(240);
  expect(type('')).toEqual(['That key came too soon. Press it again.']);
  wait(400);
  expect(type('').join(' ')).toContain('is asked');
});

test('what a seat has missed is said at the hand-over, and not once more at the table', async () => {
  const { said, type } = await listening({ start: ANN_AND_BOB, settings });
  type('', '', '1', '2', '', '');
  const at = said.lastIndexOf('Pass the keyboard to Bob');
  const told = said.slice(at).filter(line => line.startsWith('Ann hides something'));
  expect(told).toEqual(['Ann hides something (2 times).']);
});

test('the table’s own questions are answered by number, and Esc goes back', async () => {
  const { type, table } = await listening({ start: ANN_AND_BOB, settings });
  type('', '', '1', '1', '', '1', '1');
  const menu = type('m');
  const look = [...choicesIn(menu)].find(([, text]) => text.includes('Look back')) ?? expect.fail(menu.join());
  const replay = type(look[0]);
  expect(replay.join('\n')).toContain('the open table');
  expect(replay.join('\n')).not.toContain('SECRET');
  expect(type('left').join('\n')).toContain('Ann hides something.');
  const jumps = type('');
  expect(jumps[0]).toBe('Where to?');
  expect([...choicesIn(jumps).values()]).toContain('Round 1');
  expect(type('1').join('\n')).toContain('The beginning');
  type('escape');
  expect(table.store.state().screens.map(({ screen }) => screen)).toEqual(['match']);
});

test('a match is put together by numbers and by texts after a colon, and only keys that do something by ear are named', async () => {
  const { type, said, table, listener } = await listening({ shelf: PROGRAM_GAMES, settings });
  type('3');
  await vi.waitFor(() => expect(table.store.state().screens.at(-1)?.screen).toBe('new-match'), 10_000);
  const from = said.length;
  listener.speak();
  const form = said.slice(from);
  expect(form.join('\n')).toContain('The number of a line changes its value');
  expect(form.join('\n')).not.toMatch(/arrows|move change/);
  const named = [...choicesIn(form)].find(([, text]) => text.startsWith('Seat 1 name'))?.[0] ?? '';
  expect(type(named).join('\n')).toContain('Type a colon, then the new text.');
  expect(type(':Zoe').join('\n')).toMatch(/Seat 1 name Zoe/);
});

test('a number that no choice has, an unknown word and an empty screen change are answered', async () => {
  const { type } = await listening({ start: { screen: 'home' }, settings });
  expect(type('99').join('')).toMatch(/^There is no choice 99: there are \d+\.$/);
  expect(type('0').join('')).toContain('There is no choice 0');
  expect(type('nonsense').join('')).toContain('is neither a number, nor a key');
  expect(type('up')).not.toEqual([]);
});

test('an empty line that takes nothing is answered with what can be typed, not with a cursor', async () => {
  const { type } = await listening({ start: ANN_AND_BOB, settings });
  type('');
  const answer = type('').join('\n');
  expect(answer).toContain('Type the number of an answer first.');
  expect(answer).not.toMatch(/cursor|arrows/);
});

test('the digits of a number that no choice has take no other choices', async () => {
  const { type, match } = await listening({ start: ANN_AND_BOB, settings });
  const choices = choicesIn(type('', '1', '1', ''));
  expect(choices.size).toBeLessThan(11);
  const before = match()?.state;
  expect(type('11')).toEqual([`There is no choice 11: there are ${choices.size}.`]);
  expect(match()?.state).toBe(before);
  expect(choicesIn(type('1'))).not.toEqual(choices);
});

test('what was wiped from the screen is said again when somebody wants to know', async () => {
  const { type, listener } = await listening({ start: ANN_AND_BOB, settings });
  const told = type('', '1');
  expect(told.join('\n')).not.toContain('Nothing has changed');
  expect(type('tab')).toEqual(['Nothing has changed.']);
  listener.forget();
  expect(type('tab')).toEqual(expect.arrayContaining(told.slice(-1)));
});

test('choices come before what can’t be chosen, and why', async () => {
  const { type } = await listening({ start: ANN_AND_BOB, settings });
  const told = type('', '1', '1', '', '1', '1');
  const lastChoice = told.findLastIndex(line => /^\d+: /.test(line));
  const refused = told.findIndex((line, at) => at > lastChoice && line.startsWith('Not now: '));
  expect(lastChoice).toBeGreaterThan(0);
  expect(refused).toBe(lastChoice + 1);
});
