import type { Goal, March, Marching, Ordered } from '../../../../boards/marching.ts';
import type { Decision } from '../../../../kernel/match/decision.ts';
import type { Ref } from '../../../../kernel/words/message.ts';
import type { MatchNow } from '../../../../session/running/match-now.ts';
import { notifyEffect } from '../../../frame/store/effects.ts';
import type { FeatureContext } from '../../../frame/store/feature-context.ts';
import { say } from '../../../frame/text/say.ts';
import type { Pressed } from '../../../frame/theme/keys.ts';
import { withCursorAtPlace, placesOn } from './pointing.ts';
import { thingAt } from './places.ts';
import { surveyOf } from './state.ts';
import type { PlayState, PlayStep } from './state.ts';
import type { QuestionState } from '../question/asked.ts';
import { shownRows } from '../question/rows.ts';

// Sending things farther than one step: goals on the board, marches that go on in the next turn, things on watch, and
// several things at once.

/** Whether something has come near a thing on watch. */
export function isMarchWoken({ isWoken: test }: Marching, view: unknown, decision: Decision, march: March): boolean {
  return march.goal === null && test?.(view, decision, march) === true;
}

/**
 * What the key `go-on` sends in a question, each march with its option: first those with an order, then work that the
 * board offers, then those that go on as before. Things on watch are offered no work.
 */
export function marchesToGoOn(decision: Decision, match: MatchNow): readonly Ordered[] {
  const { board, picture, marches, lesson } = match;
  const { optionOf, errands } = board.marching ?? {};
  if (picture.show !== 'table' || optionOf === undefined) return [];
  const { view } = picture;
  const entryWithOption = (march: March): readonly Ordered[] => {
    const option = optionOf(view, decision, march);
    return option === null ? [] : [[option, march]];
  };
  const currentMarches = marches.flatMap(entryWithOption);
  const isOrdered = ({ goal, asBefore, leftStanding }: March): boolean =>
    asBefore !== true && (goal !== null || leftStanding !== true);
  const orderedMarches = currentMarches.filter(([, march]) => isOrdered(march));
  // A lesson gives its own tasks, so no work is offered.
  const offeredMarches = (lesson === null ? (errands?.(view, decision, orderedMarches) ?? []) : []).flatMap(
    entryWithOption,
  );
  const marchesAsBefore = currentMarches.filter(([, { asBefore }]) => asBefore === true);
  const newMarches = offeredMarches.filter(([option]) => !orderedMarches.some(([other]) => other === option));
  const goingMarches = [...orderedMarches, ...newMarches];
  return [
    ...goingMarches,
    ...marchesAsBefore.filter(([option]) => !goingMarches.some(([other]) => other === option)),
  ].filter(([, { goal }]) => goal !== null);
}

/** The current or offered marches of the options' things in words, by option. */
export function marchWords(decision: Decision, match: MatchNow): QuestionState['under'] {
  const { marching } = match.board;
  const { picture, marches } = match;
  if (picture.show !== 'table' || marching?.optionOf === undefined) return {};
  const { optionOf, words } = marching;
  const { view } = picture;
  const watchMarches = marches.flatMap((march): readonly Ordered[] => {
    const option = march.goal === null ? optionOf(view, decision, march) : null;
    return option === null || isMarchWoken(marching, view, decision, march) ? [] : [[option, march]];
  });
  const marchEntries = [...watchMarches, ...marchesToGoOn(decision, match)].flatMap(([option, march]) => {
    const marchText = words(view, march);
    return marchText === null ? [] : [[option, marchText] as const];
  });
  return Object.fromEntries(marchEntries);
}

/** The goal at a place; `null`: the thing in question can't be sent there. */
export function goalAt(question: QuestionState | null, ref: Ref): Goal | null {
  return question?.goals.find(goal => goal.ref === ref) ?? null;
}

/** Sends the thing in question, and all marked things, to a goal. */
export function sendToGoal(state: PlayState, goal: Goal): PlayStep {
  const marchOrders = [goal.march, ...state.squad.map(march => ({ ...march, goal: goal.ref }))];
  return { state: { ...state, squad: [] }, effects: [{ do: 'match', act: { act: 'march', orders: marchOrders } }] };
}

