import { summaryOf } from '../../../src/cli/saves.ts';
import type { Match } from '../../../src/kernel/playable.ts';
import { seededRandom } from '../../../src/kernel/random.ts';
import type { Viewer } from '../../../src/kernel/words.ts';
import { saveOf } from '../../../src/saves/keep.ts';
import { checkSave } from '../../../src/saves/load.ts';
import { signed } from '../../../src/saves/write.ts';
import { SHELF } from '../../../src/table/games.ts';
import type { Boxed } from '../../../src/table/games.ts';
import { lookTelling } from '../../../src/table/look.ts';
import type { Look } from '../../../src/table/look.ts';
import type { Page } from '../../../src/table/page.ts';
import { saveLine } from '../../../src/table/pages/save-lines.ts';
import { TablePage } from '../../../src/table/pages/table.ts';
import { outlooksFor } from '../../../src/table/pages/table-state.ts';
import { tableTeller } from '../../../src/table/say.ts';
import { Session } from '../../../src/table/session.ts';
import { DEFAULT_SETTINGS } from '../../../src/table/settings.ts';
import { toPlain } from '../../../src/widgets/grid.ts';
import type { Size } from '../../../src/widgets/too-small.ts';
import { preferencesOf } from '../../table/desk-of.ts';

const SMALL: Size = { columns: 80, rows: 24 };
const SIZES: readonly Size[] = [SMALL, { columns: 120, rows: 40 }, { columns: 200, rows: 50 }];
const NOW = new Date(2026, 0, 1, 14, 2);
/** The keys that lay a page over the table or turn to another pane. */
const KEYS = ['tab', 'tab', 'tab', 'tab', 'tab', 'tab', 'g', 'escape', '?', 'i', 'L', 'm', 't'];

/**
 * Everything that a table lets `viewer` read just now, as lines: the screen at three sizes, every pane of it, the pages that its keys
 * lay over it, what comes of each option, how the match stands in the list of saves, and what the program's player would answer
 * for it. When two matches differ only in what the viewer may not know, all of it must be the same.
 */
export function shownTo(boxed: Boxed, match: Match, viewer: Viewer): readonly string[] {
  const { game, board, bot } = boxed;
  const { decision } = match;
  const look = preferencesOf().look(tableTeller());
  const session = sessionFor(boxed, match);
  const isAsked = decision !== null && decision.seat === viewer && decision.private;
  if (viewer !== 'spectator' && decision !== null) {
    if (!isAsked) session.peek(viewer);
    session.sitDown();
  }
  const own = lookTelling(look, tableTeller(game.texts.en, session.names));
  const since = pagesOf(session, boxed, own);
  session.goOn();
  const lines = [...since, ...pagesOf(session, boxed, own), ...savedLines(match, look)];
  const picture = session.picture();
  const outlook = outlooksFor(board, session, picture, own);
  if (picture.show === 'table')
    lines.push(...(picture.decision?.options ?? []).map(option => `${option.id} ${outlook(option)}`));
  if (decision !== null && decision.seat === viewer) {
    const turn = { game: match.game, view: match.view(viewer), decision, random: seededRandom('bot') };
    lines.push(`the program would answer ${bot(turn)}`);
  }
  return lines;
}

function sessionFor({ game, bot }: Boxed, match: Match): Session {
  return new Session({
    game,
    match,
    players: [],
    begun: NOW,
    now: () => NOW,
    write: null,
    report: () => '',
    settings: { ...DEFAULT_SETTINGS, speed: 'instant', quiet: 0 },
    bot,
    random: seededRandom('shown'),
  });
}

/** The table as it stands, and after each key that only looks. */
function pagesOf(session: Session, { board }: Boxed, look: Look): readonly string[] {
  const over: Page[] = [];
  const nothing = (): void => undefined;
  const doors = {
    ...{ home: nothing, settings: nothing, keys: nothing, rules: nothing, quit: nothing, again: nothing },
    push: (page: Page) => void over.push(page),
    pop: () => void over.pop(),
    clear: () => void over.splice(0),
    clock: () => 0,
  };
  const page = new TablePage(session, board, { ...DEFAULT_SETTINGS, quiet: 0 }, look, doors);
  const lines = SIZES.flatMap(size => toPlain(page.paint(size)));
  const { show } = session.picture();
  // Any key would go on from there.
  if (show !== 'table') return lines;
  for (const key of KEYS) {
    page.key(key);
    lines.push(`after ${key}`, ...toPlain((over.at(-1) ?? page).paint(SMALL)));
    over.splice(0);
    if (session.picture().show !== 'table') break;
  }
  return lines;
}

/** How the match stands in the list of saves, on the screen and on the command line. */
function savedLines(match: Match, look: Look): readonly string[] {
  const seats = match.start.seats.map(() => 0);
  const unsigned = saveOf(match, { players: [], seen: seats, begun: NOW, now: NOW });
  const save = checkSave(JSON.parse(JSON.stringify(signed(unsigned))), 'shown');
  const { row, line } = saveLine({ name: 'shown', file: 'shown.json', save }, SHELF, look);
  return [JSON.stringify(row), line, JSON.stringify(summaryOf(save))];
}
