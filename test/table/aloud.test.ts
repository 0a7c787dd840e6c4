import { describe, expect, test } from 'vitest';
import { GAMES_WITH_LESSONS, loadBoard, loadBot, loadGame, loadLessons } from '../../src/games/index.ts';
import type { Lesson } from '../../src/games/lesson.ts';
import { entriesOf, lastOf } from '../../src/kernel/history/chronicle.ts';
import type { Answer, Decision } from '../../src/kernel/match/decision.ts';
import type { Match } from '../../src/kernel/history/playable.ts';
import { Listener } from '../../src/table/aloud/listener.ts';
import { plainBoard } from '../../src/table/games.ts';
import { beginLesson } from '../../src/table/lessons/begin-lesson.ts';
import { LessonPage } from '../../src/table/lessons/lesson-page.ts';
import { GO_ON } from '../../src/table/lessons/own-options.ts';
import { chanceFrom } from '../../src/table/players.ts';
import { tableFormatter } from '../../src/table/say.ts';
import { Session } from '../../src/table/session.ts';
import { TablePage } from '../../src/table/pages/table.ts';
import { deskOf, ANN_AND_BOB, preferencesOf } from './desk-of.ts';

/** Plain sentences: no frames, no marks that are only drawn, no escape sequences. */
const DRAWN = /[\u0000-\u001f\u007f\u2190-\u21ff\u2300-\u23ff\u2500-\u27bf]/u;

const settings = { speed: 'instant', quiet: 0 } as const;
const preferences = preferencesOf(settings);

/** What changes in a match is told as well as what is printed. */
const AS_IT_STANDS: Readonly<Partial<Record<string, RegExp>>> = {
  starcraft: /^Area .*Unit limit \d.*Units (Ann|Bob): \w/,
  theseus: /^Sector .*Action .*Here: Units /,
};

const NO_DOORS = {
  push: () => undefined,
  pop: () => undefined,
  clear: () => undefined,
  home: () => undefined,
  settings: () => undefined,
  keys: () => undefined,
  rules: () => undefined,
  quit: () => undefined,
  again: () => undefined,
  clock: () => 0,
};

/** Somebody who hears lines, and can tell the last ones. */
function hearing() {
  const said: string[] = [];
  let from = 0;
  return {
    said,
    write: (line: string) => void said.push(line),
    lately: () => {
      const lines = said.slice(from);
      from = said.length;
      return lines;
    },
  };
}

/** The answer that was given last. */
function lastAnswer({ history }: Match): Answer | null {
  const last = lastOf(history);
  return last?.line === 'record' ? last.given.answer : null;
}

/** The line to type for an answer: its number among the choices that were heard last. */
function typedFor(decision: Decision, answer: Answer): string {
  if (typeof answer === 'number') return String(answer);
  return String(decision.options.findIndex(({ id }) => id === answer) + 1);
}

describe.each(['starcraft', 'theseus'])('%s by ear', id => {
  test('a match of two people is played to its very end by numbers and Enter', { timeout: 240_000 }, async () => {
    const game = await loadGame(id);
    const board = (await loadBoard(id)) ?? plainBoard('');
    if (game === null) throw new Error(`there is no ${id}`);
    const bot = await loadBot(id);
    const setting = { seats: [{ name: 'Ann' }, { name: 'Bob' }], options: {}, seed: 'aloud' };
    const match: Match = game.start(setting, { checkpointEvery: 0 });
    const session = new Session({
      game,
      match,
      players: ['human', 'human'],
      now: () => new Date(0),
      file: null,
      report: () => '',
      settings: preferences.table,
      bot,
      random: chanceFrom('bots'),
    });
    const look = preferences.look(tableFormatter(game.texts.en, session.names));
    const { said, write, lately } = hearing();
    // Two who listen and play as well as the program does.
    const random = chanceFrom('aloud');
    const listener = new Listener(new TablePage(session, board, preferences.table, look, NO_DOORS), look, write);
    listener.begin();
    for (let steps = 0; match.decision !== null && steps < 3000; steps += 1) {
      const picture = session.hotSeat.picture();
      if (picture.show !== 'table' || picture.decision === null) {
        listener.take('');
        continue;
      }
      const { decision, view } = picture;
      const answer = bot({ game: id, view, decision, random });
      lately();
      listener.take(typedFor(decision, answer));
      expect(lastAnswer(match)).toBe(answer);
      if (steps % 60 === 0) listener.take('b');
    }
    expect(match.outcome).not.toBeNull();
    expect(entriesOf(match.history).every(entry => typeof entry !== 'object')).toBe(true);
    expect(lately().join('\n')).toContain('The match has ended');
    expect(said.filter(line => DRAWN.test(line))).toEqual([]);
  });

  test('the board is told pane by pane', async () => {
    const { said, listener } = await atTable(id);
    said.length = 0;
    listener.take('b');
    expect(said.length).toBeGreaterThan(5);
    expect(new Set(said).size).toBe(said.length);
    expect(said.filter(line => AS_IT_STANDS[id]?.test(line))).not.toEqual([]);
    expect(said.filter(line => DRAWN.test(line) || line.includes('['))).toEqual([]);
  });
});

