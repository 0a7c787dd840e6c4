import type { Ref } from '../../../kernel/words/message.ts';
import type { InspectionTarget } from '../../frame/store/screen-requests.ts';
import type { Effect } from '../../frame/store/effects.ts';
import type { FeatureStep, Input } from '../../frame/store/feature.ts';
import type { FeatureContext } from '../../frame/store/feature-context.ts';
import { HOLDING_ORDERS } from '../../../boards/holdings.ts';
import { LIST_START } from '../../frame/ui/list-state.ts';
import { LONGEST_REMARK } from '../../../saves/lines/table-lines.ts';
import { characterOf, pressed } from '../../frame/theme/keys.ts';
import type { Pressed } from '../../frame/theme/keys.ts';
import { choiceInput } from '../../frame/ui/choice-input.ts';
import { listWindow, pressList } from '../../frame/ui/list.ts';
import { ownChoice, thingsChoice } from './screen.tsx';
import {
  neighboursInList,
  inspectableRefs,
  layOutThing,
  linksAppearance,
  listLeaf,
  inspectionTarget,
  mayWriteNoteOn,
  ownThings,
  thingLeaf,
} from './state.ts';
import type { InspectState, InspectPage } from './state.ts';

const COVER_EFFECT: Effect = { do: 'match', act: { act: 'cover' } };

type Step = FeatureStep<InspectState>;
type ThingPage = Extract<InspectPage, { show: 'thing' }>;

/** The reducer of the inspector. */
export function updateInspect(state: InspectState, input: Input, context: FeatureContext): Step {
  const page = state.leaves.at(-1);
  const target = inspectionTarget(state, context);
  if (page === undefined || target === null) return { state, effects: [{ do: 'close' }] };
  if (state.writing !== null && page.show === 'thing')
    return handleNoteInput(state, state.writing, page.ref, input, context);
  if (input.kind === 'key') return handleKey(state, page, input.key, target, context);
  if (input.kind !== 'mouse' && input.kind !== 'pick') return { state };
  if (page.show === 'own') return handleOwnList(state, page, input, target, context);
  if (page.show === 'list') return { state: handleList(state, page, input, target, context) };
  return { state: handlePointer(state, page, input, target, context) };
}

function handleKey(
  state: InspectState,
  leaf: InspectPage,
  key: string,
  of: InspectionTarget,
  context: FeatureContext,
): Step {
  const keyPress = pressed(context.appearance.keymap, key);
  const { command } = keyPress;
  if (command === 'back') return goBack(state);
  if (command === 'cover') {
    const isPastPosition = state.past !== null;
    const coverEffect: Effect = isPastPosition
      ? { do: 'in-replay', act: { act: 'see', viewer: 'spectator' } }
      : COVER_EFFECT;
    return { state, effects: [{ do: 'close' }, coverEffect] };
  }
  if (command === 'inspect' || command === 'next-pane') return showAllThings(state, of);
  if (command === 'remark' && leaf.show === 'thing' && mayWriteNoteOn(leaf.ref, of)) {
    return { state: { ...state, writing: of.remarks?.get(leaf.ref) ?? '', top: 0 } };
  }
  if (leaf.show === 'own') {
    if (command !== 'filter') return handleOwnList(state, leaf, { kind: 'key', key }, of, context);
    const nextOrder = HOLDING_ORDERS[(HOLDING_ORDERS.indexOf(leaf.order) + 1) % HOLDING_ORDERS.length] ?? leaf.order;
    return { state: withReplaced(state, { ...leaf, order: nextOrder, list: LIST_START }) };
  }
  if (leaf.show === 'list') return { state: handleList(state, leaf, { kind: 'key', key }, of, context) };
  return { state: handleThingKey(state, leaf, keyPress, of, context) };
}

/** Handles an input while a note is being typed. */
function handleNoteInput(state: InspectState, text: string, ref: Ref, input: Input, context: FeatureContext): Step {
  const withText = (typed: string): Step => ({
    state: { ...state, writing: Array.from(typed).slice(0, LONGEST_REMARK).join('') },
  });
  if (input.kind === 'paste') return withText(text + input.text);
  if (input.kind !== 'key') return { state };
  const { command, key } = pressed(context.appearance.keymap, input.key, { typing: true });
  const character = command === null || command === 'nth' ? characterOf(key) : null;
  if (character !== null) return withText(text + character);
  if (command === 'rub-out') return withText(Array.from(text).slice(0, -1).join(''));
  if (command === 'back') return { state: { ...state, writing: null } };
  if (command !== 'take') return { state };
  return { state: { ...state, writing: null }, effects: [{ do: 'match', act: { act: 'remark', ref, text } }] };
}

function handleList(
  state: InspectState,
  leaf: Extract<InspectPage, { show: 'list' }>,
  input: Extract<Input, { kind: 'key' | 'mouse' | 'pick' }>,
  of: InspectionTarget,
  context: FeatureContext,
): InspectState {
  const { list, taken } = choiceInput(
    thingsChoice(state, leaf.refs, of, context),
    leaf.list,
    input,
    context.size,
    context.appearance,
  );
  const movedState = withReplaced(state, { ...leaf, list });
  return withOpened(movedState, taken === null ? undefined : leaf.refs[taken], [leaf.refs]);
}

/**
 * Handles an input in the list of the seat's own things. Taking one closes the inspector and moves the cursor to the
 * thing's place on the board.
 */
