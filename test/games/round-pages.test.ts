import { describe, expect, test } from 'vitest';
import { asThings, eventsOnPage } from '../../src/boards/round-page.ts';
import type { PageThing } from '../../src/boards/round-page.ts';
import type { Standing } from '../../src/boards/board.ts';
import { UNICODE_GLYPHS } from '../../src/boards/drawing/glyphs.ts';
import { lineWidth } from '../../src/boards/drawing/lines.ts';
import { loadBoard, loadBot, loadGame } from '../../src/games/index.ts';
import type { LogEvent } from '../../src/kernel/match/events.ts';
import { randomStateFrom } from '../../src/session/sitting/players.ts';
import { DEFAULT_KEYMAP } from '../../src/table/frame/edge/keymap.ts';
import { pageLines, stepLines } from '../../src/table/match/moments/page.tsx';
import { tableFormatter } from '../../src/table/frame/text/say.ts';

const NAMES = ['Ann', 'Bob', 'Cyd'];

/** A page of a match that the program plays: what was told of its time, what stands on it, and how it reads. */
interface Page {
  readonly told: readonly LogEvent[];
  readonly things: readonly PageThing[];
  readonly standings: readonly Standing[];
  /** What the first row says while the page is read. */
  readonly status: string;
  readonly lines: readonly string[];
}

async function endOf(id: string, round: number): Promise<Page> {
  const [game, board, bot] = await Promise.all([loadGame(id), loadBoard(id), loadBot(id)]);
  const [[ending, page] = []] = Object.entries(board?.beats ?? {}).flatMap(([kind, { page: shown }]) =>
    shown === undefined ? [] : [[kind, shown] as const],
  );
  if (game === null || board === null || page === undefined) throw new Error(`There is no page of ${id}.`);
  const match = game.start({ seats: NAMES.map(name => ({ name })), seed: 'pages' });
  const format = tableFormatter(game.texts.en, NAMES);
  const random = randomStateFrom('answers');
  const ends: { readonly view: unknown; readonly to: number }[] = [];
  match.onBeat = ({ kind }) => {
    if (kind === ending) ends.push({ view: match.view('spectator'), to: match.logEnd('spectator') });
  };
  while (match.decision !== null && ends.length < round) {
    const { seat, n } = match.decision;
    match.answer(n, bot({ game: id, view: match.view(seat), decision: match.decision, random }));
  }
  const last = ends.at(-1);
  const to = last?.to ?? 0;
  const from = Math.max(ends.at(-2)?.to ?? 0, to - 1);
  const read = (start: number): readonly LogEvent[] =>
    match.events('spectator').filter(({ index }) => index >= start && index < to);
  const told = eventsOnPage(page, { from, to }, { begins: 0, read });
  const things = page.things?.(told) ?? asThings(told);
  const context = { glyphs: UNICODE_GLYPHS, format, names: NAMES, focus: [], seat: null };
  const standings = board.standings?.(last?.view, context) ?? [];
  const look = { glyphs: UNICODE_GLYPHS, keymap: DEFAULT_KEYMAP, format };
  const people = { names: NAMES, standings };
  const lines =
    page.steps === undefined
      ? pageLines(things, people, { width: 76, height: 20 }, look)
      : stepLines(things, people, { steps: page.steps, end: page.end ?? null }, 76, look);
  expect(lines.every(line => lineWidth(line) <= 76)).toBe(true);
  return {
    told,
    things,
    standings,
    status: board.status(last?.view, context),
    lines: lines.map(line =>
      line
        .map(({ text }) => text)
        .join('')
        .trimEnd(),
    ),
  };
}

const pageOf = {
  theseus: endOf('theseus', 4),
  'galactic-emperor': endOf('galactic-emperor', 2),
  'space-empires': endOf('space-empires', 1),
} satisfies Readonly<Record<string, Promise<Page>>>;

describe.each(Object.entries(pageOf))('the page at the end of a round of %s', (_, played) => {
  test('tells of every seat, each thing with its rule but where nothing has happened', async () => {
    const { things } = await played;
    expect(new Set(things.flatMap(({ seat }) => seat ?? []))).toEqual(new Set([0, 1, 2]));
    expect(things.filter(({ words, rule }) => rule === '' && words.key !== 'page.nothing')).toEqual([]);
  });
});

test('TH-5.1: the wounds and points of a round are added up, and come to what the tracks show', async () => {
  const { things, told } = await pageOf.theseus;
  expect(told.filter(({ words }) => words.key === 'round.ends')).toHaveLength(2);
  const gained = told
    .filter(({ words }) => words.key === 'upgrade.gained')
    .map(({ words }) => Number(words.with?.amount));
  const summed = things
    .filter(({ words }) => words.key === 'page.tokens')
    .map(({ words }) => Number(words.with?.amount));
  expect(summed).not.toEqual([]);
  expect(sum(summed)).toBe(sum(gained));
});

test('GE-3.4: a round has the roles that were picked in it, and what everybody gets at its end', async () => {
  const { things, lines } = await pageOf['galactic-emperor'];
  expect(
    things
      .filter(({ words }) => words.key === 'page.roles')
      .map(({ seat }) => seat)
      .sort(),
  ).toEqual([0, 1, 2]);
  expect(things.filter(({ words }) => words.key === 'round.ends')).toHaveLength(1);
  expect(lines.join('\n')).not.toContain('next round');
});

test('SE-10.9: what the colonies of a seat yield is what it stands at', async () => {
  const { things, standings } = await pageOf['space-empires'];
  const grown = things.filter(({ words }) => words.key === 'economy.grown');
  expect(grown).not.toEqual([]);
  for (const { seat, words } of grown) {
    expect(Number(standings.find(({ side }) => side === seat)?.has)).toBe(words.with?.value);
  }
});

test('SE-5.2: the page on a cycle stands under its own number, not under that of the next cycle', async () => {
  const { status } = await pageOf['space-empires'];
  expect(status).toBe('Space Empires · cycle 1 · turn 3 · economic phase');
});

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, each) => all + each, 0);
}
