import type { Match } from '../../../src/kernel/history/playable.ts';
import { seededRandom } from '../../../src/kernel/plain/random.ts';
import type { Viewer } from '../../../src/kernel/words/message.ts';
import { openScreen, tellScreen } from '../../../src/table/app/screens.ts';
import { matchNow } from '../../../src/table/hot-seat/match-now.ts';
import { preferencesNow } from '../../../src/table/preferences/now.ts';
import type { Situation } from '../../../src/table/store/situation.ts';
import { newlyCoached } from '../../../src/table/hot-seat/coaching.ts';
import type { LoadedGame } from '../../../src/table/hot-seat/games.ts';
import type { Look } from '../../../src/table/theme/look.ts';
import type { Page } from '../../../src/table/page.ts';
import { CoachedTable } from '../../../src/table/pages/coached-table.ts';
import { TablePage } from '../../../src/table/pages/table.ts';
import { LOG } from '../../../src/table/screens/table.ts';
import { Session } from '../../../src/table/hot-seat/session.ts';
import { DEFAULT_SETTINGS } from '../../../src/table/preferences/settings.ts';
import type { TableSettings } from '../../../src/table/preferences/settings.ts';
import { toPlain } from '../../../src/widgets/grid.ts';
import type { Size } from '../../../src/widgets/too-small.ts';
import type { Shown } from '../../oracles/seen.ts';
import { frameAt, lookBackOn, lookedBackOn } from '../../oracles/looked-back.ts';
import { preferencesOf } from '../../table/desk-of.ts';
import { NOW } from './saved.ts';

const SMALL: Size = { columns: 80, rows: 24 };
const SIZES: readonly Size[] = [SMALL, { columns: 120, rows: 40 }, { columns: 200, rows: 50 }];
/** The keys that turn to another pane, lay a page over the table or point at the board; the last one stands up from an own view. */
const KEYS = ['tab', 'tab', 'tab', 'tab', 'tab', 'tab', '?', 'i', 'L', 't', 'g', 'i', 'm'];
const SETTINGS: TableSettings = { ...DEFAULT_SETTINGS, speed: 'instant', quiet: 0 };

/** A game that lies on the table, and what it is looked at with. */
export interface Laid extends LoadedGame {
  readonly look: Look;
}

/** The screen that `viewer` has before it just now, at one size, and the last one of a replay by its eyes. */
export function screenFor(laid: Laid, match: Match, viewer: Viewer): Shown {
  const { game, board, look } = laid;
  const session = satDown(laid, match, viewer);
  session.hotSeat.goOn();
  const looked = lookBackOn(game, board, match, viewer, look);
  looked.viewing.goTo(Infinity);
  return { screen: toPlain(tableOf(session, laid).page.paint(SMALL)), 'screen of the replay': frameAt(looked, LOG) };
}

/**
 * Everything that a table lets `viewer` read just now, as lines: the screen at three sizes, every pane of it, the pages that its keys
 * lay over it, what the coach says, all of it as it is read aloud, the board thing by thing included, where secret choices are made on the
 * open table what stands there, and every frame of the replay with every pane.
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
    ...(viewer === 'spectator' ? { 'secret choices on the open table': chosenBlindly(laid, match) } : {}),
    'replay with all panes': lookedBackOn(laid.game, laid.board, match, viewer),
  };
}

/**
 * The table with `viewer` before it: the seat that is asked has sat down, as people do who hand the keyboard over before every decision;
 * another one looks at its own things.
 */
function satDown({ game, bot, board }: Laid, match: Match, viewer: Viewer, more: Partial<TableSettings> = {}): Session {
  const { decision } = match;
  const isAsked = decision !== null && decision.seat === viewer;
  const settings: TableSettings = { ...SETTINGS, handOver: isAsked ? 'always' : 'private', ...more };
  const session = new Session({
    game,
    match,
    players: [],
    coach: match.start.seats.map(() => newlyCoached(true)),
    now: () => NOW,
    file: null,
    report: () => '',
    settings,
    bot,
    ...(board.blind === undefined ? {} : { blindWay: kind => board.blind?.(kind) ?? null }),
    random: seededRandom('shown'),
  });
  if (viewer !== 'spectator' && decision !== null) {
    if (!isAsked) session.hotSeat.peek(viewer);
    session.hotSeat.sitDown();
  }
  return session;
}

/** The page of a table, and what its keys have laid over it. */
function tableOf(session: Session, { board, look }: Laid): { readonly page: TablePage; readonly over: Page[] } {
  const over: Page[] = [];
  const nothing = (): void => undefined;
  const doors = {
    ...{ home: nothing, settings: nothing, keys: nothing, rules: nothing, quit: nothing, again: nothing },
    push: (page: Page) => void over.push(page),
    pop: () => void over.pop(),
    clear: () => void over.splice(0),
    clock: () => 0,
  };
  return { page: new TablePage(session, board, SETTINGS, look, doors), over };
}

/** The table as it stands, and after each key that only looks. */
function pagesOf(session: Session, laid: Laid): readonly string[] {
  const { page, over } = tableOf(session, laid);
  const lines = SIZES.flatMap(size => toPlain(page.paint(size)));
  const { show } = session.hotSeat.picture();
  // Any key would go on from there.
  if (show !== 'table') return lines;
  for (const key of KEYS) {
    page.key(key);
    lines.push(`after ${key}`, ...toPlain((over.at(-1) ?? page).paint(SMALL)));
    over.splice(0);
    if (session.hotSeat.picture().show !== 'table') break;
  }
  return lines;
}

/** What is said to `viewer` when it listens, what it has missed first, and the board when it asks for it; with the coach's words. */
function heardBy(laid: Laid, match: Match, viewer: Viewer): readonly string[] {
  const session = satDown(laid, match, viewer);
  const page = new CoachedTable(tableOf(session, laid).page, session, laid.look);
  const painted = toPlain(page.paint(SMALL));
  const missed = saidOf(session, laid);
  session.hotSeat.goOn();
  return [...painted, ...missed, ...saidOf(session, laid)];
}

/** The match in sentences, as it stands on the table: what was told, the question with its answers, and the board thing by thing. */
function saidOf(session: Session, { game, board, look }: Laid): readonly string[] {
  const { format } = look;
  const texts = game.texts.en;
  const languages = { languages: [], to: () => format, reads: () => ({ format, texts }), loadAll: () => undefined };
  const preferences = preferencesOf({ ...SETTINGS });
  const at: Situation = {
    size: SMALL,
    look: { ...look, paint: preferences.paint },
    preferences: preferencesNow(preferences),
    games: [],
    taught: false,
    match: matchNow(session, board, languages, 0),
    time: 0,
  };
  const { state } = openScreen({ open: 'match' }, at);
  if (state === null) throw new Error('there is no match');
  const { lines, choices, log = [], board: things = () => [] } = tellScreen(state.screen, state, at);
  return [...lines, ...choices, ...log.map(({ text }) => text), ...things()];
}

/** The open table where secret choices are made on it: after the seat has looked at its card, and after a key of it. */
function chosenBlindly(laid: Laid, match: Match): readonly string[] {
  const session = satDown(laid, match, 'spectator', { blind: true });
  const { page } = tableOf(session, laid);
  session.hotSeat.sitDown();
  session.hotSeat.blind.haveRead();
  const lines = [...toPlain(page.paint(SMALL))];
  if (session.hotSeat.picture().show !== 'blind') return lines;
  page.key('1');
  return [...lines, ...toPlain(page.paint(SMALL))];
}