async function atTable(id: string) {
  const game = await loadGame(id);
  const board = (await loadBoard(id)) ?? plainBoard('');
  if (game === null) throw new Error(`there is no ${id}`);
  const setting = { seats: [{ name: 'Ann' }, { name: 'Bob' }], options: {}, seed: 'told' };
  const session = new Session({
    game,
    match: game.start(setting, { checkpointEvery: 0 }),
    players: ['human', 'human'],
    now: () => new Date(0),
    file: null,
    report: () => '',
    settings: preferencesOf({ ...settings, handOver: 'never' }).table,
    bot: await loadBot(id),
    random: chanceFrom('bots'),
  });
  const look = preferences.look(tableFormatter(game.texts.en, session.names));
  const { said, write } = hearing();
  const listener = new Listener(new TablePage(session, board, preferences.table, look, NO_DOORS), look, write);
  listener.begin();
  return { said, listener };
}

const LESSONS: readonly (readonly [string, string, Lesson])[] = (
  await Promise.all(
    GAMES_WITH_LESSONS.map(async id => (await loadLessons(id)).map(lesson => [id, lesson.id, lesson] as const)),
  )
).flat();

test.each(LESSONS)('the lesson %s %s is done by ear, by its own ways', { timeout: 60_000 }, async (id, _, lesson) => {
  const game = await loadGame(id);
  const board = (await loadBoard(id)) ?? plainBoard('');
  if (game === null) throw new Error(`there is no ${id}`);
  const { taught, opponent, format } = beginLesson(game, lesson, await loadBot(id));
  const session = new Session({
    game,
    match: taught,
    players: taught.start.seats.map((_seat, seat) => (seat === lesson.learner ? 'human' : 'bot')),
    now: () => new Date(0),
    undoesAll: true,
    file: null,
    report: () => '',
    settings: preferences.table,
    bot: opponent,
    random: chanceFrom(`lesson ${lesson.id}`),
  });
  const none = (): void => undefined;
  const after = { next: null, firstMatch: none, repeat: none, list: none, home: none };
  const look = preferences.look(format);
  const doors = { ...NO_DOORS, after, finished: none };
  const { said, write, lately } = hearing();
  const page = new LessonPage({ lesson, taught, session, board, settings: preferences.table, look, doors });
  const listener = new Listener(page, look, write);
  listener.begin();
  let stage = -1;
  let way: Answer[] = [];
  for (let steps = 0; taught.stage !== null && steps < 500; steps += 1) {
    if (stage !== taught.standing.stage) {
      stage = taught.standing.stage;
      way = [...(taught.stage.way ?? [])];
    }
    const { decision } = taught;
    if (session.hotSeat.picture().show !== 'table' || decision === null) {
      listener.take('');
      continue;
    }
    expect(said.join('\n')).toContain(format(taught.stage.say).replace(/\s+/g, ' '));
    const answer = taught.stage.goals === undefined ? GO_ON : way.shift();
    lately();
    listener.take(typedFor(decision, answer ?? decision.options[0]?.id ?? ''));
  }
  expect(taught.stage).toBeNull();
  expect(lately().join('\n')).toContain(format(lesson.remember[0] ?? { key: '' }));
  // All of it can be looked back on.
  const replay = session.hindsight.replay();
  while (!replay.isComplete) replay.advance();
  for (const stop of replay.stops(lesson.learner)) expect(replay.pictureAt(stop, lesson.learner).exact).toBe(true);
  expect(said.filter(line => DRAWN.test(line))).toEqual([]);
});

test('nothing of a seat is said before its hand-over or after it, and the terminal is wiped between', async () => {
  const { desk, preferences: table, happened } = await deskOf({ start: ANN_AND_BOB, settings });
  const heard: { line: string; wiped: number }[] = [];
  const wiped = (): number => happened.filter(what => what === 'wipe').length;
  const listener = new Listener(desk, table.look(desk.look.format), line => void heard.push({ line, wiped: wiped() }));
  listener.begin();
  for (const line of ['', '', '1', '2', '', '', '3', '1']) listener.take(line);
  const secretsOf = (seat: number): Set<number> =>
    new Set(heard.filter(({ line }) => line.includes(`SECRET-${seat}`)).map(each => each.wiped));
  expect(secretsOf(0)).toEqual(new Set([0]));
  expect(secretsOf(1)).toEqual(new Set([1]));
  expect(heard.at(-1)?.wiped).toBe(2);
  expect(heard.map(({ line }) => line).join('\n')).toContain('Pass the keyboard to Bob');
});

test('what a seat has missed is said once', async () => {
  const { desk, preferences: table } = await deskOf({ start: ANN_AND_BOB, settings });
  const { said, write } = hearing();
  const listener = new Listener(desk, table.look(desk.look.format), write);
  listener.begin();
  for (const line of ['', '', '1', '2', '', '']) listener.take(line);
  const at = said.lastIndexOf('What has happened so far');
  expect(said.slice(at).filter(line => line === 'Ann hides something.')).toHaveLength(2);
});
