import { Box } from 'ink';
import type { ReactNode } from 'react';
import type { Message } from '../../../kernel/words/message.ts';
import { span } from '../../../boards/drawing/lines.ts';
import type { Line } from '../../../boards/drawing/lines.ts';
import type { Speech } from '../../frame/store/speech.ts';
import { truncate, widthOf, wrap } from '../../../boards/drawing/wrapping.ts';
import { layoutOf } from '../board/layout.ts';
import { PaneView } from '../board/pane-view.tsx';
import { Panes } from '../board/panes.tsx';
import type { MatchNow } from '../../../session/running/match-now.ts';
import { matchAppearance } from '../../frame/store/feature-context.ts';
import type { FeatureContext } from '../../frame/store/feature-context.ts';
import { plainSentence } from '../../frame/text/sentence.ts';
import { say } from '../../frame/text/say.ts';
import { sentencesOnce } from '../../frame/text/told-once.ts';
import { liveKeysText } from '../../frame/theme/keys.ts';
import type { Appearance } from '../../frame/theme/look.ts';
import { Footer } from '../../frame/ui/screen.tsx';
import type { Commands } from '../../frame/ui/screen.tsx';
import { savedText, StatusRow, unsavedText, WarningRow } from '../../frame/ui/status.tsx';
import { Lines, Row } from '../../frame/ui/text.tsx';
import { cardCommands } from './order-card.tsx';
import { pageSentences } from './page.tsx';
import { isBeingShown, currentContext, momentContext, paneFor, titleOf, viewOf } from './state.ts';
import type { MomentState } from './state.ts';

/** The position of a moment in a series, such as 2 of 5. */
interface MomentPlace {
  readonly at: number;
  readonly of: number;
}

/**
 * Whether a moment is watched again, and what is said about it (`why`), or happens now and may wait for a key or be
 * paused.
 */
type WatchInfo =
  | { readonly again: true; readonly why: Message | null }
  | { readonly again: false; readonly waits: boolean; readonly isPaused: boolean };

interface MomentProps {
  readonly moment: MomentState;
  readonly match: MatchNow;
  readonly at: FeatureContext;
  readonly place: MomentPlace;
  readonly watching: WatchInfo;
}

const MIN_TEXT_ROWS = 3;
const MAX_TEXT_ROWS = 6;
/** The greatest part of the screen for the text of a moment. */
const MAX_TEXT_SHARE = 0.6;

/**
 * A moment over the whole screen: its picture, and below it a few lines of text. A pane with `isStage` has the same
 * place as on the table, so that nothing moves between a moment and a question.
 */
export function MomentScreen({ moment, match, at, place, watching }: MomentProps): ReactNode {
  const { size } = at;
  const appearance = matchAppearance(at);
  const warning = unsavedText(match, appearance);
  const context = currentContext(moment, momentContext(moment.seen, moment.told, match.names, at));
  const pane = paneFor(moment, match.board);
  const usualTextRows = Math.min(MAX_TEXT_ROWS, Math.floor(size.rows / 7));
  // A long text takes rows from the picture, so that its beginning is not cut.
  const why = whyLines(watching, size.columns, appearance);
  const lines = why.length + (isBeingShown(moment) ? 0 : eventLines(moment, size.columns, appearance).length);
  const maxTextRows = Math.max(usualTextRows, Math.floor(size.rows * MAX_TEXT_SHARE));
  const textRows = Math.max(MIN_TEXT_ROWS, Math.min(maxTextRows, Math.max(lines, usualTextRows)));
  const height = size.rows - 2 - textRows - (warning === null ? 1 : 2);
  const stageLayout =
    pane?.isStage === true
      ? layoutOf(size, { warned: warning !== null, sided: match.panes.length > 1, staged: true })
      : null;
  // The row that tabs would take on the table belongs to the picture.
  const layout = stageLayout && { ...stageLayout, main: { ...stageLayout.main, height: height - 1 } };
  const { heading, below } = wordsOf(moment, size.columns, textRows - why.length, place, appearance);
  return (
    <Box flexDirection="column" width={size.columns} height={size.rows}>
      <StatusRow
        width={size.columns}
        status={match.board.status(moment.seen.view, context)}
        saved={watching.again ? appearance.format(say('moment.again')) : savedText(match, appearance)}
        isUnsaved={warning !== null}
      />
      {warning === null ? null : <WarningRow width={size.columns} warning={warning} />}
      {pane === null || layout !== null ? null : (
        <Box height={height} flexShrink={0}>
          <PaneView
            pane={pane}
            view={viewOf(moment)}
            context={context}
            width={size.columns}
            height={height}
            rows={height}
            appearance={appearance}
          />
        </Box>
      )}
      {pane === null || layout === null ? null : (
        <Panes
          match={{ ...match, panes: match.board.panes(moment.seen.view) }}
          view={viewOf(moment)}
          contextOf={() => context}
          turned={{ front: pane.id, beside: null, back: 0 }}
          layout={layout}
          hidden={0}
          appearance={appearance}
        />
      )}
      {pane === null ? <Box height={height} flexShrink={0} /> : null}
      <Row spans={heading} />
      <Box height={textRows} flexShrink={0}>
        <Lines lines={[...why, ...below]} />
      </Box>
      <Footer width={size.columns} commands={commandsOf(watching, place, appearance, at)} />
    </Box>
  );
}

