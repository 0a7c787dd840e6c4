import type { OpenStatement } from '../../../kernel/match/imagination.ts';
import { shuffle } from '../../../kernel/plain/random.ts';
import type { RandomState } from '../../../kernel/plain/random.ts';
import type { Seat, Viewer } from '../../../kernel/words/message.ts';
import { FACTION_PIECES, ORDER_KINDS } from '../data/factions.ts';
import type { OrderKind } from '../data/factions.ts';
import { PLANET_IDS } from '../data/planets.ts';
import type { PlanetId } from '../data/planets.ts';
import type { StarCraftState } from '../state/state.ts';
import { starcraftView } from '../view.ts';
import type { TokenView } from '../view.ts';

// What a viewer knows and can imagine about order tokens. Backs are public; hidden faces are limited by each seat's
// supply (SC-2.3).

/** The order stacks on the board. The `order` of a token is `null` if the viewer may not know its face. */
export type KnownStacks = Partial<Record<PlanetId, readonly TokenView[]>>;

/** The faces of order tokens, sorted by their backs: standard or special. */
export interface Faces {
  readonly standard: OrderKind[];
  readonly special: OrderKind[];
}

/** What a viewer knows about the orders of all seats. */
export interface KnownOrders {
  readonly viewer: Viewer;
  readonly seats: readonly unknown[];
  readonly stacks: KnownStacks;
  readonly ownFaces: Faces | null;
}

/** The order stacks as `viewer` may know them. */
export function knownStacks(state: StarCraftState, viewer: Viewer): KnownStacks {
  const { stacks } = starcraftView(state, viewer);
  const shown: KnownStacks = {};
  for (const planet of PLANET_IDS) if (state.stacks[planet] !== undefined) shown[planet] = stacks[planet] ?? [];
  return shown;
}

/**
 * The faces of the viewer's own tokens, sorted by kind, if nobody may look at placed tokens. `null` if the viewer sees
 * its tokens or has none.
 */
export function ownFaces(state: StarCraftState, viewer: Viewer): Faces | null {
  if (viewer === 'spectator' || state.options.ownTokens === 'shown') return null;
  const shown = knownStacks(state, viewer);
  const hidden = PLANET_IDS.flatMap(planet =>
    (state.stacks[planet] ?? []).filter(
      (token, place) => token.seat === viewer && shown[planet]?.[place]?.order === null,
    ),
  );
  const facesOf = (special: boolean): OrderKind[] =>
    ORDER_KINDS.flatMap(kind =>
      hidden.filter(token => token.special === special && token.order === kind).map(({ order }) => order),
    );
  return { standard: facesOf(false), special: facesOf(true) };
}

/** The faces that the hidden tokens of a seat may have: all its tokens, minus those that are face up. */
function facesLeft({ stacks, ownFaces: own, viewer }: KnownOrders, seat: Seat): Faces {
  if (own !== null && seat === viewer) return { standard: [...own.standard], special: [...own.special] };
  const open = PLANET_IDS.flatMap(planet => stacks[planet] ?? []).filter(token => token.seat === seat);
  const facesOf = (special: boolean): OrderKind[] =>
    ORDER_KINDS.flatMap(kind => {
      const supply = special ? FACTION_PIECES.specialOrders[kind] : FACTION_PIECES.standardOrders[kind];
      const seen = open.filter(token => token.special === special && token.order === kind).length;
      return Array.from({ length: Math.max(0, supply - seen) }, () => kind);
    });
  return { standard: facesOf(false), special: facesOf(true) };
}

/** Deals faces at random to the tokens whose faces the viewer may not know. */
export function dealOrders(known: KnownOrders, random: RandomState): StarCraftState['stacks'] {
  const faces = known.seats.map((_, seat) => {
    const left = facesLeft(known, seat);
    shuffle(random, left.standard);
    shuffle(random, left.special);
    return left;
  });
  const dealt: StarCraftState['stacks'] = {};
  for (const planet of PLANET_IDS) {
    const stack = known.stacks[planet];
    if (stack === undefined) continue;
    dealt[planet] = stack.map(token => {
      const order = token.order ?? faces[token.seat]?.[token.special ? 'special' : 'standard'].pop();
      if (order === undefined) throw new RangeError(`seat ${token.seat} has more orders than tokens`);
      return { ...token, order };
    });
  }
  return dealt;
}

/** SC-2.3: an error text if a seat has more tokens of a kind on the board than it owns; empty if none has. */
export function orderFaults({ stacks, seats }: StarCraftState): string[] {
  const tokens = PLANET_IDS.flatMap(planet => stacks[planet] ?? []);
  const hasTooMany = seats.some((_, seat) =>
    ORDER_KINDS.some(kind => {
      const own = tokens.filter(token => token.seat === seat && token.order === kind);
      const special = own.filter(token => token.special).length;
      return special > FACTION_PIECES.specialOrders[kind] || own.length - special > FACTION_PIECES.standardOrders[kind];
    }),
  );
  return hasTooMany ? ['SC-2.3: nobody has more orders of a kind on the board than it owns'] : [];
}

/** The possible cases for hidden order tokens: each face that each token may have. */
export function orderCases(known: KnownOrders): OpenStatement<StarCraftState>[] {
  return PLANET_IDS.flatMap(planet =>
    (known.stacks[planet] ?? []).flatMap((token, place) => {
      if (token.order !== null) return [];
      const left = facesLeft(known, token.seat)[token.special ? 'special' : 'standard'];
      return ORDER_KINDS.filter(kind => left.includes(kind)).map((kind): OpenStatement<StarCraftState> => ({
        name: `order ${place} on ${planet} is ${kind}`,
        holds: ({ stacks }) => stacks[planet]?.[place]?.order === kind,
      }));
    }),
  );
}