function handleOwnList(
  state: InspectState,
  leaf: Extract<InspectPage, { show: 'own' }>,
  input: Extract<Input, { kind: 'key' | 'mouse' | 'pick' }>,
  of: InspectionTarget,
  context: FeatureContext,
): Step {
  const { list, taken } = choiceInput(
    ownChoice(state, leaf.order, of, context),
    leaf.list,
    input,
    context.size,
    context.appearance,
  );
  const place = taken === null ? undefined : ownThings(of, leaf.order)[taken]?.place;
  const movedState = withReplaced(state, { ...leaf, list });
  return place === undefined
    ? { state: movedState }
    : { state: movedState, effects: [{ do: 'close' }, { do: 'point', at: place }] };
}

function handleThingKey(
  state: InspectState,
  leaf: ThingPage,
  keyPress: Pressed,
  of: InspectionTarget,
  context: FeatureContext,
): InspectState {
  const { command } = keyPress;
  const layout = layOutThing(leaf.ref, of, context);
  const scrolledState = (by: number): InspectState => ({
    ...state,
    top: Math.max(0, Math.min(layout.last, Math.min(state.top, layout.last) + by)),
  });
  if (command === 'left' || command === 'right') return toNeighbour(state, leaf, command === 'left' ? -1 : 1, of);
  if (command === 'page-up') return scrolledState(-layout.text.height);
  if (command === 'page-down') return scrolledState(layout.text.height);
  // Without links, or at the last or first link, the arrows scroll the text.
  if (command === 'down' && leaf.list.cursor >= layout.rows.length - 1) return scrolledState(1);
  if (command === 'up' && leaf.list.cursor <= 0) return scrolledState(-1);
  const { list, taken } = pressList(leaf.list, keyPress, layout.heights, layout.links.height);
  return withOpened(withReplaced(state, { ...leaf, list }), taken === null ? undefined : layout.rows[taken]?.ref, []);
}

function handlePointer(
  state: InspectState,
  leaf: ThingPage,
  input: Extract<Input, { kind: 'mouse' | 'pick' }>,
  of: InspectionTarget,
  context: FeatureContext,
): InspectState {
  const layout = layOutThing(leaf.ref, of, context);
  if (input.kind === 'pick') return withOpened(state, layout.rows[input.choice]?.ref, []);
  const { button, x, y } = input.mouse;
  const wheelDirection = button === 'wheel-up' ? 'up' : button === 'wheel-down' ? 'down' : null;
  if (wheelDirection !== null)
    return handleThingKey(state, leaf, { command: wheelDirection, nth: 0, key: '' }, of, context);
  const { rowAt } = listWindow(layout.rows, leaf.list, layout.links, linksAppearance(context.appearance));
  const isInside = x >= layout.links.x && x < layout.links.x + layout.links.width && y >= layout.links.y;
  const row = isInside ? rowAt[y - layout.links.y] : undefined;
  if (button !== 'left' || row === undefined) return state;
  if (row === leaf.list.cursor) return withOpened(state, layout.rows[row]?.ref, []);
  return withReplaced(state, { ...leaf, list: { ...leaf.list, cursor: row } });
}

/**
 * Shows the list of the seat's own things, and the next time the list of all things; pressed there, the key goes back.
 */
function showAllThings(state: InspectState, of: InspectionTarget): Step {
  const topPage = state.leaves.at(-1);
  const isFirstPage = topPage?.show === 'thing' && !state.leaves.some(({ show }) => show === 'own');
  if (isFirstPage && state.past === null && ownThings(of, 'idle').length > 0)
    return { state: withPushed(state, { show: 'own', order: 'idle', list: LIST_START }) };
  if (topPage?.show === 'list') return state.leaves.length > 1 ? goBack(state) : { state };
  const allRefs = inspectableRefs(state.around, of);
  return { state: allRefs.length === 0 ? state : withPushed(state, listLeaf(allRefs)) };
}

/** Shows the next or previous thing in the list that the thing came from. */
function toNeighbour(state: InspectState, thing: ThingPage, by: 1 | -1, of: InspectionTarget): InspectState {
  const { ref, among } = thing;
  const neighbours = neighboursInList(thing, of);
  const nextRef = neighbours[(neighbours.indexOf(ref) + by + neighbours.length) % Math.max(1, neighbours.length)];
  if (nextRef === undefined) return state;
  const levelsBelow = state.leaves.slice(0, -1).map((leaf, at): InspectPage => {
    const isListBelow = at === state.leaves.length - 2 && leaf.show === 'list';
    return isListBelow ? { ...leaf, list: { ...leaf.list, cursor: leaf.refs.indexOf(nextRef) } } : leaf;
  });
  return { ...state, leaves: [...levelsBelow, thingLeaf(nextRef, among)], top: 0 };
}

function withOpened(state: InspectState, ref: Ref | undefined, among: readonly (readonly Ref[])[]): InspectState {
  return ref === undefined ? state : withPushed(state, thingLeaf(ref, among));
}

function withPushed(state: InspectState, leaf: InspectPage): InspectState {
  return { ...state, leaves: [...state.leaves, leaf], top: 0 };
}

function withReplaced(state: InspectState, leaf: InspectPage): InspectState {
  return { ...state, leaves: [...state.leaves.slice(0, -1), leaf] };
}

function goBack(state: InspectState): Step {
  const pages = state.leaves.slice(0, -1);
  return pages.length === 0 ? { state, effects: [{ do: 'close' }] } : { state: { ...state, leaves: pages, top: 0 } };
}
