import { knownNameIn } from '../../../kernel/words/message.ts';
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
 * The planned orders that are not placed yet, in the order of placing: the one to be executed last comes first, so that
 * it lies at the bottom.
 */
function nextIntents({ view, me, seat }: BotTurn, plan: readonly Intent[] = planRound(view, me)): Intent[] {
  const unplaced = [...plan];
  for (const { planet } of view.planets) {
    for (const token of view.stacks[planet] ?? []) {
      if (token.seat !== seat) continue;
      const at = indexOfPlaced(unplaced, planet, token);
      if (at >= 0) unplaced.splice(at, 1);
    }
  }
  return unplaced.reverse();
}

/**
 * The index of the planned order that a placed token belongs to; -1 if there is none. If the token's face is hidden, it
 * is the matching order that is executed last, because that was placed first.
 */
function indexOfPlaced(unplaced: readonly Intent[], planet: PlanetId, { order, special }: TokenView): number {
  const isPlacedKind = (intent: Intent): boolean => intent.planet === planet && intent.special === special;
  return order === null
    ? unplaced.findLastIndex(isPlacedKind)
    : unplaced.findIndex(it => isPlacedKind(it) && it.order === order);
}

/** SC-5.2: the bot chooses the planet of its next planned order. */
export const planet: Strategy = turn => planetBy(turn);

/** The option id of the planet of a plan's next order. */
export function planetBy(turn: BotTurn, plan?: readonly Intent[]): string | null {
  const intent = nextIntents(turn, plan).find(candidate => turn.has(`planet:${candidate.planet}`));
  if (intent !== undefined) return `planet:${intent.planet}`;
  const sketch = sketchOf(turn.view, turn.seat);
  const home = turn.view.planets.find(({ planet: id }) => hasBase(sketch, id, turn.seat) && turn.has(`planet:${id}`));
  return home === undefined ? null : `planet:${home.planet}`;
}

/** SC-5.3: the bot chooses the planned token for the planet, or the most useful one if none is planned there. */
export const token: Strategy = turn => tokenBy(turn);

/** The option id of the token of a plan's next order. */
export function tokenBy(turn: BotTurn, plan?: readonly Intent[]): string | null {
  const askedPlanet = knownNameIn(turn.decision.subject, 'planet', PLANET_IDS);
  const at = (intent: { readonly planet: string }): boolean => intent.planet === askedPlanet;
  const intent = nextIntents(turn, plan).find(candidate => at(candidate) && turn.has(idOf(candidate)));
  if (intent !== undefined) return idOf(intent);
  const sketch = sketchOf(turn.view, turn.seat);
  const hasOwnBase = turn.view.planets.some(placed => at(placed) && hasBase(sketch, placed.planet, turn.seat));
  const kinds: readonly OrderKind[] = hasOwnBase ? ['research', 'build', 'mobilize'] : ['mobilize', 'build'];
  const order = [...kinds, ...ORDER_KINDS].find(kind => turn.has(`order:${kind}`));
  return order === undefined ? null : `order:${order}`;
}

function idOf({ order, special }: Pick<Intent, 'order' | 'special'>): string {
  return `${special ? 'special' : 'order'}:${order}`;
}
