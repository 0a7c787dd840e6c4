import { Box } from 'ink';
import type { ReactNode } from 'react';
import type { DecisiveMoment, Fact, RoundChart } from '../../../boards/retrospect.ts';
import type { Message, Seat } from '../../../kernel/words/message.ts';
import { createGrid } from '../../../boards/drawing/grid.ts';
import { span } from '../../../boards/drawing/lines.ts';
import type { Line } from '../../../boards/drawing/lines.ts';
import { seatTone } from '../../../boards/drawing/sides.ts';
import type { Style } from '../../../boards/drawing/style.ts';
import type { Speech } from '../../frame/store/speech.ts';
import { wrap } from '../../../boards/drawing/wrapping.ts';
import type { MatchNow } from '../../../session/running/match-now.ts';
import type { Note } from '../../../session/running/notes.ts';
import { figuresOf, resultOf } from '../../../session/looking-back/report.ts';
import { LEAVE_EFFECTS } from '../../frame/store/effects.ts';
import type { Effect } from '../../frame/store/effects.ts';
import { matchAppearance } from '../../frame/store/feature-context.ts';
import type { FeatureContext } from '../../frame/store/feature-context.ts';
import { plainSentence } from '../../frame/text/sentence.ts';
import { say } from '../../frame/text/say.ts';
import { liveKeysText } from '../../frame/theme/keys.ts';
import type { Pressed } from '../../frame/theme/keys.ts';
import type { Appearance } from '../../frame/theme/look.ts';
import { Screen } from '../../frame/ui/screen.tsx';
import type { Commands } from '../../frame/ui/screen.tsx';
import { Cells, Lines } from '../../frame/ui/text.tsx';
import { putLookBack, putTable } from './body.ts';

/** The state of the result screen. `note`: the last message, such as where the report was saved. */
export interface EndState {
  readonly note: { readonly words: Message; readonly tone: Note['tone'] } | null;
}

/** The result of a match, as text. */
interface SeatResult {
  readonly winner: string;
  /** The first winner, whose colour the text has; `null`: nobody won. */
  readonly seat: Seat | null;
  readonly how: string;
  /** The final table: the heading, then a row for each seat, the winner first. */
  readonly table: readonly (readonly string[])[];
  readonly chart: RoundChart | null;
  readonly facts: readonly Fact[];
  readonly note: { readonly text: string; readonly style: Style } | null;
}

function seatResultIn({ note }: EndState, match: MatchNow, at: FeatureContext): SeatResult {
  const { glyphs, format } = matchAppearance(at);
  const { board, names, outcome, past, picture, unsaved } = match;
  const context = { glyphs, format, names, focus: [], seat: null };
  const table = board.finalTable('view' in picture ? picture.view : null, context);
  const result = outcome === null ? null : resultOf(outcome, names, context);
  const soloResult =
    outcome === null || names.length !== 1
      ? null
      : format(say(outcome.winners.length > 0 ? 'end.you-win' : 'end.you-lose'));
  const saveProblem =
    unsaved === null ? null : { words: say('table.save-failed', { reason: unsaved.reason }), tone: 'danger' as const };
  const noteOrProblem = note ?? saveProblem;
  return {
    winner: soloResult ?? result?.text ?? '',
    seat: outcome?.winners[0] ?? null,
    how: result?.how ?? '',
    table: table.length > 0 || outcome === null ? table : figuresOf(outcome, context),
    chart: past === null ? null : (board.retrospect?.chart(past, context) ?? null),
    facts: past === null ? [] : (board.retrospect?.facts(past, context) ?? []),
    note: noteOrProblem && {
      text: format(noteOrProblem.words),
      style: { tone: noteOrProblem.tone, bold: note !== null && noteOrProblem.tone === 'danger' },
    },
  };
}

