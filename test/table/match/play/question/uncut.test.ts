import { describe, expect, test } from 'vitest';
import { randomAnswer } from '../../../../../src/bots/random.ts';
import type { Board } from '../../../../../src/boards/board.ts';
import { ASCII_GLYPHS } from '../../../../../src/boards/drawing/glyphs.ts';
import type { Line } from '../../../../../src/boards/drawing/lines.ts';
import { previewer } from '../../../../../src/kernel/history/preview.ts';
import type { Match } from '../../../../../src/kernel/history/playable.ts';
import type { Formatter } from '../../../../../src/kernel/words/format.ts';
import { PROGRAM_GAMES } from '../../../../../src/session/setting/games.ts';
import { randomStateFrom } from '../../../../../src/session/sitting/players.ts';
import { DEFAULT_KEYMAP } from '../../../../../src/table/frame/edge/keymap.ts';
import { tableFormatter } from '../../../../../src/table/frame/text/say.ts';
import { layoutOf } from '../../../../../src/table/match/board/layout.ts';
import { rowsOf } from '../../../../../src/table/match/play/question/asked.ts';
import type { QuestionState } from '../../../../../src/table/match/play/question/asked.ts';
import { openQuestion } from '../../../../../src/table/match/play/question/opening.ts';
import { bodyLines, questionPlaces } from '../../../../../src/table/match/play/question/question.tsx';
import { shownRows } from '../../../../../src/table/match/play/question/rows.ts';
import { runs } from '../../../../runs.ts';

const SEATS: Readonly<Record<string, number>> = { 'galactic-emperor': 3 };
const NAMES = ['Ann', 'Bob', 'Cyd'];
/** So many questions of each match are played, and so many of each kind are looked at. */
const QUESTIONS = runs(220, 3000);
const OF_A_KIND = runs(3, 25);
/** So many rows of a question the cursor stands on. */
const ROWS = runs(8, 60);

/** The question on a screen of 80x24: what its lines are drawn in. */
const { question: RECT } = layoutOf({ columns: 80, rows: 24 }, { warned: false, sided: true });

/** A text in one line, without what stands at the right edge between its lines. */
function inOne(text: string): string {
  return text
    .replaceAll(/\bfinal\b|\bSC-[\d.]+|\^| v(?= |$)/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

function textOf(lines: readonly Line[]): string {
  return inOne(lines.map(line => line.map(({ text }) => text).join('')).join(' '));
}

/** A question as it stands at the table, with what the options come to. */
function askedOf(match: Match, board: Board, format: Formatter): QuestionState | null {
  const { decision } = match;
  if (decision === null) return null;
  const { seat, options } = decision;
  const view = match.view(seat);
  const asked = openQuestion(decision, format, match.blocked());
  const keys = [...options, ...match.blocked()].flatMap(option => {
    const key = board.keyOf?.(view, decision, option);
    return key === undefined ? [] : [[option.id, key] as const];
  });
  const context = { glyphs: ASCII_GLYPHS, format, names: NAMES, focus: [], seat };
  const tryOut = previewer(match, seat);
  const previews = options.slice(0, ROWS).map(option => {
    const outlook = board.outlook?.(view, decision, option, context, tryOut) ?? null;
    return [option.id, { id: option.id, outlook, final: true, spends: true }] as const;
  });
  return { ...asked, keys: Object.fromEntries(keys), previews: Object.fromEntries(previews) };
}

/** The rows of a question that are not whole in sight when the cursor is on them. */
function cutRows(asked: QuestionState, format: Formatter): readonly string[] {
  const look = { glyphs: ASCII_GLYPHS, format, keymap: DEFAULT_KEYMAP };
  const rows = rowsOf(asked, 'd');
  return shownRows(asked)
    .slice(0, ROWS)
    .flatMap(({ option }, cursor) => {
      const here = { ...asked, list: { cursor, top: 0 }, isPut: true };
      const { body } = questionPlaces(here, NAMES[asked.decision.seat] ?? '', RECT, look);
      const shown = textOf(bodyLines(here, body, look));
      const row = rows[cursor];
      // A form has its figures and counts in columns.
      const name = asked.order === null ? (row?.text ?? '') : format(option.row?.name ?? option.words);
      const wanted = [name, row?.detail ?? ''];
      const lost = wanted.filter(text => !shown.includes(inOne(text)));
      return lost.map(text => `${asked.decision.kind} ${option.id}: ${text} IN ${shown}`);
    });
}

describe('at 80x24 what one decides by is whole in sight as soon as the cursor is there', () => {
  test.each(['theseus', 'galactic-emperor', 'space-empires', 'starcraft'])('in %s', async named => {
    const loaded = await PROGRAM_GAMES.load(named);
    if (loaded === null) throw new Error(`no ${named}`);
    const { game, board, bot } = loaded;
    const seats = NAMES.slice(0, SEATS[named] ?? 2).map(name => ({ name }));
    const match = game.start({ seats, options: {}, seed: 'uncut' });
    const format = tableFormatter(game.texts.en, NAMES);
    const random = randomStateFrom('uncut');
    const seen = new Map<string, number>();
    const cut: string[] = [];
    for (let questions = 0; questions < QUESTIONS && match.decision !== null; questions += 1) {
      const { decision } = match;
      const times = seen.get(decision.kind) ?? 0;
      seen.set(decision.kind, times + 1);
      // The first and the last of a kind are often alike: every third is looked at.
      if (times < OF_A_KIND * 3 && times % 3 === 0) {
        const asked = askedOf(match, board, format);
        if (asked !== null) cut.push(...cutRows(asked, format));
      }
      const view = match.view(decision.seat);
      const answer =
        questions % 4 === 3 ? randomAnswer(decision, random) : bot({ game: match.game, view, decision, random });
      match.answer(decision.n, answer);
    }
    expect(seen.size).toBeGreaterThan(8);
    expect(cut).toEqual([]);
  });
});
