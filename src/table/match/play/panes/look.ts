import type { Ref } from '../../../../kernel/words/message.ts';
import type { MatchNow } from '../../../../session/running/match-now.ts';
import { notifyEffect } from '../../../frame/store/effects.ts';
import type { FeatureContext } from '../../../frame/store/feature-context.ts';
import { say } from '../../../frame/text/say.ts';
import type { Pressed } from '../../../frame/theme/keys.ts';
import { followingCursor, pointingKeyOf } from '../../board/turning.ts';
import { focusOf } from '../question/asked.ts';
import { inspectEffects } from './looking.ts';
import { placeBeside, thingAt } from './places.ts';
import type { Place } from './places.ts';
import { cursorToList } from './pointing.ts';
import { surveyOf } from './state.ts';
import type { PlayState, PlayStep } from './state.ts';

// Looking around: a separate cursor moves over everything on a pane and chooses nothing. The row above the question
// describes the thing under it; Enter opens the thing's page.

/** Handles a key while people look around, or the one that starts it; `null`: another key. */
export function lookKey(
  state: PlayState,
  { command, key }: Pressed,
  match: MatchNow,
  context: FeatureContext,
): PlayStep | null {
  const { at, asked } = state;
  if (asked === null || asked.finding || command === null) return null;
  if (at?.looks !== true) {
    if (command !== 'look') return null;
    const startPlaceOnPane = firstThingToLookAt(state, match, context);
    return startPlaceOnPane === null
      ? { state, effects: [notifyEffect(say('table.no-places'), 'warning')] }
      : { state: withLookCursor(state, startPlaceOnPane.pane, startPlaceOnPane.ref) };
  }
  if (command === 'look' || command === 'back' || command === 'board') return { state: cursorToList(state) };
  if (command === 'take') return { state, effects: inspectEffects(state, [at.ref], match, context) };
  const direction = pointingKeyOf(command, key);
  if (direction === null) return null;
  const things = surveyOf(state, match, context, at.pane)?.things ?? [];
  const currentPlace = thingAt([], things, at.ref);
  const nextPlace = currentPlace === null ? null : placeBeside(allThings(things), currentPlace, direction, things);
  return nextPlace === null ? { state } : { state: withLookCursor(state, at.pane, nextPlace.ref) };
}

/** All things on a pane; of several in the same cells only the last one, which is on top. */
function allThings(things: readonly { readonly ref: Ref; readonly rect: Place['rect'] }[]): readonly Place[] {
  const placesByRef = new Map<string, Place>();
  for (const { ref, rect } of things) {
    placesByRef.set(`${rect.x} ${rect.y} ${rect.width} ${rect.height}`, { ref, rect, options: [] });
  }
  return [...placesByRef.values()];
}

/**
 * The first thing under the cursor: the place pointed at, or the subject of the option under the list's cursor, else
 * the first thing.
 */
function firstThingToLookAt(
  state: PlayState,
  match: MatchNow,
  context: FeatureContext,
): { readonly pane: string; readonly ref: Ref } | null {
  const focusRefs = state.asked === null ? [] : focusOf(state.asked);
  const otherPanes = match.panes.map(({ id }) => id).filter(id => id !== state.front);
  for (const pane of [state.front, ...otherPanes]) {
    const things = surveyOf(state, match, context, pane)?.things ?? [];
    const wantedRefs = state.at?.pane === pane ? [state.at.ref, ...focusRefs] : focusRefs;
    const foundThing = things.find(({ ref }) => wantedRefs.includes(ref)) ?? things[0];
    if (foundThing !== undefined) return { pane, ref: foundThing.ref };
  }
  return null;
}

function withLookCursor(state: PlayState, pane: string, ref: Ref): PlayState {
  const { asked } = state;
  return {
    ...state,
    front: pane,
    at: { pane, ref, moved: true, looks: true },
    looks: followingCursor(state.looks),
    // Looking at something does not choose it.
    asked: asked && { ...asked, isPut: false },
  };
}