/** The effects of a key on the result screen, apart from the keys for looking at the board. */
export function endKey(command: Pressed['command'], match: MatchNow): readonly Effect[] {
  switch (command) {
    case 'decisive': {
      const moment = decisiveMomentIn(match);
      return moment === null ? [] : [{ do: 'watch', range: { from: moment.from, to: moment.to }, why: moment.why }];
    }
    case 'take':
      return [{ do: 'go-home' }];
    case 'again':
      return [{ do: 'again' }];
    case 'log':
      return [{ do: 'open', screen: { open: 'log' } }];
    case 'watch':
      return [{ do: 'look-back', index: null }];
    case 'report':
      return [{ do: 'report' }];
    case 'take-back':
      return [{ do: 'match', act: { act: 'stand-up' } }, { do: 'find-earlier' }];
    case 'leave':
      return LEAVE_EFFECTS;
    default:
      return [];
  }
}

/** The moment that decided the match; `null`: none stands out. */
function decisiveMomentIn({ board, past }: MatchNow): DecisiveMoment | null {
  return past === null ? null : (board.retrospect?.decisive?.(past) ?? null);
}

function commandsOf(match: MatchNow, { format }: Appearance): Commands {
  const decisiveEntry = { commands: ['decisive'], label: format(say('key.decisive')) } as const;
  return [
    { commands: ['take'], label: format(say('key.home')) },
    ...(decisiveMomentIn(match) === null ? [] : [decisiveEntry]),
    { commands: ['again'], label: format(say('key.again')) },
    { commands: ['watch'], label: format(say('key.look-back')) },
    { commands: ['inspect'], label: format(say('key.to-board')) },
    { commands: ['leave'], label: format(say('key.quit')) },
    { commands: ['report'], label: format(say('key.report')) },
    // Keys that do not fit into the footer are on the page of keys.
    'help',
    'log',
    { commands: ['take-back'], label: format(say('key.take-back')) },
  ];
}

const MAX_NOTE_ROWS = 3;

interface EndProps {
  readonly state: EndState;
  readonly match: MatchNow;
  readonly at: FeatureContext;
}

/** The result screen: who won and how, the final table, a chart by round, and a few facts. */
export function EndScreen({ state, match, at }: EndProps): ReactNode {
  const appearance = matchAppearance(at);
  const { columns, rows } = at.size;
  const { winner, seat, how, table, chart, facts, note } = seatResultIn(state, match, at);
  const width = columns - 2;
  const winnerLines = wrap(winner, width).map((line): Line => [
    span(line, { bold: true, tone: seat === null ? 'text' : seatTone(seat) }),
  ]);
  const topLines = [...winnerLines, ...wrap(how, width).map((line): Line => [span(line)])];
  const noteRows = note === null ? [] : wrap(note.text, width).slice(0, MAX_NOTE_ROWS);
  const height = Math.max(0, rows - 2 - topLines.length - 1 - noteRows.length);
  const grid = createGrid(width, height);
  putTable(grid, { x: 0, y: 0, width, height }, table, appearance);
  const tableHeight = table.length + 1;
  putLookBack(grid, { x: 0, y: tableHeight, width, height: height - tableHeight }, chart, facts, appearance);
  return (
    <Screen size={at.size} title={appearance.format(say('end.title'))} commands={commandsOf(match, appearance)}>
      <Box flexDirection="column" marginLeft={1}>
        <Lines lines={[...topLines, []]} />
        <Cells grid={grid} />
        <Lines lines={noteRows.map(line => [span(line, note?.style)])} />
      </Box>
    </Screen>
  );
}

/** The result of a match for reading aloud: who won and how, a sentence for each seat, the facts, and the keys. */
export function endSpeech(state: EndState, match: MatchNow, context: FeatureContext): Speech {
  const appearance = matchAppearance(context);
  const { format } = appearance;
  const { winner, how, table, facts, note } = seatResultIn(state, match, context);
  const [heading = [], ...rows] = table;
  const seatSentences = rows.map((row, place) => {
    const cellSentences = row.map((text, column) => `${heading[column] ?? ''} ${text}`);
    return format(say('aloud.row', { place: place + 1, figures: cellSentences.join(', ') }));
  });
  const factLines = facts.map(({ label, text }) => `${label}: ${text}`);
  const lines = [
    format(say('end.title')),
    winner,
    how,
    ...seatSentences,
    ...factLines,
    note?.text ?? '',
    liveKeysText(appearance, commandsOf(match, appearance)),
  ];
  return { lines: lines.map(plainSentence).filter(line => line !== ''), choices: [] };
}
