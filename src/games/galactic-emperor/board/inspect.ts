import { span } from '../../../boards/drawing/lines.ts';
import { nameOf } from '../../../boards/naming.ts';
import type { InspectContext, InspectedLink, InspectorOf } from '../../../boards/inspected.ts';
import type { PaneContext } from '../../../boards/pane.ts';
import type { Line } from '../../../boards/drawing/lines.ts';
import { factLines, inspecting, RECONSTRUCTED, ruleText, sectionOf } from '../../../boards/inspected.ts';
import { ROLE_IDS } from '../data/roles.ts';
import { SPACE_IDS } from '../data/spaces.ts';
import type { SpaceId } from '../data/spaces.ts';
import { TECHNOLOGY_IDS } from '../data/technologies.ts';
import { TILE_IDS } from '../data/tiles.ts';
import type { TileId } from '../data/tiles.ts';
import { tileBack, boxOf, controlledBy, faceOf, homeSeat, planetsOf } from '../state/board.ts';
import { influenceOn } from '../state/influence.ts';
import { seatsWithShips, shipsAt, spacesWithShips, tokenReserve } from '../state/pieces.ts';
import { ownerOf } from '../state/seats.ts';
import type { InfluenceSpot } from '../state/state.ts';
import { emperorBook } from '../text/book.ts';
import { en } from '../text/en.ts';
import type { TextKey } from '../text/en.ts';
import { RULE_NUMBERS } from '../text/rules.en.ts';
import { fleetWords, roleName, say, spaceLabel, spaceName, technologyName, tileName, tokenName } from '../text/say.ts';
import type { EmperorView } from '../view.ts';

/** Describes the thing of one kind with this id, as far as the view shows it; `null`: there is none. */
type Inspector = InspectorOf<EmperorView>;

const { fact } = factLines<TextKey>({
  'inspect.yields': ['yields'],
  'inspect.back': ['back'],
  'inspect.kind': ['kind'],
  'inspect.cost': ['cost'],
});

const isTextKey = (key: string): key is TextKey => Object.hasOwn(en, key);

function spaceLink(view: EmperorView, { format }: PaneContext, space: SpaceId): InspectedLink {
  return { ref: `space:${space}`, label: format(spaceName(view, space)) };
}

function seatLink(context: PaneContext, seat: number): InspectedLink {
  return { ref: `seat:${seat}`, label: nameOf(context, seat) };
}

const inspectSpace: Inspector = (id, view, context) => {
  const space = SPACE_IDS.find(one => one === id);
  if (space === undefined) return null;
  const { format } = context;
  const tile = view.tiles[space];
  const sectorControl = view.sectors[space];
  const homeOwner = homeSeat(view, space);
  const owner =
    homeOwner !== null
      ? say('inspect.control.home', { name: nameOf(context, homeOwner) })
      : sectorControl === undefined
        ? say('inspect.nobody')
        : say('inspect.control.token', {
            name: nameOf(context, sectorControl.seat),
            token: tokenName(sectorControl.side),
          });
  const ships = seatsWithShips(view, space).map(seat =>
    format(say('inspect.ships.of', { name: nameOf(context, seat), ships: fleetWords(shipsAt(view, seat, space)) })),
  );
  const lines: Line[] = [
    ...(tile === undefined
      ? [fact(context, 'inspect.kind', format(say('inspect.kind.none')))]
      : tileLines(view, context, tile, homeOwner !== null)),
    fact(context, 'inspect.control', format(owner)),
    ...((view.food[space] ?? 0) > 0 ? [fact(context, 'inspect.food', String(view.food[space]))] : []),
    ...(ships.length > 0 ? [fact(context, 'inspect.ships', ships.join('; '))] : []),
    ...influenceLines(view, context, space),
  ];
  const seats = [
    ...new Set([...seatsWithShips(view, space), ...(sectorControl === undefined ? [] : [sectorControl.seat])]),
  ];
  return {
    kind: format(say('inspect.space')),
    title: format(spaceName(view, space)),
    sections: sectionOf('', lines),
    links: [
      ...(tile === undefined ? [] : [{ ref: `tile:${tile}` as const, label: format(tileName(tile)) }]),
      ...seats.map(seat => seatLink(context, seat)),
    ],
    rules: ['GE-9.5', 'GE-10.4'],
  };
};

