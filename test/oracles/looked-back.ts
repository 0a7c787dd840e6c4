import type { Board } from '../../src/games/board.ts';
import type { Game, Match } from '../../src/kernel/history/playable.ts';
import { Replay } from '../../src/kernel/history/replay.ts';
import type { Viewer } from '../../src/kernel/words/message.ts';
import type { Look } from '../../src/table/theme/look.ts';
import { markdownOf } from '../../src/table/hot-seat/markdown.ts';
import { replayState } from '../../src/table/replay/replay-state.ts';
import type { Showing } from '../../src/table/replay/replay-state.ts';
import { Viewing } from '../../src/table/hot-seat/looking-back/viewing.ts';
import type { Step } from '../../src/table/hot-seat/looking-back/viewing.ts';
import { reportOf } from '../../src/table/hot-seat/report.ts';
import { tableFormatter } from '../../src/table/text/say.ts';
import { layoutFor, LOG, paintTable } from '../../src/table/screens/table.ts';
import { UNICODE_GLYPHS } from '../../src/widgets/glyphs.ts';
import { toPlain } from '../../src/widgets/grid.ts';
import { DEFAULT_KEYMAP } from '../../src/table/edge/keymap.ts';

const SIZE = { columns: 80, rows: 24 };

/** A replay of a match, and what its frames are painted with. */
export interface LookedBack {
  readonly viewing: Viewing;
  readonly board: Board;
  readonly names: readonly string[];
  readonly look: Look;
}

/** The usual look of the table of a match. */
export function usualLook(game: Game, { start }: Match): Look {
  const names = start.seats.map(({ name }) => name);
  return { glyphs: UNICODE_GLYPHS, keymap: DEFAULT_KEYMAP, format: tableFormatter(game.texts.en, names) };
}

/** A match told once more to its end, to be looked at by the eyes of `viewer`. */
export function lookBackOn(
  game: Game,
  board: Board,
  match: Match,
  viewer: Viewer,
  look: Look = usualLook(game, match),
): LookedBack {
  const names = match.start.seats.map(({ name }) => name);
  const replay = new Replay(game, match);
  while (!replay.isComplete) replay.advance();
  const viewing = new Viewing(replay, board);
  viewing.see(viewer);
  return { viewing, board, names, look };
}

/** The frame of the stop that is looked at, with one of the panes. */
export function frameAt({ viewing, board, names, look }: LookedBack, front: string): string {
  const { question } = layoutFor({ board, view: viewing.view, warning: null }, SIZE);
  const showing: Showing = {
    board,
    names,
    front,
    beside: null,
    back: 0,
    note: null,
    step: 'moment',
    plays: false,
    goesOn: true,
    lookOf: () => ({}),
    room: { ...question, log: true },
  };
  return toPlain(paintTable(replayState(viewing, showing, look), SIZE, look).grid).join('\n');
}

/** All that a viewer is shown who looks back on a match: every frame of it with every pane, what can be jumped to, and its report. */
export function lookedBackOn(game: Game, board: Board, match: Match, viewer: Viewer): readonly string[] {
  const looked = lookBackOn(game, board, match, viewer);
  const { viewing, look } = looked;
  const frames: string[] = [];
  for (let at = 0; at < viewing.place.of; at++) {
    viewing.goTo(at);
    for (const front of [...board.panes(viewing.view).map(({ id }) => id), LOG]) frames.push(frameAt(looked, front));
  }
  const report = reportOf({ game, match, board, players: [], format: look.format });
  return [...frames, JSON.stringify(viewing.jumps(look)), JSON.stringify(report), markdownOf(report, look.format)];
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
