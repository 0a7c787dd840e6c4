import { namedIn } from '../../../kernel/words/message.ts';
import { ORDER_KINDS } from '../data/factions.ts';
import type { OrderKind } from '../data/factions.ts';
import { PLANET_IDS } from '../data/planets.ts';
import type { PlanetId } from '../data/planets.ts';
import type { TokenView } from '../view.ts';
import { hasBase, sketchOf } from './sketch.ts';
import { planRound } from './plan.ts';
import type { Intent } from './plan.ts';
import type { BotTurn, Strategy } from './turn.ts';

/**
 * The planned orders that are not placed yet. The order to be executed last is placed first, so that it lies at the
 * bottom.
 */
function nextIntents({ view, me, seat }: BotTurn, plan: readonly Intent[] = planRound(view, me)): Intent[] {
  const missing = [...plan];
  for (const { planet } of view.planets) {
    for (const token of view.stacks[planet] ?? []) {
      if (token.seat !== seat) continue;
      const at = placedOf(missing, planet, token);
      if (at >= 0) missing.splice(at, 1);
    }
  }
  return missing.reverse();
}

/**
 * The index of the planned order that a placed token stands for. If the token can't be looked at, it is the order to be
 * executed last, because that was placed first.
 */
function placedOf(missing: readonly Intent[], planet: PlanetId, { order, special }: TokenView): number {
  const isThere = (intent: Intent): boolean => intent.planet === planet && intent.special === special;
  return order === null ? missing.findLastIndex(isThere) : missing.findIndex(it => isThere(it) && it.order === order);
}

/** SC-5.2: the planet of the next order. */
export const planet: Strategy = turn => planetBy(turn);

/** The planet of the next order of a given plan. */
export function planetBy(turn: BotTurn, plan?: readonly Intent[]): string | null {
  const intent = nextIntents(turn, plan).find(candidate => turn.has(`planet:${candidate.planet}`));
  if (intent !== undefined) return `planet:${intent.planet}`;
  const sketch = sketchOf(turn.view, turn.seat);
  const home = turn.view.planets.find(({ planet: id }) => hasBase(sketch, id, turn.seat) && turn.has(`planet:${id}`));
  return home === undefined ? null : `planet:${home.planet}`;
}

/** SC-5.3: chooses the token for the chosen planet; if no order is planned there, the most useful one. */
export const token: Strategy = turn => tokenBy(turn);

/** The token of the next order of a given plan. */
export function tokenBy(turn: BotTurn, plan?: readonly Intent[]): string | null {
  const named = namedIn(turn.decision.subject, 'planet', PLANET_IDS);
  const at = (intent: { readonly planet: string }): boolean => intent.planet === named;
  const intent = nextIntents(turn, plan).find(candidate => at(candidate) && turn.has(idOf(candidate)));
  if (intent !== undefined) return idOf(intent);
  const sketch = sketchOf(turn.view, turn.seat);
  const settled = turn.view.planets.some(placed => at(placed) && hasBase(sketch, placed.planet, turn.seat));
  const kinds: readonly OrderKind[] = settled ? ['research', 'build', 'mobilize'] : ['mobilize', 'build'];
  const order = [...kinds, ...ORDER_KINDS].find(kind => turn.has(`order:${kind}`));
  return order === undefined ? null : `order:${order}`;
}

function idOf({ order, special }: Pick<Intent, 'order' | 'special'>): string {
  return `${special ? 'special' : 'order'}:${order}`;
}
