import { LIST_START } from '../../frame/ui/list-state.ts';
import type { FeatureStep, Input } from '../../frame/store/feature.ts';
import type { FeatureContext } from '../../frame/store/feature-context.ts';
import { choiceInput } from '../../frame/ui/choice-input.ts';
import { characterOf, pressed } from '../../frame/theme/keys.ts';
import type { Pressed } from '../../frame/theme/keys.ts';
import { goalReadAloud, readerKey } from '../../frame/ui/reader.tsx';
import { appendTyped } from '../../frame/ui/typed.ts';
import type { RuleLinkTarget } from './lines.ts';
import { rulesChoice } from './screen.tsx';
import { contentsOf, searchRows, rulesAppearance, textPage, textOf } from './state.ts';
import type { RulesPage, RuleRow, RulesState } from './state.ts';

type Step = FeatureStep<RulesState>;

const CLOSE_EFFECTS = [{ do: 'close' }] as const;

/** The reducer of the rules screen. */
export function updateRules(state: RulesState, input: Input, context: FeatureContext): Step {
  const page = state.leaves.at(-1);
  if (page === undefined) return { state, effects: CLOSE_EFFECTS };
  if (input.kind === 'paste')
    return { state: page.show === 'search' ? withSearchText(state, page.typed, input.text) : state };
  if (input.kind === 'key') return handleKey(state, page, input.key, context);
  if (input.kind === 'pick' && page.show === 'text') {
    const goal = goalReadAloud(
      textOf(state.book, page.chapter, page.sought, rulesAppearance(state, context)),
      page.reader,
      input.choice,
    );
    return { state: goal !== null && isGoal(goal) ? withOpened(state, goal, context) : state };
  }
  return input.kind === 'pick' || input.kind === 'mouse'
    ? { state: handleListInput(state, page, input, context) }
    : { state };
}

function handleKey(state: RulesState, leaf: RulesPage, key: string, context: FeatureContext): Step {
  const keyPress = pressed(context.appearance.keymap, key, { typing: leaf.show === 'search' });
  const { command } = keyPress;
  if (command === 'back') return goBack(state);
  if (leaf.show === 'search') return handleSearchKey(state, leaf, keyPress, context);
  if (command === 'rub-out') return goBack(state);
  if (command === 'leave') return { state, effects: CLOSE_EFFECTS };
  if (command === 'find') return { state: withPushed(state, { show: 'search', list: LIST_START, typed: '' }) };
  if (command === 'rules') {
    return { state: leaf.show === 'contents' ? state : withPushed(state, { show: 'contents', list: LIST_START }) };
  }
  if (leaf.show === 'contents') return { state: handleListInput(state, leaf, { kind: 'key', key }, context) };
  return { state: handleReadingKey(state, leaf, keyPress, context) };
}

function handleReadingKey(
  state: RulesState,
  leaf: Extract<RulesPage, { show: 'text' }>,
  keyPress: Pressed,
  context: FeatureContext,
): RulesState {
  const appearance = rulesAppearance(state, context);
  const { command } = keyPress;
  if (command === 'left' || command === 'right')
    return toNeighbourChapter(state, leaf.chapter, command === 'left' ? -1 : 1, context);
  const result = readerKey(
    textOf(state.book, leaf.chapter, leaf.sought, appearance),
    leaf.reader,
    keyPress,
    context.size,
  );
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
  const rows = contentsOf(state.book, rulesAppearance(state, context));
  const nextRow = rows[rows.findIndex(({ to }) => to === (chapter === null ? null : `rule:${chapter}`)) + by];
  return nextRow === undefined
    ? state
    : withReplaced(state, textPage(state.book, nextRow.to, context.size, rulesAppearance(state, context)));
}

function handleSearchKey(
  state: RulesState,
  leaf: Extract<RulesPage, { show: 'search' }>,
  keyPress: Pressed,
  context: FeatureContext,
): Step {
  const character = keyPress.command === null || keyPress.command === 'nth' ? characterOf(keyPress.key) : null;
  if (character !== null) return { state: withSearchText(state, leaf.typed, character) };
  if (keyPress.command !== 'rub-out')
    return { state: handleListInput(state, leaf, { kind: 'key', key: keyPress.key }, context) };
  if (leaf.typed === '') return goBack(state);
  return { state: withSearchText(state, Array.from(leaf.typed).slice(0, -1).join(''), '') };
}

/** Handles an input in a list of rules: moves the cursor or opens a row. */
function handleListInput(
  state: RulesState,
  leaf: RulesPage,
  input: Extract<Input, { kind: 'key' | 'mouse' | 'pick' }>,
  context: FeatureContext,
): RulesState {
  if (leaf.show === 'text') return state;
  const appearance = rulesAppearance(state, context);
  const choicePress = choiceInput(rulesChoice(state, leaf, appearance), leaf.list, input, context.size, appearance);
  const rows: readonly RuleRow[] =
    leaf.show === 'search' ? searchRows(state.book, leaf.typed, appearance) : contentsOf(state.book, appearance);
  const withMovedCursor = withReplaced(state, { ...leaf, list: choicePress.list });
  const row = choicePress.taken === null ? undefined : rows[choicePress.taken];
  return row === undefined ? withMovedCursor : withOpened(withMovedCursor, row.to, context);
}

function withSearchText(state: RulesState, typed: string, added: string): RulesState {
  return withReplaced(state, { show: 'search', list: LIST_START, typed: appendTyped(typed, added) });
}

function withOpened(state: RulesState, goal: RuleLinkTarget | null, context: FeatureContext): RulesState {
  return withPushed(state, textPage(state.book, goal, context.size, rulesAppearance(state, context)));
}

function withPushed(state: RulesState, leaf: RulesPage): RulesState {
  return { ...state, leaves: [...state.leaves, leaf] };
}

function withReplaced(state: RulesState, leaf: RulesPage): RulesState {
  return { ...state, leaves: [...state.leaves.slice(0, -1), leaf] };
}

function goBack(state: RulesState): Step {
  const pages = state.leaves.slice(0, -1);
  return pages.length === 0 ? { state, effects: CLOSE_EFFECTS } : { state: { ...state, leaves: pages } };
}

function isGoal(to: string): to is RuleLinkTarget {
  return to.startsWith('rule:') || to.startsWith('term:');
}
