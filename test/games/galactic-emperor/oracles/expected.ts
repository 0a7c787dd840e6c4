import { ROLE_IDS } from '../../../../src/games/galactic-emperor/data/roles.ts';
import { GOODS } from '../../../../src/games/galactic-emperor/data/set-up.ts';
import { SHIP_KINDS } from '../../../../src/games/galactic-emperor/data/ships.ts';
import { NEIGHBOURS, SPACE_IDS } from '../../../../src/games/galactic-emperor/data/spaces.ts';
import type { SpaceId } from '../../../../src/games/galactic-emperor/data/spaces.ts';
import { TECHNOLOGY_IDS } from '../../../../src/games/galactic-emperor/data/technologies.ts';
import { controlledBy, faceAt, hasPlanet } from '../../../../src/games/galactic-emperor/state/board.ts';
import { spacesWithShips } from '../../../../src/games/galactic-emperor/state/pieces.ts';
import type { EmperorView } from '../../../../src/games/galactic-emperor/view.ts';

/** Kinds at which there is nothing else to want, and why. */
export const NOTHING_ELSE: Readonly<Record<string, string>> = {
  'battle.retreat': 'to fight on or to retreat: the second is blocked where it may not be',
  'explorer.annex': 'to annex or not: both are always on offer',
  'explorer.left': 'every tile of the row is on offer',
  'explorer.scan': 'to look or not: both are always on offer',
  'explorer.tile': 'every tile of the row is on offer',
  'market.discard': 'every face that was rolled is on offer',
  'round.direction': 'both directions are on offer',
  'saboteur.catch': 'to roll or not: both are always on offer',
  'warlord.claim': 'every free sector under own ships is on offer, and none may be left alone',
  'warlord.join': 'all that is left on the Black Hole is on offer, and the attack itself',
  'warlord.battle': 'every space where there is a battle is on offer',
  'warp.again': 'to roll once more or not: both are always on offer',
};

type Expected = (view: EmperorView, me: number) => readonly string[];

/** What one might want at each other kind of decision. `*` stands for anything. */
export const EXPECTED: Readonly<Record<string, Expected>> = {
  'round.role': () => ROLE_IDS.map(role => `role:${role}`),
  'explorer.space': view => SPACE_IDS.filter(space => view.tiles[space] === undefined).map(space => `space:${space}`),
  'explorer.keep': () => ['open', 'drawn'],
  'merchant.trade': (view, me) => [
    ...GOODS.flatMap(good => [`buy:${good}`, `sell:${good}`]),
    ...producing(view, me).map(space => `place:${space}`),
    'done',
  ],
  'steward.free': () => ['metal', 'energy'],
  'steward.produce': (view, me) => [...producing(view, me).map(space => `produce:${space}`), 'done'],
  'engineer.free': (view, me) => controlledBy(view, me).map(space => `space:${space}`),
  'engineer.buy': (view, me) => [
    ...SHIP_KINDS.flatMap(kind => controlledBy(view, me).map(space => `${kind}:${space}`)),
    'done',
  ],
  'warlord.move': (view, me) => [...spacesWithShips(view, me).map(space => `*@${space}|again:${space}`), 'done'],
  'warlord.walk': view => {
    const way = view.turn?.role === 'warlord' ? view.turn.walk : null;
    if (way === null) return [];
    return way.gone === 0
      ? NEIGHBOURS[way.at].filter(to => faceAt(view, to)?.kind !== 'sun').map(to => `to:${to}`)
      : ['stop'];
  },
  'warlord.warp': view => {
    const to = view.turn?.role === 'warlord' ? view.turn.warpTo : null;
    return (to === null ? SPACE_IDS : [to]).map(space => `to:${space}`);
  },
  'battle.extra': ({ battle }) => (battle?.sides[0].groups ?? []).map(({ kind }) => `ship:${kind}`),
  'battle.hit': ({ battle }, me) => {
    const side = battle?.sides.find(({ seat }) => seat === me);
    return [
      ...(side?.groups ?? []).map(({ kind }) => `ship:${kind}*`),
      ...(side === undefined || side.token === null ? [] : ['token']),
    ];
  },
  departure: (view, me) =>
    controlledBy(view, me)
      .filter(space => isDock(view, space))
      .map(space => `space:${space}`),
  'regent.buy': () => ['buy', 'pass'],
  'regent.place': view => ['throne', 'done', ...influenced(view)],
  'regent.displaced': view => ['throne', ...influenced(view)],
  'scientist.buy': () => [...TECHNOLOGY_IDS.map(id => `buy:${id}`), 'pass'],
};

/** The own sectors on which food is of use (GE-6.2). */
function producing(view: EmperorView, me: number): SpaceId[] {
  return controlledBy(view, me).filter(space => {
    const face = faceAt(view, space);
    return face !== null && face.metal + face.energy > 0;
  });
}

function influenced(view: EmperorView): string[] {
  return SPACE_IDS.filter(space => hasPlanet(view, space)).map(space => `space:${space}`);
}

function isDock(view: EmperorView, space: SpaceId): boolean {
  return view.homes.includes(space) || view.sectors[space]?.side === 'starbase';
}

/** What of all that is neither among the options nor among what is blocked; of alternatives (`|`) one is enough. */
export function missing(view: EmperorView, kind: string, me: number, ids: readonly string[]): string[] {
  const isThere = (wanted: string): boolean => {
    const [head = '', tail] = wanted.split('*');
    return ids.some(id => (tail === undefined ? id === head : id.startsWith(head) && id.endsWith(tail)));
  };
  const wanted = EXPECTED[kind]?.(view, me) ?? [];
  return wanted.filter(ways => !ways.split('|').some(isThere));
}
