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

const FEED_PREFIX = 'deed:feed:';
const BUY_FOOD = 'buy:food';

/** The deeds of a seat that has no food cube in hand: buying a cube and placing it on a sector in one step (GE-6.2). */
export function feedingDeeds(view: EmperorView, { kind, seat, options }: Decision): readonly Deed[] {
  const { turn } = view;
  const canBuyFood = options.some(({ id }) => id === BUY_FOOD);
  if (kind !== 'merchant.trade' || turn?.role !== 'merchant' || turn.food > 0 || !canBuyFood) return [];
  return controlledBy(view, seat)
    .filter(space => isFeedable(view, space) && cubesOn(view, space) < MOST_FOOD)
    .map(space => ({
      id: `${FEED_PREFIX}${space}:${cubesOn(view, space) + 1}`,
      key: spaceKey(view.homes[seat], space),
      standsIn: `place:${space}`,
      words: say('trade.feed', { space: spaceName(view, space), price: view.prices?.food ?? 0 }),
    }));
}

/** The next answer of a feeding deed; `null`: the deed is complete. */
export function feedingAnswer(view: EmperorView, { kind }: Decision, deed: string): Answer | null {
  const feeding = feedingIn(deed);
  if (kind !== 'merchant.trade' || feeding === null || view.turn?.role !== 'merchant') return null;
  if (cubesOn(view, feeding.space) >= feeding.count) return null;
  return view.turn.food > 0 ? `place:${feeding.space}` : BUY_FOOD;
}

/** The marks left after a feeding deed; `null`: the deed is another one. */
export function marksAfterFeeding(view: EmperorView, seat: Seat, deed: string): number | null {
  return feedingIn(deed) === null ? null : (view.seats[seat]?.marks ?? 0) - (view.prices?.food ?? 0);
}

/** The sector that a feeding deed is about, and how many cubes it has afterwards; `null`: the deed is another one. */
function feedingIn(deed: string): { readonly space: SpaceId; readonly count: number } | null {
  const [named, count] = deed.startsWith(FEED_PREFIX) ? deed.slice(FEED_PREFIX.length).split(':') : [];
  const space = SPACE_IDS.find(id => id === named);
  return space === undefined ? null : { space, count: Number(count) };
}

function isFeedable(view: EmperorView, space: SpaceId): boolean {
  const face = faceAt(view, space);
  return face !== null && face.metal + face.energy > 0;
}

function cubesOn({ food }: EmperorView, space: SpaceId): number {
  return food[space] ?? 0;
}
