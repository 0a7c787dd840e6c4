import type { Board } from '../../boards/board.ts';
import type { Fact, RoundChart } from '../../boards/retrospect.ts';
import type { PaneContext } from '../../boards/pane.ts';
import type { Formatter } from '../../kernel/words/format.ts';
import type { Game, Match } from '../../kernel/history/playable.ts';
import type { Outcome } from '../../kernel/match/play.ts';
import type { RoundName } from '../../kernel/words/rounds.ts';
import { message } from '../../kernel/words/message.ts';
import { UNICODE_GLYPHS } from '../../boards/drawing/glyphs.ts';
import { logItems } from './log-book.ts';
import { say } from '../text/say.ts';
import { publicRecordOf } from './watched.ts';

/** The report of a match for people and programs: plain JSON with public information only. */
export interface MatchReport {
  readonly program: 'orrery';
  readonly report: 1;
  readonly game: { readonly id: string; readonly title: string };
  readonly seats: readonly { readonly name: string; readonly player: string }[];
  readonly round: number;
  /** The name for a round in the game's rule book. */
  readonly roundName: RoundName;
  /** Who won and how; `null` while the match is still going on. */
  readonly result: { readonly winners: readonly string[]; readonly text: string; readonly how: string } | null;
  /** The table of the final standings: a heading row, then one row for each seat, best first. */
  readonly table: readonly (readonly string[])[];
  readonly chart: RoundChart | null;
  readonly facts: readonly Fact[];
  /** The public log; `heading` marks the first event of a section. */
  readonly log: readonly { readonly heading: boolean; readonly text: string; readonly rule: string | null }[];
}

/** The input for a report. The match may still be going on: only the spectator's information is read. */
export interface ReportInput {
  readonly game: Game;
  readonly match: Match;
  readonly board: Board;
  /** Who plays each seat. */
  readonly players: readonly string[];
  /** The formatter for the table's texts and the game's. */
  readonly format: Formatter;
}

/** Builds the report of a match from the spectator's view and log alone. */
export function reportOf({ game, match, board, players, format }: ReportInput): MatchReport {
  const names = match.start.seats.map(({ name }) => name);
  const context: PaneContext = { glyphs: UNICODE_GLYPHS, format, names, focus: [], seat: null };
  const pastRecord = publicRecordOf(match);
  const { events, view } = pastRecord;
  const table = board.finalTable(view, context);
  return {
    program: 'orrery',
    report: 1,
    game: { id: game.id, title: game.title },
    seats: names.map((name, seat) => ({ name, player: players[seat] ?? '' })),
    round: match.round,
    roundName: game.roundName,
    result: match.outcome === null ? null : resultOf(match.outcome, names, context),
    table: table.length > 0 || match.outcome === null ? table : figuresOf(match.outcome, context),
    chart: board.retrospect?.chart(pastRecord, context) ?? null,
    facts: board.retrospect?.facts(pastRecord, context) ?? [],
    log: logItems(events, board, context).map(({ heading, text, rule }) => ({ heading, text, rule })),
  };
}

/** Who won, and how, as texts. */
export function resultOf(
  { winners, victors = [], words }: Outcome,
  names: readonly string[],
  { format }: Pick<PaneContext, 'format'>,
): { readonly winners: readonly string[]; readonly text: string; readonly how: string } {
  const winnerNames = winners.map(seat => names[seat] ?? '');
  const powers = victors.map(power => message(`power.${power}`));
  const noWinnerText = powers.length === 0 ? say('end.nobody') : say('end.all-lose', { powers });
  const text =
    winnerNames.length === 0
      ? noWinnerText
      : say('end.winner', { count: winnerNames.length, names: winnerNames.join(', ') });
  return { winners: winnerNames, text: format(text), how: format(words) };
}

/**
 * The final figures of a match as a table: a heading row, then one row for each seat. For games whose board has no
 * final table.
 */
export function figuresOf(
  { ranking }: Outcome,
  { format, names }: Pick<PaneContext, 'format' | 'names'>,
): readonly (readonly string[])[] {
  const figures = Object.keys(ranking[0]?.figures ?? {});
  return [
    [format(say('end.place')), format(say('end.seat')), ...figures.map(key => format({ key }))],
    ...ranking.map(({ seat, figures: own }, place) => [
      String(place + 1),
      names[seat] ?? '',
      ...figures.map(key => String(own[key] ?? '')),
    ]),
  ];
}