/**
 * The text of a moment: a line with its title, and below it the events. A text that is too long loses its beginning.
 */
function wordsOf(
  moment: MomentState,
  columns: number,
  most: number,
  place: MomentPlace,
  appearance: Appearance,
): { readonly heading: Line; readonly below: readonly Line[] } {
  const { format, glyphs } = appearance;
  const explanation = moment.scene?.why ?? '';
  const placeText = place.of < 2 ? '' : ` ${format(say('moment.place', { at: place.at, of: place.of }))} `;
  const titleEnd = columns - 1 - widthOf(placeText);
  const title = ` ${truncate(titleOf(moment, appearance), Math.max(0, titleEnd - 4), glyphs.ellipsis)} `;
  const freeWidth = titleEnd - 1 - widthOf(title);
  const explanationBeside = `${glyphs.bullet} ${explanation} `;
  const isBeside = explanation !== '' && widthOf(explanationBeside) <= freeWidth;
  const usedWidth = 1 + widthOf(title) + (isBeside ? widthOf(explanationBeside) : 0);
  const heading: Line = [
    span(glyphs.horizontal, { tone: 'frame' }),
    span(title, { tone: 'title', bold: true }),
    ...(isBeside ? [span(explanationBeside, { tone: 'muted' })] : []),
    span(glyphs.horizontal.repeat(Math.max(0, titleEnd - usedWidth)), { tone: 'frame' }),
    ...(placeText === '' ? [] : [span(placeText, { tone: 'muted' })]),
    span(glyphs.horizontal, { tone: 'frame' }),
  ];
  const textWidth = columns - 2;
  // The result is hidden until the whole picture is shown.
  const lines = (isBeingShown(moment) ? [] : eventLines(moment, columns, appearance))
    .slice(-most)
    .map((text): Line => [span(text, { tone: 'accent' })]);
  const explanationLines = isBeside || explanation === '' ? [] : wrap(explanation, textWidth);
  if (lines.length + explanationLines.length > most) return { heading, below: lines };
  return { heading, below: [...lines, ...explanationLines.map((text): Line => [span(` ${text}`, { tone: 'muted' })])] };
}

/** What is said about a moment that is watched again. */
function whyLines(watching: WatchInfo, columns: number, { format }: Appearance): readonly Line[] {
  if (!watching.again || watching.why === null) return [];
  return wrap(format(watching.why), columns - 2).map((text): Line => [span(` ${text}`, { bold: true })]);
}

/** The events of a moment, wrapped to lines. */
function eventLines({ told }: MomentState, columns: number, { format, glyphs }: Appearance): readonly string[] {
  return sentencesOnce(told, format).flatMap(text =>
    wrap(text, columns - 4).map((part, row) => ` ${row === 0 ? glyphs.bullet : ' '} ${part}`),
  );
}

/** The available keys while a moment is shown. */
function commandsOf(watching: WatchInfo, place: MomentPlace, appearance: Appearance, at: FeatureContext): Commands {
  if (!watching.again) return cardCommands(place, watching, appearance, at.preferences.settings.speed);
  const { format } = appearance;
  return [
    { commands: ['take'], label: format(say('key.go-on')) },
    { commands: ['left'], label: format(say('key.once-more')) },
    { commands: ['back'], label: format(say('key.skip')) },
  ];
}

/** A moment for reading aloud. */
export function momentSpeech({ moment, match, at, place, watching }: MomentProps): Speech {
  const appearance = matchAppearance(at);
  const context = momentContext(moment.seen, moment.told, match.names, at);
  const lines = [
    match.board.status(moment.seen.view, context),
    titleOf(moment, appearance),
    watching.again && watching.why !== null ? appearance.format(watching.why) : '',
    moment.scene?.why ?? '',
    ...(moment.page === null
      ? sentencesOnce(moment.told, appearance.format)
      : pageSentences(moment.page, match, appearance)),
    place.of < 2 ? '' : appearance.format(say('moment.place', { at: place.at, of: place.of })),
    liveKeysText(appearance, commandsOf(watching, place, appearance, at)),
  ];
  return { lines: lines.map(plainSentence).filter(line => line !== ''), choices: [] };
}