/** The facts about a tile. A home tile counts as a home only while its Home Starbase is on it (GE-2.10). */
function tileLines(view: EmperorView, context: InspectContext, tile: TileId, isHome: boolean): Line[] {
  const { format } = context;
  const { kind, planets, food, metal, energy } = faceOf(view, tile);
  const kindKey = isHome ? 'home' : tile === 'black-hole' ? 'hole' : kind;
  const yields = [
    ...(food > 0 ? [say('yield.food', { count: food })] : []),
    ...(metal > 0 ? [say('yield.metal', { count: metal })] : []),
    ...(energy > 0 ? [say('yield.energy', { count: energy })] : []),
  ].map(format);
  const backKind = tileBack(view, tile);
  return [
    fact(context, 'inspect.kind', format(say(`inspect.kind.${kindKey}`))),
    ...(planets > 0 ? [fact(context, 'inspect.planets', String(planets))] : []),
    ...(yields.length > 0 ? [fact(context, 'inspect.yields', yields.join(' '))] : []),
    ...(backKind === null ? [] : [fact(context, 'inspect.back', format(say(`inspect.back.${backKind}`)))]),
  ];
}

const inspectTile: Inspector = (id, view, context) => {
  const tile = TILE_IDS.find(one => one === id);
  if (tile === undefined) return null;
  const { format } = context;
  const space = SPACE_IDS.find(one => view.tiles[one] === tile);
  const location =
    space !== undefined
      ? spaceLabel(space)
      : format(say(view.row.includes(tile) ? 'inspect.where.row' : 'inspect.where.stack'));
  const isOwnBox = view.options.box?.tiles !== undefined;
  return {
    kind: format(say('inspect.tile')),
    title: format(tileName(tile)),
    sections: sectionOf('', [
      ...tileLines(view, context, tile, space !== undefined && homeSeat(view, space) !== null),
      fact(context, 'inspect.where', location),
      ...(isOwnBox ? [[span(format(say('inspect.own-box')))]] : []),
    ]),
    links: space === undefined ? [] : [spaceLink(view, context, space)],
    rules: ['GE-4.1', 'GE-1.1'],
  };
};

const inspectSeat: Inspector = (id, view, context) => {
  const seat = view.seats.findIndex((_, number) => String(number) === id);
  const owner = view.seats[seat];
  if (owner === undefined) return null;
  const { format } = context;
  const { metal, energy, marks, points, technologies } = owner;
  const planets = { planets: planetsOf(view, seat), sectors: controlledBy(view, seat).length };
  return {
    kind: format(say('inspect.seat')),
    title: nameOf(context, seat),
    sections: sectionOf('', [
      fact(context, 'board.points', points === null ? format(say('board.hidden')) : String(points)),
      fact(context, 'board.storage', format(say('board.goods', { metal, energy, marks }))),
      fact(context, 'board.planets', format(say('board.planets.of', planets))),
      fact(context, 'board.reserve', format(say('board.tokens', { count: tokenReserve(view, seat) }))),
    ]),
    links: [
      ...technologies.map((technology): InspectedLink => ({
        ref: `technology:${technology}`,
        label: format(technologyName(technology)),
      })),
      ...[...new Set([...controlledBy(view, seat), ...spacesWithShips(view, seat)])].map(space =>
        spaceLink(view, context, space),
      ),
    ],
    rules: ['GE-1.2', 'GE-13.1'],
  };
};

