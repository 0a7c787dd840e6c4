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
  besideOf,
  inspectable,
  laidThing,
  linksLook,
  listLeaf,
  lookedAt,
  mayWriteOn,
  ownThings,
  thingLeaf,
} from './state.ts';
import type { InspectState, Leaf } from './state.ts';

const COVER: Effect = { do: 'match', act: { act: 'cover' } };

type Step = FeatureStep<InspectState>;
type Thing = Extract<Leaf, { show: 'thing' }>;

/** The reducer of the inspector. */
export function updateInspect(state: InspectState, input: Input, context: FeatureContext): Step {
  const leaf = state.leaves.at(-1);
  const of = lookedAt(state, context);
  if (leaf === undefined || of === null) return { state, effects: [{ do: 'close' }] };
  if (state.writing !== null && leaf.show === 'thing') return writing(state, state.writing, leaf.ref, input, context);
  if (input.kind === 'key') return keyed(state, leaf, input.key, of, context);
  if (input.kind !== 'mouse' && input.kind !== 'pick') return { state };
  if (leaf.show === 'own') return inOwn(state, leaf, input, of, context);
  if (leaf.show === 'list') return { state: inList(state, leaf, input, of, context) };
  return { state: pointed(state, leaf, input, of, context) };
}

function keyed(state: InspectState, leaf: Leaf, key: string, of: InspectionTarget, context: FeatureContext): Step {
  const press = pressed(context.look.keymap, key);
  const { command } = press;
  if (command === 'back') return back(state);
  if (command === 'cover') {
    const isPast = state.past !== null;
    const cover: Effect = isPast ? { do: 'in-replay', act: { act: 'see', viewer: 'spectator' } } : COVER;
    return { state, effects: [{ do: 'close' }, cover] };
  }
  if (command === 'inspect' || command === 'next-pane') return showAll(state, of);
  if (command === 'remark' && leaf.show === 'thing' && mayWriteOn(leaf.ref, of)) {
    return { state: { ...state, writing: of.remarks?.get(leaf.ref) ?? '', top: 0 } };
  }
  if (leaf.show === 'own') {
    if (command !== 'filter') return inOwn(state, leaf, { kind: 'key', key }, of, context);
    const next = HOLDING_ORDERS[(HOLDING_ORDERS.indexOf(leaf.order) + 1) % HOLDING_ORDERS.length] ?? leaf.order;
    return { state: replaced(state, { ...leaf, order: next, list: LIST_START }) };
  }
  if (leaf.show === 'list') return { state: inList(state, leaf, { kind: 'key', key }, of, context) };
  return { state: inThing(state, leaf, press, of, context) };
}

/** Handles an input while a note is being typed. */
function writing(state: InspectState, text: string, ref: Ref, input: Input, context: FeatureContext): Step {
  const type = (typed: string): Step => ({
    state: { ...state, writing: Array.from(typed).slice(0, LONGEST_REMARK).join('') },
  });
  if (input.kind === 'paste') return type(text + input.text);
  if (input.kind !== 'key') return { state };
  const { command, key } = pressed(context.look.keymap, input.key, { typing: true });
  const character = command === null || command === 'nth' ? characterOf(key) : null;
  if (character !== null) return type(text + character);
  if (command === 'rub-out') return type(Array.from(text).slice(0, -1).join(''));
  if (command === 'back') return { state: { ...state, writing: null } };
  if (command !== 'take') return { state };
  return { state: { ...state, writing: null }, effects: [{ do: 'match', act: { act: 'remark', ref, text } }] };
}

function inList(
  state: InspectState,
  leaf: Extract<Leaf, { show: 'list' }>,
  input: Extract<Input, { kind: 'key' | 'mouse' | 'pick' }>,
  of: InspectionTarget,
  context: FeatureContext,
): InspectState {
  const { list, taken } = choiceInput(
    thingsChoice(state, leaf.refs, of, context),
    leaf.list,
    input,
    context.size,
    context.look,
  );
  const moved = replaced(state, { ...leaf, list });
  return opened(moved, taken === null ? undefined : leaf.refs[taken], [leaf.refs]);
}

/**
 * Handles an input in the list of the seat's own things. Taking one closes the inspector and moves the cursor to the
 * thing's place on the board.
 */
function inOwn(
  state: InspectState,
  leaf: Extract<Leaf, { show: 'own' }>,
  input: Extract<Input, { kind: 'key' | 'mouse' | 'pick' }>,
  of: InspectionTarget,
  context: FeatureContext,
): Step {
  const { list, taken } = choiceInput(
    ownChoice(state, leaf.order, of, context),
    leaf.list,
    input,
    context.size,
    context.look,
  );
  const place = taken === null ? undefined : ownThings(of, leaf.order)[taken]?.place;
  const moved = replaced(state, { ...leaf, list });
  return place === undefined
    ? { state: moved }
    : { state: moved, effects: [{ do: 'close' }, { do: 'point', at: place }] };
}

