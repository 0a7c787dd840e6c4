import { span } from '../../../../boards/drawing/lines.ts';
import type { Line } from '../../../../boards/drawing/lines.ts';
import { truncate } from '../../../../boards/drawing/wrapping.ts';
import type { Goal } from '../../../../boards/marching.ts';
import type { Message, Ref } from '../../../../kernel/words/message.ts';
import type { MatchNow } from '../../../../session/running/match-now.ts';
import { matchLook } from '../../../frame/store/feature-context.ts';
import type { FeatureContext } from '../../../frame/store/feature-context.ts';
import { say } from '../../../frame/text/say.ts';
import { goalAt } from './marching.ts';
import { contextFor, tablePicture } from './state.ts';
import type { PlayState } from './state.ts';

/**
 * What the cursor on the board is on, in one row: its name, and the first that there is to say of it. `null`: nobody
 * has brought the cursor there, or there is nothing to say.
 */
export function placeLine(state: PlayState, match: MatchNow, context: FeatureContext): Line | null {
  const { glyphs } = matchLook(context);
  const facts = placeWords(state, match, context);
  if (facts === null) return null;
  return [span(` ${truncate(facts, context.size.columns - 2, glyphs.ellipsis)}`, { tone: 'title' })];
}

/** The same in full, for those who hear it. */
export function placeWords(state: PlayState, match: MatchNow, context: FeatureContext): string | null {
  const { at: pointed, asked } = state;
  // Until a person moves it, what happened last is still to be read.
  return pointed?.moved !== true || asked === null ? null : factsOf(state, match, context, pointed.ref);
}

/** How far a goal is, what waits there, and who could strike there. */
function goalWords({ ahead, threat, turns, way }: Goal): Message {
  const steps = { steps: way.length, turns };
  const parts = [...ahead, ...(threat === null ? [] : [threat])];
  return parts.length === 0 ? say('table.goal', steps) : say('table.goal-ahead', { ...steps, parts });
}

function factsOf(state: PlayState, match: MatchNow, context: FeatureContext, ref: Ref): string | null {
  const picture = tablePicture(match);
  if (picture === null) return null;
  try {
    const inspected = match.board.inspect?.(picture.view, ref, contextFor(state, match, context, null)) ?? null;
    if (inspected === null) return null;
    // Facts stand in columns where there is room for several rows of them.
    const lines = (inspected.sections[0]?.lines ?? []).map(line =>
      line
        .map(({ text }) => text)
        .join('')
        .replaceAll(/\s+/g, ' ')
        .trim(),
    );
    const goal = goalAt(state.asked, ref);
    const sent = goal === null ? [] : [matchLook(context).format(goalWords(goal))];
    return [inspected.title, ...sent, ...lines]
      .filter(line => line !== '')
      .join(` ${matchLook(context).glyphs.bullet} `);
  } catch {
    return null; // The inspector itself says what is wrong with it.
  }
}
