import { Box } from 'ink';
import type { ReactNode } from 'react';
import type { Ref } from '../../../kernel/words/message.ts';
import { span } from '../../../boards/drawing/lines.ts';
import type { Line } from '../../../boards/drawing/lines.ts';
import { widthOf, wrap } from '../../../boards/drawing/wrapping.ts';
import type { HoldingOrder } from '../../../boards/holdings.ts';
import type { InspectionTarget } from '../../frame/store/screen-requests.ts';
import type { FeatureContext } from '../../frame/store/feature-context.ts';
import { say } from '../../frame/text/say.ts';
import type { Appearance } from '../../frame/theme/look.ts';
import { ChoiceScreen } from '../../frame/ui/choice.tsx';
import type { Choice } from '../../frame/ui/choice.tsx';
import { listWindow } from '../../frame/ui/list.ts';
import { Screen } from '../../frame/ui/screen.tsx';
import type { Commands } from '../../frame/ui/screen.tsx';
import { Lines } from '../../frame/ui/text.tsx';
import { HEADING_STYLE } from './places.ts';
import {
  neighboursInList,
  inspectableRefs,
  inspectAppearance,
  layOutThing,
  linksAppearance,
  inspectionTarget,
  mayWriteNoteOn,
  ownThings,
  factsAbout,
} from './state.ts';
import type { InspectState, ThingLayout, InspectPage } from './state.ts';

/** The inspector: a list of things, or one thing with all that the viewer may know about it. */
export function InspectScreen({ state, at }: { readonly state: InspectState; readonly at: FeatureContext }): ReactNode {
  const page = state.leaves.at(-1);
  const target = inspectionTarget(state, at);
  if (page === undefined || target === null) return null;
  if (page.show === 'own') {
    return <ChoiceScreen choice={ownChoice(state, page.order, target, at)} list={page.list} size={at.size} />;
  }
  if (page.show === 'list') {
    return <ChoiceScreen choice={thingsChoice(state, page.refs, target, at)} list={page.list} size={at.size} />;
  }
  return <ThingScreen state={state} leaf={page} of={target} at={at} />;
}

/** The list of the seat's own things on the board, each of which leads to its place on the map. */
export function ownChoice(
  state: InspectState,
  sortOrder: HoldingOrder,
  target: InspectionTarget,
  context: FeatureContext,
): Choice {
  const appearance = inspectAppearance(target, context);
  const { format } = appearance;
  return {
    title: format(say('inspect.own')),
    above: [{ text: format(say(`inspect.by-${sortOrder}`)) }],
    rows: ownThings(target, sortOrder).map(({ named, words, isIdle }) => ({
      text: `${named}: ${words}`,
      note: isIdle ? format(say('inspect.idle')) : '',
    })),
    below: null,
    commands: [
      { commands: ['up', 'down'], label: format(say('key.choose')) },
      { commands: ['take'], label: format(say('key.go-there')) },
      { commands: ['filter'], label: format(say('key.sort')) },
      ...allEntry(state, target, appearance),
      'back',
    ],
    numbered: true,
  };
}

/** The list of all things that can be inspected. */
export function thingsChoice(
  state: InspectState,
  refs: readonly Ref[],
  target: InspectionTarget,
  context: FeatureContext,
): Choice {
  const appearance = inspectAppearance(target, context);
  const { format } = appearance;
  return {
    title: format(say('inspect.choose')),
    above: [],
    rows: refs.map(ref => {
      const thingFacts = factsAbout(ref, target);
      return { text: thingFacts?.title ?? ref, note: thingFacts?.kind ?? '' };
    }),
    below: null,
    commands: [
      { commands: ['up', 'down'], label: format(say('key.choose')) },
      { commands: ['take'], label: format(say('key.look')) },
      ...allEntry(state, target, appearance),
      'back',
    ],
    numbered: true,
  };
}

function allEntry({ around }: InspectState, of: InspectionTarget, { format }: Appearance): Commands {
  return inspectableRefs(around, of).length === 0
    ? []
    : [{ commands: ['inspect'], label: format(say('key.all-things')) }];
}

interface ThingProps {
  readonly state: InspectState;
  readonly leaf: Extract<InspectPage, { show: 'thing' }>;
  readonly of: InspectionTarget;
  readonly at: FeatureContext;
}

