import { previewer } from '../../../src/kernel/history/preview.ts';
import type { Decision } from '../../../src/kernel/match/decision.ts';
import type { Match } from '../../../src/kernel/history/playable.ts';
import type { Seat, Viewer } from '../../../src/kernel/words/message.ts';
import type { LoadedGame } from '../../../src/session/setting/games.ts';
import { tableFormatter } from '../../../src/table/frame/text/say.ts';
import { tableTexts } from '../../../src/table/frame/text/text.en.ts';
import { UNICODE_GLYPHS } from '../../../src/boards/drawing/glyphs.ts';
import { toPlain } from '../../../src/boards/drawing/grid.ts';

/** A pane abbreviates in some sizes what it spells out in others. */
const SIZES = [250, 120, 80, 72, 45].map(width => ({ width, height: Math.ceil(width / 3) }));
const WORD = /\p{Letter}[\p{Letter}’'-]{3,}/gu;
/** A word with its figures: two people hold cards of one name. */
const WITH_FIGURES = /\p{Letter}[\p{Letter}’'-]{3,} \d+\/\d+/gu;

/** The words of a text that have four letters or more, and those with figures behind them. */
export function wordsIn(text: string): ReadonlySet<string> {
  return new Set([...(text.match(WORD) ?? []), ...(text.match(WITH_FIGURES) ?? [])]);
}

/** The table's own words, which say nothing of a match. */
const OF_THE_TABLE = wordsIn(
  Object.values(tableTexts)
    .map(text => (typeof text === 'string' ? text : ''))
    .join(' '),
);

/** The words that `viewer` may read just now: in all panes, the log, and the question if it is for its eyes. */
function readableBy(boxed: LoadedGame, match: Match, viewer: Viewer): ReadonlySet<string> {
  const { board, game } = boxed;
  const names = match.start.seats.map(({ name }) => name);
  const format = tableFormatter(game.texts.en, names);
  const view = match.view(viewer);
  const context = { glyphs: UNICODE_GLYPHS, format, names, focus: [], seat: viewer === 'spectator' ? null : viewer };
  const texts = [...names, board.status(view, context)];
  const asked = (at: Match, question: Decision): readonly string[] => {
    const preview = previewer(at, viewer);
    return [
      format(question.prompt),
      ...question.options.map(({ words }) => format(words)),
      ...at.blocked().flatMap(({ words, why }) => [format(words), format(why)]),
      ...question.options.map(option => board.outlook?.(at.view(viewer), question, option, context, preview) ?? ''),
    ];
  };
  for (const pane of board.panes(view)) {
    texts.push(format(pane.title));
    for (const size of SIZES) texts.push(toPlain(pane.paint(view, size, context)).join('\n'));
  }
  for (const { words } of match.events(viewer)) texts.push(format(words));
  const { decision } = match;
  if (decision !== null && (decision.secrecy === 'open' || decision.seat === viewer)) {
    texts.push(...asked(match, decision));
    // Where one key lays something on a place, the question behind it is on the screen as well.
    const { laying } = board;
    if (laying?.place === decision.kind || laying?.what === decision.kind) {
      for (const { label } of laying.things) texts.push(format(label));
    }
    if (laying?.place === decision.kind) {
      for (const { id } of decision.options) {
        const side = match.branch();
        side.answer(decision.n, id);
        if (side.decision?.seat === viewer) texts.push(...asked(side, side.decision));
      }
    }
  } else if (decision !== null) texts.push(format(decision.prompt));
  return wordsIn(texts.join('\n'));
}

/** The words that some seat may read just now and `viewer` may not: none of them may come to the viewer's terminal. */
export function wordsKeptFrom(boxed: LoadedGame, match: Match, viewer: Viewer): ReadonlySet<string> {
  const own = readableBy(boxed, match, viewer);
  const others: Seat[] = match.start.seats.flatMap((_, seat) => (seat === viewer ? [] : [seat]));
  const kept = others.flatMap(seat => [...readableBy(boxed, match, seat)]);
  return new Set(kept.filter(word => !own.has(word) && !OF_THE_TABLE.has(word)));
}
