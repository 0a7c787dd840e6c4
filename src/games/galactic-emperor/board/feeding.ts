import type { Deed } from '../../../boards/deeds.ts';
import type { Answer, Decision } from '../../../kernel/match/decision.ts';
import type { Seat } from '../../../kernel/words/message.ts';
import { MOST_FOOD } from '../data/set-up.ts';
import { SPACE_IDS } from '../data/spaces.ts';
import type { SpaceId } from '../data/spaces.ts';
import { controlledBy, faceAt } from '../state/board.ts';
import { say, spaceName } from '../text/say.ts';
import type { EmperorView } from '../view.ts';
import { spaceKey } from './keys.ts';

const FEED = 'deed:feed:';
const BUY = 'buy:food';

/** The deeds of a seat that has no food cube in hand: buying a cube and placing it on a sector in one step (GE-6.2). */
export function feedingDeeds(view: EmperorView, { kind, seat, options }: Decision): readonly Deed[] {
  const { turn } = view;
  const buys = options.some(({ id }) => id === BUY);
  if (kind !== 'merchant.trade' || turn?.role !== 'merchant' || turn.food > 0 || !buys) return [];
  return controlledBy(view, seat)
    .filter(space => isFed(view, space) && lyingOn(view, space) < MOST_FOOD)
    .map(space => ({
      id: `${FEED}${space}:${lyingOn(view, space) + 1}`,
      key: spaceKey(view.homes[seat], space),
      standsIn: `place:${space}`,
      words: say('trade.feed', { space: spaceName(view, space), price: view.prices?.food ?? 0 }),
    }));
}

/** The next answer of a feeding deed; `null`: the deed is complete. */
export function feedingAnswer(view: EmperorView, { kind }: Decision, deed: string): Answer | null {
  const goal = feedingIn(deed);
  if (kind !== 'merchant.trade' || goal === null || view.turn?.role !== 'merchant') return null;
  if (lyingOn(view, goal.space) >= goal.count) return null;
  return view.turn.food > 0 ? `place:${goal.space}` : BUY;
}

/** The marks left after a feeding deed; `null`: the deed is another one. */
export function marksAfterFeeding(view: EmperorView, seat: Seat, deed: string): number | null {
  return feedingIn(deed) === null ? null : (view.seats[seat]?.marks ?? 0) - (view.prices?.food ?? 0);
}

/** The sector that a feeding deed is about, and how many cubes it has afterwards; `null`: the deed is another one. */
function feedingIn(deed: string): { readonly space: SpaceId; readonly count: number } | null {
  const [named, count] = deed.startsWith(FEED) ? deed.slice(FEED.length).split(':') : [];
  const space = SPACE_IDS.find(id => id === named);
  return space === undefined ? null : { space, count: Number(count) };
}

function isFed(view: EmperorView, space: SpaceId): boolean {
  const face = faceAt(view, space);
  return face !== null && face.metal + face.energy > 0;
}

function lyingOn({ food }: EmperorView, space: SpaceId): number {
  return food[space] ?? 0;
}