function ThingScreen({ state, leaf, of, at }: ThingProps): ReactNode {
  const appearance = inspectAppearance(of, at);
  const layout = layOutThing(leaf.ref, of, at);
  const { told, rows, links, text } = layout;
  const { ref } = leaf;
  const neighbours = neighboursInList(leaf, of);
  const placeText = neighbours.length > 1 ? `${neighbours.indexOf(ref) + 1}/${neighbours.length}` : null;
  const isBeside = rows.length > 0 && links.y === 3;
  return (
    <Screen
      size={at.size}
      title={appearance.format(say('inspect.title', { kind: told.kind, title: told.title }))}
      corner={placeText === null ? [] : [span(placeText, { tone: 'muted' })]}
      commands={thingCommands(state, leaf, layout, of, appearance)}
    >
      <Box
        flexDirection={isBeside ? 'row' : 'column'}
        marginTop={1}
        marginLeft={1}
        height={at.size.rows - 4}
        flexShrink={0}
      >
        <Box width={text.width} height={text.height} flexShrink={0}>
          <Lines
            lines={[...writingLines(state, text.width, appearance), ...textWindow(state.top, layout, appearance)].slice(
              0,
              text.height,
            )}
          />
        </Box>
        {rows.length === 0 ? null : (
          <Box
            flexDirection="column"
            marginLeft={isBeside ? links.x - 1 - text.width : 0}
            marginTop={isBeside ? 0 : 1}
            flexShrink={0}
          >
            <Lines lines={[[span(appearance.format(say('inspect.leads-on')), HEADING_STYLE)]]} />
            <Lines lines={listWindow(rows, leaf.list, links, linksAppearance(appearance)).lines} />
          </Box>
        )}
      </Box>
    </Screen>
  );
}

/** The note that is being typed, above the facts about the thing. */
function writingLines({ writing }: InspectState, width: number, { format }: Appearance): readonly Line[] {
  if (writing === null) return [];
  const hint = wrap(format(say('inspect.remark.write')), width).map((line): Line => [span(line, { tone: 'muted' })]);
  const typedLines = wrap(format(say('inspect.remark.typed', { text: writing })), width);
  return [...hint, ...typedLines.map((line): Line => [span(line, { tone: 'focus' })]), [span('')]];
}

function textWindow(wanted: number, { lines, text, last }: ThingLayout, { glyphs }: Appearance): Line[] {
  const topLine = Math.min(wanted, last);
  const visibleLines = lines.slice(topLine, topLine + text.height).map((line): Line => line);
  const drawArrow = (at: number, mark: string): void => {
    const line = visibleLines[at] ?? [];
    const usedWidth = line.reduce((sum, piece) => sum + widthOf(piece.text), 0);
    visibleLines[at] = [
      ...line,
      span(' '.repeat(Math.max(0, text.width - 1 - usedWidth))),
      span(mark, { tone: 'accent' }),
    ];
  };
  if (topLine > 0) drawArrow(0, glyphs.arrowUp);
  if (topLine < last) drawArrow(text.height - 1, glyphs.arrowDown);
  return visibleLines;
}

/** The available keys while one thing is shown. */
export function thingCommands(
  state: InspectState,
  thing: Extract<InspectPage, { show: 'thing' }>,
  { rows, last }: ThingLayout,
  target: InspectionTarget,
  appearance: Appearance,
): Commands {
  const { format } = appearance;
  if (state.writing !== null) return [{ commands: ['take'], label: format(say('key.keep')) }, 'back'];
  return [
    ...(rows.length === 0 ? [] : [{ commands: ['up', 'down'] as const, label: format(say('key.choose')) }]),
    ...(rows.length === 0 ? [] : [{ commands: ['take'] as const, label: format(say('key.follow')) }]),
    ...(neighboursInList(thing, target).length > 1
      ? [{ commands: ['left', 'right'] as const, label: format(say('key.neighbours')) }]
      : []),
    ...(last === 0 ? [] : [{ commands: ['page-up', 'page-down'] as const, label: format(say('key.scroll-text')) }]),
    ...allEntry(state, target, appearance),
    ...(mayWriteNoteOn(thing.ref, target) ? [{ commands: ['remark'] as const, label: format(say('key.remark')) }] : []),
    'back',
    'rules',
  ];
}
