import { span } from '../../../../boards/drawing/lines.ts';
import type { Line } from '../../../../boards/drawing/lines.ts';
import { wrap } from '../../../../boards/drawing/wrapping.ts';
import type { Goal } from '../../../../boards/marching.ts';
import type { PaneContext } from '../../../../boards/pane.ts';
import type { Decision } from '../../../../kernel/match/decision.ts';
import { Memo } from '../../../../kernel/plain/once.ts';
import type { Message, Ref } from '../../../../kernel/words/message.ts';
import type { MatchNow } from '../../../../session/running/match-now.ts';
import type { Appearance } from '../../../frame/theme/look.ts';
import { matchAppearance } from '../../../frame/store/feature-context.ts';
import type { FeatureContext } from '../../../frame/store/feature-context.ts';
import { say } from '../../../frame/text/say.ts';
import type { Layout } from '../../board/layout.ts';
import { cutToRows } from '../../board/recent-line.ts';
import { focusOf } from '../question/asked.ts';
import { ruleTextOf } from '../question/wanted-rows.ts';
import { goalAt } from './marching.ts';
import { contextFor, tablePicture } from './state.ts';
import type { PlayState } from './state.ts';

/**
 * The place under the board's cursor in the rows above the question: its name and its most important facts. `null`: no
 * person has moved the cursor there, or there are no facts.
 */
export function placeLines(
  state: PlayState,
  match: MatchNow,
  { recentRows, below }: Layout,
  context: FeatureContext,
): readonly Line[] | null {
  const { glyphs } = matchAppearance(context);
  const facts = spokenPlaceText(state, match, context);
  if (facts === null) return null;
  return cutToRows(facts, below.width - 2, recentRows, glyphs.ellipsis).map((line): Line => [
    span(` ${line}`, { tone: 'title' }),
  ]);
}

/**
 * All facts about the place under the cursor, or else about the place of the option under the list's cursor, for free
 * rows of the question. `null`: there is none, or the rows above the question show it all.
 */
export function placeTextBelow(
  state: PlayState,
  match: MatchNow,
  { recentRows, below }: Layout,
  context: FeatureContext,
): string | null {
  const { at, asked } = state;
  if (asked === null) return null;
  const ref = at?.ref ?? placeUnder(state, match, context);
  const facts = ref === null ? null : factsOf(state, match, context, ref);
  const isShownAbove = at?.moved === true && facts !== null && wrap(facts, below.width - 2).length <= recentRows;
  return isShownAbove ? null : facts;
}

/** The subject of the option under the cursor that has facts to show; `null`: none has. */
function placeUnder(state: PlayState, match: MatchNow, context: FeatureContext): Ref | null {
  const { about, inspect } = match.board;
  const tableContent = tablePicture(match);
  if (state.asked === null || tableContent === null) return null;
  const pane = contextFor(state, match, context, null);
  const { view } = tableContent;
  const hasFacts = (ref: Ref): boolean =>
    about === undefined ? (inspect?.(view, ref, pane) ?? null) !== null : about(view, ref, pane, null).length > 0;
  try {
    return focusOf(state.asked).find(hasFacts) ?? null;
  } catch {
    return null; // The inspector itself shows its error.
  }
}

/** The text of the rule behind the question, for free rows; `null`: nothing is asked, or the match is a lesson. */
export function ruleTextBelow({ asked }: PlayState, match: MatchNow, appearance: Appearance): string | null {
  return asked === null ? null : ruleTextOf(asked, match, appearance);
}

/**
 * The place under the board's cursor with all its facts, as plain text. `null`: no person has moved the cursor there.
 */
export function spokenPlaceText(state: PlayState, match: MatchNow, context: FeatureContext): string | null {
  const { at: pointed, asked } = state;
  // The latest events stay visible until a person moves the cursor.
  return pointed?.moved !== true || asked === null ? null : factsOf(state, match, context, pointed.ref);
}

/**
 * The distance of a goal, what waits there, and who could strike there; the last two are left out if they are shown
 * already (`isTold`).
 */
function goalWords({ ahead, threat, turns, way }: Goal, isTold: boolean): Message {
  const stepParams = { steps: way.length, turns };
  const goalParts = isTold ? [] : [...ahead, ...(threat === null ? [] : [threat])];
  return goalParts.length === 0
    ? say('table.goal', stepParams)
    : say('table.goal-ahead', { ...stepParams, parts: goalParts });
}

const factsCache = new Memo<string | null>();

/** The facts about a place as one text. The last result is cached, because two parts of the screen need it. */
function factsOf(state: PlayState, match: MatchNow, context: FeatureContext, ref: Ref): string | null {
  const pane = contextFor(state, match, context, null);
  const decision = state.asked?.decision ?? null;
  const goal = goalAt(state.asked, ref);
  return factsCache.of([match, pane, ref, decision, goal], () => findFacts(match, pane, ref, decision, goal));
}

function findFacts(
  match: MatchNow,
  pane: PaneContext,
  ref: Ref,
  decision: Decision | null,
  goal: Goal | null,
): string | null {
  const { format, glyphs } = pane;
  const tableContent = tablePicture(match);
  if (tableContent === null) return null;
  try {
    const inspectedFacts = match.board.inspect?.(tableContent.view, ref, pane) ?? null;
    if (inspectedFacts === null) return null;
    const ownFactLines = match.board.about?.(tableContent.view, ref, pane, decision) ?? [];
    // Facts may be laid out in columns; here they become one line each.
    const inspectedLines = (inspectedFacts.sections[0]?.lines ?? []).map(line =>
      line
        .map(({ text }) => text)
        .join('')
        .replaceAll(/\s+/g, ' ')
        .trim(),
    );
    const lines = ownFactLines.length > 0 ? ownFactLines : inspectedLines;
    const goalLines = goal === null ? [] : [format(goalWords(goal, ownFactLines.length > 0))];
    return [inspectedFacts.title, ...goalLines, ...lines].filter(line => line !== '').join(` ${glyphs.bullet} `);
  } catch {
    return null; // The inspector itself shows its error.
  }
}
