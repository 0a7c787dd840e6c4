import type { Match } from '../../../src/kernel/history/playable.ts';
import { seededRandom } from '../../../src/kernel/plain/random.ts';
import type { Viewer } from '../../../src/kernel/words/message.ts';
import { newCoachedSeat } from '../../../src/session/learning/coaching.ts';
import type { LoadedGame } from '../../../src/session/setting/games.ts';
import type { Appearance } from '../../../src/table/frame/theme/look.ts';
import { LOG_PANE } from '../../../src/table/match/board/turning.ts';
import { Session } from '../../../src/session/running/session.ts';
import { DEFAULT_SETTINGS } from '../../../src/table/frame/preferences/settings.ts';
import type { TableSettings } from '../../../src/session/setting/table-settings.ts';
import type { Size } from '../../../src/table/frame/edge/too-small.ts';
import type { Shown } from '../../oracles/seen.ts';
import { frameAt, lookBackOn, lookedBackOn } from '../../oracles/looked-back.ts';
import { StillTable } from '../../table/still-table.ts';
import { NOW } from './saved.ts';

const SMALL: Size = { columns: 80, rows: 24 };
const SIZES: readonly Size[] = [SMALL, { columns: 120, rows: 40 }, { columns: 200, rows: 50 }];
/**
 * The keys that turn to another pane, lay a page over the table or point at the board; the last one stands up from an
 * own view.
 */
const KEYS = ['tab', 'tab', 'tab', 'tab', 'tab', 'tab', '?', 'i', 'L', 't', 'g', 'i', 'm'];
const SETTINGS: TableSettings = { ...DEFAULT_SETTINGS, speed: 'instant', quiet: 0 };

/** A game that lies on the table, and what it is looked at with. */
export interface Laid extends LoadedGame {
  readonly look: Appearance;
}

/** The screen that `viewer` has before it just now, at one size, and the last one of a replay by its eyes. */
export function screenFor(laid: Laid, match: Match, viewer: Viewer): Shown {
  const { game, board, look } = laid;
  const session = satDown(laid, match, viewer);
  session.hotSeat.goOn();
  const looked = lookBackOn(game, board, match, viewer, look);
  looked.viewing.goTo(Infinity);
  return { screen: tableOf(session, laid).rows(), 'screen of the replay': frameAt(looked, LOG_PANE) };
}

/**
 * Everything that a table lets `viewer` read just now, as lines: the screen at three sizes, every pane of it, the pages
 * that its keys lay over it, what the coach says, all of it as it is read aloud, the board thing by thing included, and
 * every frame of the replay with every pane.
 */
export function shownTo(laid: Laid, running: Match, viewer: Viewer): Shown {
  // No key here answers, but whoever types at a table may.
  const match = running.branch();
  const session = satDown(laid, match, viewer);
  const since = pagesOf(session, laid);
  session.hotSeat.goOn();
  return {
    'screens of what was missed': since,
    screens: pagesOf(session, laid),
    'read aloud': heardBy(laid, match, viewer),
    'replay with all panes': lookedBackOn(laid.game, laid.board, match, viewer),
  };
}

/**
 * The table with `viewer` before it: the seat that is asked has sat down, as people do who hand the keyboard over
 * before every decision; another one looks at its own things.
 */
function satDown({ game, bot }: Laid, match: Match, viewer: Viewer): Session {
  const { decision } = match;
  const isAsked = decision !== null && decision.seat === viewer;
  const settings: TableSettings = { ...SETTINGS, handOver: isAsked ? 'always' : 'private' };
  const session = new Session({
    game,
    match,
    players: [],
    coach: match.start.seats.map(() => newCoachedSeat(true)),
    now: () => NOW,
    file: null,
    report: () => '',
    settings,
    bot,
    random: seededRandom('shown'),
  });
  if (viewer !== 'spectator' && decision !== null) {
    if (!isAsked) session.hotSeat.peek(viewer);
    session.hotSeat.sitDown();
  }
  return session;
}

/** The table with that session on it. */
function tableOf(session: Session, { board, look }: Laid): StillTable {
  return new StillTable({ session, board, look, settings: SETTINGS }, SMALL);
}

/** The table as it stands, and after each key that only looks. */
function pagesOf(session: Session, laid: Laid): readonly string[] {
  const table = tableOf(session, laid);
  const lines = SIZES.flatMap(size => table.rows(size));
  const { show } = session.hotSeat.picture();
  // Any key would go on from there.
  if (show !== 'table') return lines;
  for (const key of KEYS) {
    table.press(key);
    lines.push(`after ${key}`, ...table.rows());
    table.clear();
    if (session.hotSeat.picture().show !== 'table') break;
  }
  return lines;
}

/**
 * What is said to `viewer` when it listens, what it has missed first, and the board when it asks for it; with the
 * coach's words.
 */
function heardBy(laid: Laid, match: Match, viewer: Viewer): readonly string[] {
  const session = satDown(laid, match, viewer);
  const missed = saidOf(session, laid);
  session.hotSeat.goOn();
  return [...missed, ...saidOf(session, laid)];
}

/**
 * The match in sentences, as it stands on the table: what was told, the question with its answers, and the board thing
 * by thing.
 */
function saidOf(session: Session, laid: Laid): readonly string[] {
  const { lines, choices, after = [], log = [], board: things = () => [] } = tableOf(session, laid).tell();
  return [...lines, ...choices, ...after, ...log.map(({ text }) => text), ...things().map(({ text }) => text)];
}