const inspectTechnology: Inspector = (id, view, context) => {
  const technology = TECHNOLOGY_IDS.find(one => one === id);
  if (technology === undefined) return null;
  const { format } = context;
  const owner = ownerOf(view, technology);
  const cost = boxOf(view).technologies[technology];
  const noOwner = say(view.gone.includes(technology) ? 'inspect.gone' : 'inspect.nobody');
  return {
    kind: format(say('inspect.technology')),
    title: format(technologyName(technology)),
    sections: sectionOf('', [
      fact(context, 'inspect.effect', format(say(`effect.${technology}`))),
      fact(context, 'inspect.cost', format(say('inspect.energy', { count: cost }))),
      fact(context, 'inspect.owner', owner === null ? format(noOwner) : nameOf(context, owner)),
      ...(view.options.box?.technologies === undefined ? [] : [[span(format(say('inspect.own-box')))]]),
    ]),
    links: owner === null ? [] : [seatLink(context, owner)],
    rules: ['GE-11.3', 'GE-11.1'],
  };
};

/** The chapter of the rules about each role. */
const CHAPTERS = {
  explorer: 'GE-4',
  merchant: 'GE-6',
  steward: 'GE-7',
  engineer: 'GE-8',
  warlord: 'GE-9',
  'warlord-2': 'GE-9',
  regent: 'GE-10',
  scientist: 'GE-11',
} as const;

const inspectRole: Inspector = (id, view, context) => {
  const role = ROLE_IDS.find(one => one === id);
  if (role === undefined) return null;
  const { format } = context;
  const rolePick = view.picks.find(one => one.role === role);
  const pickSpans =
    rolePick !== undefined
      ? say('board.picked', { name: nameOf(context, rolePick.seat) })
      : say(view.offer.includes(role) ? 'board.on-offer' : 'board.not-on-offer');
  return {
    kind: format(say('inspect.role')),
    title: format(roleName(role)),
    sections: sectionOf('', [
      fact(context, 'inspect.privilege', format(say(`privilege.${role}`))),
      fact(context, 'inspect.state', format(pickSpans)),
    ]),
    links: rolePick === undefined ? [] : [seatLink(context, rolePick.seat)],
    rules: [CHAPTERS[role], 'GE-3.3'],
  };
};

/** Who has how many tokens of influence on a spot, while a Regent is played and somebody has placed any there. */
function influenceLines(view: EmperorView, context: InspectContext, spot: InfluenceSpot): Line[] {
  if (view.regent?.placed[spot] === undefined) return [];
  const influence = influenceOn(view, spot).flatMap((count, seat) =>
    count === 0 ? [] : [context.format(say('inspect.influence.of', { name: nameOf(context, seat), count }))],
  );
  return influence.length === 0 ? [] : [fact(context, 'board.influence', influence.join(', '))];
}

const inspectThrone: Inspector = (_id, view, context) => ({
  kind: context.format(say('inspect.throne')),
  title: context.format(say('board.throne')),
  sections: sectionOf('', [
    fact(
      context,
      'inspect.owner',
      view.throne === null ? context.format(say('board.throne.aside')) : nameOf(context, view.throne),
    ),
    ...influenceLines(view, context, 'throne'),
  ]),
  links: view.throne === null ? [] : [seatLink(context, view.throne)],
  rules: ['GE-3.1', 'GE-10.8'],
});

const inspectRule: Inspector = (id, _view, { format }) =>
  ruleText(id, {
    numbers: RULE_NUMBERS,
    kind: format(say('inspect.rule')),
    textFor: key => (isTextKey(key) ? format(say(key)) : null),
  });

/** All facts about the thing with this address: what the view shows, and what is printed on it. */
export const inspectEmperor = inspecting<EmperorView>({
  book: emperorBook,
  inspectors: {
    role: inspectRole,
    rule: inspectRule,
    seat: inspectSeat,
    space: inspectSpace,
    technology: inspectTechnology,
    throne: inspectThrone,
    tile: inspectTile,
  },
  words: {
    origin: say('inspect.section.origin'),
    rulings: say('inspect.section.rulings'),
    reconstructed: kind => say('inspect.reconstructed', { kind, mark: RECONSTRUCTED }),
  },
});