/** Moves the cursor to the goal that explores the nearest place; `null`: there is none. */
export function withCursorAtNearestGoal(state: PlayState, match: MatchNow, context: FeatureContext): PlayState | null {
  const { asked } = state;
  if (asked === null || match.picture.show !== 'table') return null;
  const goal = match.board.marching?.nearest?.(match.picture.view, asked.goals) ?? null;
  if (goal === null) return null;
  const pane = state.at?.pane ?? match.board.paneFor(asked.decision, match.picture.view) ?? match.panes[0]?.id ?? '';
  const things = surveyOf(state, match, context, pane)?.things ?? [];
  const place = thingAt(placesOn(state, match, context, pane), things, goal.ref);
  return place === null ? null : withCursorAtPlace(state, pane, place, true);
}

/** The option under the cursor and its things, if they can be sent; `null`: they can't. */
function chosenThings({ asked }: PlayState, { board: { marching }, picture }: MatchNow) {
  const id = asked === null ? null : (shownRows(asked)[asked.list.cursor]?.takes ?? null);
  if (asked === null || id === null || picture.show !== 'table') return null;
  const march = marching?.watchOf?.(picture.view, asked.decision, id) ?? null;
  return march === null ? null : { id, march };
}

/** Handles a key for sending things; `null`: another key. */
export function marchKey(
  state: PlayState,
  { command }: Pressed,
  match: MatchNow,
  context: FeatureContext,
): PlayStep | null {
  const { asked } = state;
  const { marching } = match.board;
  if (asked === null || asked.finding || asked.amount !== null || marching === undefined) return null;
  switch (command) {
    case 'go-on':
      return goOnWithAll(state, match);
    case 'guard':
      return withChosen(state, match, ({ march }) => ({
        state,
        effects: [{ do: 'match', act: { act: 'watch-over', march } }],
      }));
    case 'mark':
      return withChosen(state, match, ({ id }) => {
        const markedIds = asked.marked.includes(id) ? asked.marked.filter(one => one !== id) : [...asked.marked, id];
        return { state: { ...state, asked: { ...asked, marked: markedIds } } };
      });
    case 'explore': {
      if (asked.goals.length > 0) {
        const stateAtNearest = withCursorAtNearestGoal(state, match, context);
        return stateAtNearest === null ? refusedResult('table.nothing-near', state) : { state: stateAtNearest };
      }
      return withChosen(state, match, ({ id }) => ({
        state: { ...state, isExploring: true },
        effects: [{ do: 'match', act: { act: 'answer', answer: id } }],
      }));
    }
    default:
      return null;
  }
}

function withChosen(
  state: PlayState,
  match: MatchNow,
  does: (of: { readonly id: string; readonly march: March }) => PlayStep,
): PlayStep {
  const chosenThing = chosenThings(state, match);
  return chosenThing === null ? refusedResult('table.nothing-to-send', state) : does(chosenThing);
}

function refusedResult(
  key: 'table.nothing-near' | 'table.nothing-to-send' | 'table.nothing-under-way',
  state: PlayState,
): PlayStep {
  return { state, effects: [notifyEffect(say(key), 'warning')] };
}

/** Continues all marches. */
function goOnWithAll(state: PlayState, match: MatchNow): PlayStep {
  const { asked } = state;
  if (asked === null || match.picture.show !== 'table') return { state };
  const marchOrders = marchesToGoOn(asked.decision, match).map(([, march]) => march);
  if (marchOrders.length === 0) return refusedResult('table.nothing-under-way', state);
  return { state, effects: [{ do: 'match', act: { act: 'march', orders: marchOrders } }] };
}

/** The marked things other than the taken option's; they are sent along with it. */
export function squadOf(
  { asked }: PlayState,
  answer: unknown,
  { board: { marching }, picture }: MatchNow,
): readonly March[] {
  if (asked === null || asked.marked.length === 0 || picture.show !== 'table') return [];
  const { view } = picture;
  return asked.marked.filter(id => id !== answer).flatMap(id => marching?.watchOf?.(view, asked.decision, id) ?? []);
}
