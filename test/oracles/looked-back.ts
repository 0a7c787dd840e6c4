import type { Board } from '../../src/boards/board.ts';
import type { Game, Match } from '../../src/kernel/history/playable.ts';
import { Replay } from '../../src/kernel/history/replay.ts';
import type { Viewer } from '../../src/kernel/words/message.ts';
import type { Appearance } from '../../src/table/frame/theme/look.ts';
import { markdownOf } from '../../src/session/looking-back/markdown.ts';
import { LOG_PANE } from '../../src/table/match/board/turning.ts';
import { replayNow } from '../../src/session/looking-back/replay-now.ts';
import { logLines } from '../../src/table/match/board/log-pane.ts';
import { replayFeature } from '../../src/table/match/replay/feature.ts';
import { contextAt, openReplay, replayLayout } from '../../src/table/match/replay/state.ts';
import { Viewing } from '../../src/session/looking-back/viewing.ts';
import type { Step } from '../../src/session/looking-back/viewing.ts';
import { reportOf } from '../../src/session/looking-back/report.ts';
import { tableFormatter } from '../../src/table/frame/text/say.ts';
import { UNICODE_GLYPHS } from '../../src/boards/drawing/glyphs.ts';
import { toPlain } from '../../src/boards/drawing/grid.ts';
import { DEFAULT_KEYMAP } from '../../src/table/frame/edge/keymap.ts';
import { rowsOf, situationAt } from '../table/screen-of.tsx';

const SIZE = { columns: 80, rows: 24 };

/** A replay of a match, and what its frames are painted with. */
export interface LookedBack {
  readonly game: Game;
  readonly viewing: Viewing;
  readonly isOver: boolean;
  readonly board: Board;
  readonly names: readonly string[];
  readonly look: Appearance;
}

/** The usual look of the table of a match. */
export function usualLook(game: Game, { start }: Match): Appearance {
  const names = start.seats.map(({ name }) => name);
  return { glyphs: UNICODE_GLYPHS, keymap: DEFAULT_KEYMAP, format: tableFormatter(game.texts.en, names) };
}

/** A match told once more to its end, to be looked at by the eyes of `viewer`. */
export function lookBackOn(
  game: Game,
  board: Board,
  match: Match,
  viewer: Viewer,
  look: Appearance = usualLook(game, match),
): LookedBack {
  const names = match.start.seats.map(({ name }) => name);
  const history = new Replay(game, match);
  while (!history.isComplete) history.advance();
  const viewing = new Viewing(history, board);
  viewing.see(viewer);
  return { game, viewing, isOver: match.decision === null, board, names, look };
}

/** The replay's screen at the stop that is looked at. */
function replayAt({ game, viewing, isOver, board, names, look }: LookedBack) {
  const at = situationAt(SIZE, look);
  const wordsFor = () => ({ format: look.format, texts: game.texts.en });
  const now = replayNow({ game, board, names, people: [], wordsFor, mayCopy: true }, viewing, { isOver, back: 0 });
  const opened = openReplay({ show: 'stop', now, lost: null }, at);
  return { at, now, state: { ...opened, step: 'moment' } as const };
}

/** The frame of the stop that is looked at, with one of the panes. */
export function frameAt(looked: LookedBack, front: string): string {
  const { at, state } = replayAt(looked);
  return rowsOf({ ...state, front }, at).join('\n');
}

/** Every pane of the stop that is looked at, and the stop in sentences: quicker than whole frames. */
function panesAt(looked: LookedBack): readonly string[] {
  const { at, now, state } = replayAt(looked);
  const { main } = replayLayout(now, at);
  const panes = now.panes.flatMap(pane => toPlain(pane.paint(now.view, main, contextAt(state, now, at, pane.id))));
  return [...panes, JSON.stringify(logLines(now, looked.look)), JSON.stringify(replayFeature.speech(state, at))];
}

/** Of this many stops one is looked at as a whole frame. */
const WHOLE_EVERY = 50;

/**
 * All that a viewer is shown who looks back on a match: every stop of it with every pane, what can be jumped to, and
 * its report.
 */
export function lookedBackOn(game: Game, board: Board, match: Match, viewer: Viewer): readonly string[] {
  const looked = lookBackOn(game, board, match, viewer);
  const { viewing, look } = looked;
  const shown: string[] = [];
  for (let stop = 0; stop < viewing.place.of; stop++) {
    viewing.goTo(stop);
    shown.push(...panesAt(looked));
    const isLast = stop === viewing.place.of - 1;
    if (isLast || stop % WHOLE_EVERY === 0) shown.push(frameAt(looked, LOG_PANE));
  }
  const report = reportOf({ game, match, board, players: [], format: look.format });
  return [...shown, JSON.stringify(viewing.jumps(look)), JSON.stringify(report), markdownOf(report, look.format)];
}

/** How many steps of a kind lead from the beginning of a match to its end. */
export function stepsOf(viewing: Viewing, step: Step): number {
  let steps = 0;
  viewing.goTo(0);
  while (viewing.place.at < viewing.place.of - 1) {
    viewing.step(step, 1);
    steps += 1;
  }
  return steps;
}