function inThing(
  state: InspectState,
  leaf: Thing,
  press: Pressed,
  of: InspectionTarget,
  context: FeatureContext,
): InspectState {
  const { command } = press;
  const laid = laidThing(leaf.ref, of, context);
  const scroll = (by: number): InspectState => ({
    ...state,
    top: Math.max(0, Math.min(laid.last, Math.min(state.top, laid.last) + by)),
  });
  if (command === 'left' || command === 'right') return neighbour(state, leaf, command === 'left' ? -1 : 1, of);
  if (command === 'page-up') return scroll(-laid.text.height);
  if (command === 'page-down') return scroll(laid.text.height);
  // Without links, or at the last or first link, the arrows scroll the text.
  if (command === 'down' && leaf.list.cursor >= laid.rows.length - 1) return scroll(1);
  if (command === 'up' && leaf.list.cursor <= 0) return scroll(-1);
  const { list, taken } = pressList(leaf.list, press, laid.heights, laid.links.height);
  return opened(replaced(state, { ...leaf, list }), taken === null ? undefined : laid.rows[taken]?.ref, []);
}

function pointed(
  state: InspectState,
  leaf: Thing,
  input: Extract<Input, { kind: 'mouse' | 'pick' }>,
  of: InspectionTarget,
  context: FeatureContext,
): InspectState {
  const laid = laidThing(leaf.ref, of, context);
  if (input.kind === 'pick') return opened(state, laid.rows[input.choice]?.ref, []);
  const { button, x, y } = input.mouse;
  const wheel = button === 'wheel-up' ? 'up' : button === 'wheel-down' ? 'down' : null;
  if (wheel !== null) return inThing(state, leaf, { command: wheel, nth: 0, key: '' }, of, context);
  const { rowAt } = listWindow(laid.rows, leaf.list, laid.links, linksLook(context.look));
  const isInside = x >= laid.links.x && x < laid.links.x + laid.links.width && y >= laid.links.y;
  const row = isInside ? rowAt[y - laid.links.y] : undefined;
  if (button !== 'left' || row === undefined) return state;
  if (row === leaf.list.cursor) return opened(state, laid.rows[row]?.ref, []);
  return replaced(state, { ...leaf, list: { ...leaf.list, cursor: row } });
}

/**
 * Shows the list of the seat's own things, and the next time the list of all things; pressed there, the key goes back.
 */
function showAll(state: InspectState, of: InspectionTarget): Step {
  const top = state.leaves.at(-1);
  const isFirst = top?.show === 'thing' && !state.leaves.some(({ show }) => show === 'own');
  if (isFirst && state.past === null && ownThings(of, 'idle').length > 0)
    return { state: pushed(state, { show: 'own', order: 'idle', list: LIST_START }) };
  if (top?.show === 'list') return state.leaves.length > 1 ? back(state) : { state };
  const all = inspectable(state.around, of);
  return { state: all.length === 0 ? state : pushed(state, listLeaf(all)) };
}

/** Shows the next or previous thing in the list that the thing came from. */
function neighbour(state: InspectState, thing: Thing, by: 1 | -1, of: InspectionTarget): InspectState {
  const { ref, among } = thing;
  const beside = besideOf(thing, of);
  const next = beside[(beside.indexOf(ref) + by + beside.length) % Math.max(1, beside.length)];
  if (next === undefined) return state;
  const below = state.leaves.slice(0, -1).map((leaf, at): Leaf => {
    const isUnder = at === state.leaves.length - 2 && leaf.show === 'list';
    return isUnder ? { ...leaf, list: { ...leaf.list, cursor: leaf.refs.indexOf(next) } } : leaf;
  });
  return { ...state, leaves: [...below, thingLeaf(next, among)], top: 0 };
}

function opened(state: InspectState, ref: Ref | undefined, among: readonly (readonly Ref[])[]): InspectState {
  return ref === undefined ? state : pushed(state, thingLeaf(ref, among));
}

function pushed(state: InspectState, leaf: Leaf): InspectState {
  return { ...state, leaves: [...state.leaves, leaf], top: 0 };
}

function replaced(state: InspectState, leaf: Leaf): InspectState {
  return { ...state, leaves: [...state.leaves.slice(0, -1), leaf] };
}

function back(state: InspectState): Step {
  const leaves = state.leaves.slice(0, -1);
  return leaves.length === 0 ? { state, effects: [{ do: 'close' }] } : { state: { ...state, leaves, top: 0 } };
}
