import type { Replay } from '../../kernel/history/replay.ts';
import type { Viewer, Message } from '../../kernel/words/message.ts';
import { put } from '../../widgets/grid.ts';
import type { Grid } from '../../widgets/grid.ts';
import type { Size } from '../../widgets/too-small.ts';
import { pressed } from '../keys.ts';
import type { Look } from '../look.ts';
import type { Page } from '../page.ts';
import { say } from '../say.ts';
import { createSheet, putCentred, putFooter } from '../screens/sheet.ts';
import { ReplayPage } from './replay-page.ts';
import type { ReplayParts } from './replay-page.ts';
import { Viewing } from './viewing.ts';

/** Where and how a replay begins. */
export interface Opening {
  /** The event of the log to begin at; `first`, `last`: the beginning or the end of the match. */
  readonly at: number | 'first' | 'last';
  /** Whose eyes, where that has been allowed already; absent: the open table's. */
  readonly viewer?: Viewer;
  /** What is told first; `null`: nothing. */
  readonly note: Message | null;
}

/** So long a match is told before a frame shows how far it is, in milliseconds. */
const SLICE = 40;

/** Tells a match to its end and opens it; one that takes a while shows how far it is meanwhile, and can be left. */
export function openReplay(replay: Replay, opening: Opening, clock: () => number, parts: ReplayParts): void {
  const { push, pop } = parts;
  const done = tell(replay, clock);
  if (done) push(pageOf(replay, opening, parts));
  else {
    push(
      tellingPage(replay, clock, parts, () => {
        pop();
        push(pageOf(replay, opening, parts));
      }),
    );
  }
}

function pageOf(replay: Replay, { at, viewer = 'spectator', note }: Opening, parts: ReplayParts): Page {
  const viewing = new Viewing(replay, parts.board);
  if (viewer !== 'spectator') viewing.see(viewer);
  if (at === 'last') viewing.goTo(Infinity);
  else if (at !== 'first') viewing.goToEvent(at);
  return new ReplayPage(replay, viewing, parts, note);
}

/** Tells for a moment. Gives back whether all has been told. */
function tell(replay: Replay, clock: () => number): boolean {
  const until = clock() + SLICE;
  do replay.advance();
  while (!replay.isComplete && clock() < until);
  return replay.isComplete;
}

/** How far a match has been told. */
function tellingPage(replay: Replay, clock: () => number, { look, pop }: ReplayParts, then: () => void): Page {
  return {
    key: key => {
      const { command } = pressed(look.keymap, key);
      if (command === 'back' || command === 'leave') pop();
    },
    soon: () => ({
      after: 0,
      run: () => {
        if (tell(replay, clock)) then();
      },
    }),
    paint: size => paintTelling(replay, size, look),
    viewer: () => 'spectator',
  };
}

function paintTelling({ progress: { done, of } }: Replay, size: Size, look: Look): Grid {
  const { format: told, glyphs } = look;
  const grid = createSheet(size, told(say('replay.telling')));
  const width = Math.max(0, size.columns - 8);
  const full = Math.round((done / Math.max(1, of)) * width);
  const y = Math.floor(size.rows / 2);
  put(grid, 4, y, glyphs.barFull.repeat(full), { tone: 'accent' });
  put(grid, 4 + full, y, glyphs.barEmpty.repeat(width - full), { tone: 'frame' });
  putCentred(grid, y + 2, told(say('replay.progress', { done, of })), { tone: 'muted' });
  putFooter(grid, look, ['back']);
  return grid;
}
