import type { Board } from '../../src/games/board.ts';
import type { Game, Match } from '../../src/kernel/playable.ts';
import { Replay } from '../../src/kernel/replay.ts';
import type { Viewer } from '../../src/kernel/words.ts';
import { markdownOf } from '../../src/table/markdown.ts';
import { replayState } from '../../src/table/replay/replay-state.ts';
import type { Showing } from '../../src/table/replay/replay-state.ts';
import { Viewing } from '../../src/table/replay/viewing.ts';
import type { Step } from '../../src/table/replay/viewing.ts';
import { reportOf } from '../../src/table/report.ts';
import { tableTeller } from '../../src/table/say.ts';
import { layoutFor, LOG, paintTable } from '../../src/table/screens/table.ts';
import { UNICODE_GLYPHS } from '../../src/widgets/glyphs.ts';
import { toPlain } from '../../src/widgets/grid.ts';
import { DEFAULT_KEYMAP } from '../../src/widgets/keymap.ts';

const SIZE = { columns: 80, rows: 24 };

/** All that a viewer is shown who looks back on a match: every frame of it with every pane, what can be jumped to, and its report. */
export function lookedBackOn(game: Game, board: Board, match: Match, viewer: Viewer): readonly string[] {
  const names = match.start.seats.map(({ name }) => name);
  const look = { glyphs: UNICODE_GLYPHS, keymap: DEFAULT_KEYMAP, tell: tableTeller(game.texts.en, names) };
  const replay = new Replay(game, match.record());
  while (!replay.isComplete) replay.advance();
  const viewing = new Viewing(replay, board);
  viewing.see(viewer);
  const { question } = layoutFor({ board, warning: null }, SIZE);
  const frames: string[] = [];
  for (let at = 0; at < viewing.place.of; at++) {
    viewing.goTo(at);
    for (const front of [...board.panes.map(({ id }) => id), LOG]) {
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
      frames.push(toPlain(paintTable(replayState(viewing, showing, look), SIZE, look).grid).join('\n'));
    }
  }
  const report = reportOf({ game, match, board, players: [], tell: look.tell });
  return [...frames, JSON.stringify(viewing.jumps(look)), JSON.stringify(report), markdownOf(report, look.tell)];
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
