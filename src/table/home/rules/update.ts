import { LIST_START } from '../../frame/ui/list-state.ts';
import type { FeatureStep, Input } from '../../frame/store/feature.ts';
import type { FeatureContext } from '../../frame/store/feature-context.ts';
import { choiceInput } from '../../frame/ui/choice-input.ts';
import { characterOf, pressed } from '../../frame/theme/keys.ts';
import type { Pressed } from '../../frame/theme/keys.ts';
import { goalReadAloud, readerKey } from '../../frame/ui/reader.tsx';
import { appendTyped } from '../../frame/ui/typed.ts';
import type { RuleGoal } from './lines.ts';
import { rulesChoice } from './screen.tsx';
import { contentsOf, searchRows, rulesLook, textLeaf, textOf } from './state.ts';
import type { Leaf, RuleRow, RulesState } from './state.ts';

type Step = FeatureStep<RulesState>;

const CLOSE = [{ do: 'close' }] as const;

/** The reducer of the rules screen. */
export function updateRules(state: RulesState, input: Input, context: FeatureContext): Step {
  const leaf = state.leaves.at(-1);
  if (leaf === undefined) return { state, effects: CLOSE };
  if (input.kind === 'paste')
    return { state: leaf.show === 'search' ? withSearchText(state, leaf.typed, input.text) : state };
  if (input.kind === 'key') return handleKey(state, leaf, input.key, context);
  if (input.kind === 'pick' && leaf.show === 'text') {
    const goal = goalReadAloud(
      textOf(state.book, leaf.chapter, leaf.sought, rulesLook(state, context)),
      leaf.reader,
      input.choice,
    );
    return { state: goal !== null && isGoal(goal) ? withOpened(state, goal, context) : state };
  }
  return input.kind === 'pick' || input.kind === 'mouse'
    ? { state: handleListInput(state, leaf, input, context) }
    : { state };
}

function handleKey(state: RulesState, leaf: Leaf, key: string, context: FeatureContext): Step {
  const press = pressed(context.look.keymap, key, { typing: leaf.show === 'search' });
  const { command } = press;
  if (command === 'back') return back(state);
  if (leaf.show === 'search') return handleSearchKey(state, leaf, press, context);
  if (command === 'rub-out') return back(state);
  if (command === 'leave') return { state, effects: CLOSE };
  if (command === 'find') return { state: withPushed(state, { show: 'search', list: LIST_START, typed: '' }) };
  if (command === 'rules') {
    return { state: leaf.show === 'contents' ? state : withPushed(state, { show: 'contents', list: LIST_START }) };
  }
  if (leaf.show === 'contents') return { state: handleListInput(state, leaf, { kind: 'key', key }, context) };
  return { state: handleReadingKey(state, leaf, press, context) };
}

function handleReadingKey(
  state: RulesState,
  leaf: Extract<Leaf, { show: 'text' }>,
  press: Pressed,
  context: FeatureContext,
): RulesState {
  const look = rulesLook(state, context);
  const { command } = press;
  if (command === 'left' || command === 'right')
    return toNeighbourChapter(state, leaf.chapter, command === 'left' ? -1 : 1, context);
  const result = readerKey(textOf(state.book, leaf.chapter, leaf.sought, look), leaf.reader, press, context.size);
  if (result.did === 'follow') return isGoal(result.to) ? withOpened(state, result.to, context) : state;
  return result.did === 'moved' ? withReplaced(state, { ...leaf, reader: result.state }) : state;
}

/** Replaces the shown chapter by the next or previous one; the glossary comes after the last chapter. */
function toNeighbourChapter(
  state: RulesState,
  chapter: string | null,
  by: 1 | -1,
  context: FeatureContext,
): RulesState {
  const rows = contentsOf(state.book, rulesLook(state, context));
  const nextRow = rows[rows.findIndex(({ to }) => to === (chapter === null ? null : `rule:${chapter}`)) + by];
  return nextRow === undefined
    ? state
    : withReplaced(state, textLeaf(state.book, nextRow.to, context.size, rulesLook(state, context)));
}

function handleSearchKey(
  state: RulesState,
  leaf: Extract<Leaf, { show: 'search' }>,
  press: Pressed,
  context: FeatureContext,
): Step {
  const character = press.command === null || press.command === 'nth' ? characterOf(press.key) : null;
  if (character !== null) return { state: withSearchText(state, leaf.typed, character) };
  if (press.command !== 'rub-out')
    return { state: handleListInput(state, leaf, { kind: 'key', key: press.key }, context) };
  if (leaf.typed === '') return back(state);
  return { state: withSearchText(state, Array.from(leaf.typed).slice(0, -1).join(''), '') };
}

/** Handles an input in a list of rules: moves the cursor or opens a row. */
function handleListInput(
  state: RulesState,
  leaf: Leaf,
  input: Extract<Input, { kind: 'key' | 'mouse' | 'pick' }>,
  context: FeatureContext,
): RulesState {
  if (leaf.show === 'text') return state;
  const look = rulesLook(state, context);
  const pressing = choiceInput(rulesChoice(state, leaf, look), leaf.list, input, context.size, look);
  const rows: readonly RuleRow[] =
    leaf.show === 'search' ? searchRows(state.book, leaf.typed, look) : contentsOf(state.book, look);
  const moved = withReplaced(state, { ...leaf, list: pressing.list });
  const row = pressing.taken === null ? undefined : rows[pressing.taken];
  return row === undefined ? moved : withOpened(moved, row.to, context);
}

function withSearchText(state: RulesState, typed: string, added: string): RulesState {
  return withReplaced(state, { show: 'search', list: LIST_START, typed: appendTyped(typed, added) });
}

function withOpened(state: RulesState, goal: RuleGoal | null, context: FeatureContext): RulesState {
  return withPushed(state, textLeaf(state.book, goal, context.size, rulesLook(state, context)));
}

function withPushed(state: RulesState, leaf: Leaf): RulesState {
  return { ...state, leaves: [...state.leaves, leaf] };
}

function withReplaced(state: RulesState, leaf: Leaf): RulesState {
  return { ...state, leaves: [...state.leaves.slice(0, -1), leaf] };
}

function back(state: RulesState): Step {
  const leaves = state.leaves.slice(0, -1);
  return leaves.length === 0 ? { state, effects: CLOSE } : { state: { ...state, leaves } };
}

function isGoal(to: string): to is RuleGoal {
  return to.startsWith('rule:') || to.startsWith('term:');
}
