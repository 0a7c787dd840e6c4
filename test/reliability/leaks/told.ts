import type { Decision } from '../../../src/kernel/match/decision.ts';
import { previewer } from '../../../src/kernel/history/preview.ts';
import type { Match } from '../../../src/kernel/history/playable.ts';
import { seededRandom } from '../../../src/kernel/plain/random.ts';
import type { Viewer } from '../../../src/kernel/words/message.ts';
import { summaryOf } from '../../../src/cli/saves.ts';
import { PROGRAM_GAMES } from '../../../src/session/setting/games.ts';
import { journalOf } from '../../../src/session/running/journal.ts';
import { markdownOf } from '../../../src/session/looking-back/markdown.ts';
import { saveLine } from '../../../src/table/home/seating/save-lines.ts';
import { reportOf } from '../../../src/session/looking-back/report.ts';
import { momentsIn } from '../../../src/session/looking-back/watched.ts';
import { lookBackOn } from '../../oracles/looked-back.ts';
import { isHidden } from '../../oracles/seen.ts';
import type { Shown } from '../../oracles/seen.ts';
import { savedAs } from './saved.ts';
import type { Laid } from './shown.ts';

const EVERYTHING = { from: 0, to: Number.MAX_SAFE_INTEGER };

/** Of the stops of a replay this many are looked at: those before were the last ones at an earlier decision. */
const LAST_STOPS = 2;

/**
 * What the program tells `viewer` of a match apart from screens, quickly. To every viewer: the replay by its eyes, and
 * the moments once more. To the seat that is asked and to the spectator, whose picture lies on the open table: what
 * comes of each option. To the spectator: the report in both formats, the line in the list of saves, what a take-back
 * could go back to. For the seat that is asked: what the program's player would answer.
 */
export function toldTo(laid: Laid, match: Match, viewer: Viewer): Shown {
  const { decision } = match;
  const isOpen = viewer === 'spectator';
  const isAsked = decision !== null && decision.seat === viewer;
  return {
    ...lookedBackOn(laid, match, viewer),
    ...(decision !== null && (isOpen || isAsked) ? { outlooks: outlooksOf(laid, match, decision, viewer) } : {}),
    ...(isOpen ? writtenOf(laid, match) : {}),
    ...(isAsked ? { 'what the program would answer': answered(laid, match, decision) } : {}),
  };
}

function lookedBackOn({ game, board, look }: Laid, match: Match, viewer: Viewer): Shown {
  const { viewing } = lookBackOn(game, board, match, viewer, look);
  const { of } = viewing.place;
  const stops: unknown[] = [of, viewing.jumps(look)];
  for (let at = Math.max(0, of - LAST_STOPS); at < of; at++) {
    viewing.goTo(at);
    const { round, told, kind } = viewing.stop;
    stops.push({ round, told, kind, view: viewing.view });
  }
  return { replay: stops, 'moments once more': momentsIn(game, match, viewer, EVERYTHING) };
}

function outlooksOf({ board, look }: Laid, match: Match, decision: Decision, viewer: Viewer): unknown {
  if (isHidden(decision, viewer)) return null;
  const { format, glyphs } = look;
  const view = match.view(viewer);
  const names = match.start.seats.map(({ name }) => name);
  const context = { glyphs, format, names, focus: [], seat: decision.seat };
  const preview = previewer(match, viewer);
  return decision.options.map(option => [option.id, board.outlook?.(view, decision, option, context, preview) ?? null]);
}

/** What stands in files and lists that everybody may read, and on the page of take-backs. */
function writtenOf({ game, board, look }: Laid, match: Match): Shown {
  const { format } = look;
  const report = reportOf({ game, match, board, players: [], format });
  const save = savedAs(match);
  const { row, line } = saveLine({ name: 'shown', file: 'shown.jsonl', save, older: null }, PROGRAM_GAMES, look);
  return {
    report,
    'report as a page': markdownOf(report, format),
    'list of saves': [row, line, summaryOf(save, null)],
    'what a take-back could go back to': journalOf(match.history).map(({ n: _n, ...earlier }) => earlier),
  };
}

function answered({ bot }: Laid, match: Match, decision: Decision): unknown {
  return bot({ game: match.game, view: match.view(decision.seat), decision, random: seededRandom('bot') });
}
