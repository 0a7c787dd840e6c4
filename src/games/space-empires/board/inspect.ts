import type { Message } from '../../../kernel/words/message.ts';
import { nameOf } from '../../../boards/naming.ts';
import type { InspectContext, Inspected, InspectedLink, InspectorOf } from '../../../boards/inspected.ts';
import type { PaneContext } from '../../../boards/pane.ts';
import type { Line } from '../../../boards/drawing/lines.ts';
import { factLines, inspecting, RECONSTRUCTED, ruleText, sectionOf } from '../../../boards/inspected.ts';
import { isHexId } from '../data/hexes.ts';
import { MARKERS } from '../data/markers.ts';
import { PLAYED_IDS } from '../data/scenarios.ts';
import { TECHNOLOGIES, TECHNOLOGY_IDS } from '../data/technologies.ts';
import { MACHINE, MACHINE_TACTICS } from '../data/machines.ts';
import { ALIEN_KINDS, ALIENS, isUnitKind, MACHINE_KIND, UNITS } from '../data/units.ts';
import type { AlienKind, Strength } from '../data/units.ts';
import { terrainOf } from '../state/board.ts';
import { empiresBook } from '../text/book.ts';
import { en } from '../text/en.ts';
import type { TextKey } from '../text/en.ts';
import { RULE_NUMBERS } from '../text/rules.en.ts';
import {
  hexName,
  hexRef,
  kindName,
  levelWords,
  markerName,
  pieceRef,
  say,
  sideWords,
  technologyName,
  unitsWords,
} from '../text/say.ts';
import { nextFleetMove, machineFactList } from './solo.ts';
import { CARRIED, specialOf } from '../state/carried.ts';
import { knownLevels, viewedAt } from '../view.ts';
import type { EmpiresView, PieceView } from '../view.ts';

/** Describes the thing of one kind with the given id, from the view alone; `null` if there is none. */
type Inspector = InspectorOf<EmpiresView>;

const { fact } = factLines<TextKey>({ 'inspect.cost': ['cost'], 'inspect.costs': ['cost'] });

const isTextKey = (key: string): key is TextKey => Object.hasOwn(en, key);

function sideLabel(context: PaneContext, side: PieceView['owner']): string {
  return typeof side === 'number' ? nameOf(context, side) : context.format(sideWords(side));
}

const inspectHex: Inspector = (id, view, context) => {
  const hex = isHexId(id) ? view.hexes[id] : undefined;
  if (!isHexId(id) || hex === undefined) return null;
  const { format } = context;
  const terrain = terrainOf(view, id);
  const ground = hex.hidden ? say('inspect.unexplored') : terrain === null ? say('inspect.open') : markerName(terrain);
  const { colony, home } = hex;
  const sides = [...new Set(viewedAt(view, id).map(({ owner }) => owner))];
  const lines: Line[] = [
    fact(context, 'inspect.what', format(ground)),
    ...(home === null
      ? [fact(context, 'inspect.home', format(say('inspect.deep')))]
      : [fact(context, 'inspect.home', nameOf(context, home))]),
    ...(colony === null
      ? []
      : [
          fact(
            context,
            'inspect.colony',
            format(say('inspect.colony.of', { name: sideLabel(context, colony.owner), value: colony.value })),
          ),
        ]),
    ...(colony === null || colony.goods.length === 0
      ? []
      : [fact(context, 'inspect.goods', colony.goods.map(cargo => format(markerName(cargo))).join(', '))]),
    ...sides.map(side =>
      fact(
        context,
        'inspect.units',
        format(say('inspect.units.of', { name: sideLabel(context, side), units: unitsAt(view, id, side, context) })),
      ),
    ),
  ];
  return {
    kind: format(say('inspect.hex')),
    title: hexName(id),
    sections: sectionOf('', lines),
    links: [
      ...viewedAt(view, id).map((piece): InspectedLink => ({
        ref: pieceRef(piece.handle),
        label: pieceLabel(context, piece),
      })),
      ...(terrain === null ? [] : [{ ref: `marker:${terrain}` as const, label: format(markerName(terrain)) }]),
      ...(colony === null || typeof colony.owner !== 'number'
        ? []
        : [{ ref: `seat:${colony.owner}` as const, label: nameOf(context, colony.owner) }]),
    ],
    rules: ['SE-2.1', 'SE-6.4', 'SE-7'],
  };
};

function unitsAt(view: EmpiresView, hex: string, side: PieceView['owner'], { format }: PaneContext): string {
  const sidePieces = view.pieces.filter(({ at, owner }) => at === hex && owner === side);
  const hiddenCount = sidePieces.filter(({ kind }) => kind === null).length;
  return [
    ...sidePieces.flatMap(({ kind, count }) =>
      kind === null || count === null ? [] : [format(unitsWords(kind, count))],
    ),
    ...(hiddenCount > 0 ? [format(say('inspect.facedown', { count: hiddenCount }))] : []),
  ].join(', ');
}

function pieceLabel({ format }: PaneContext, { kind, count }: PieceView): string {
  return kind === null || count === null
    ? format(say('inspect.facedown', { count: 1 }))
    : format(unitsWords(kind, count));
}

const inspectCounter: Inspector = (id, view, context) => {
  const piece = view.pieces.find(({ handle }) => `c${handle}` === id);
  if (piece === undefined) return null;
  const { format } = context;
  const { owner, at, cargo, kind } = piece;
  const levels = levelsMessage(piece).map(words => format(words));
  return {
    kind: format(say('inspect.counter')),
    title: pieceLabel(context, piece),
    sections: sectionOf('', [
      fact(context, 'inspect.owner', sideLabel(context, owner)),
      fact(context, 'inspect.where', hexName(at)),
      ...(levels.length === 0 ? [] : [fact(context, 'inspect.levels', levels.join(', '))]),
      ...(cargo === null ? [] : [fact(context, 'inspect.cargo', format(markerName(cargo)))]),
      ...machineFactList(view, piece).map(([label, value]) => fact(context, label, format(value))),
      ...fleetFacts(view, piece, context),
      ...nextMoveFacts(nextFleetMove(view, piece.handle), context),
    ]),
    links: [
      { ref: hexRef(at), label: hexName(at) },
      ...(kind === null ? [] : [{ ref: `unit:${kind}` as const, label: format(kindName(kind)) }]),
    ],
    rules:
      view.solo === undefined || typeof owner === 'number'
        ? ['SE-4.1', 'SE-4.2']
        : kind === 'machine'
          ? ['SE-25.4', 'SE-25.5']
          : ['SE-26.8.3', 'SE-26.7'],
  };
};

/**
 * The known technology levels of a counter as texts; for another seat's counter these are minimum levels (SE-12.10).
 */
function levelsMessage(piece: PieceView): Message[] {
  const { kind } = piece;
  const levelsKnown = knownLevels(piece);
  if (kind === null || kind === 'machine' || kind === 'alien-fleet' || !isUnitKind(kind)) return [];
  return CARRIED.flatMap(which => {
    const technology = which === 'special' ? specialOf(kind) : which;
    const level = levelsKnown[which];
    return technology === null || level === undefined ? [] : [levelWords(technology, level)];
  });
}

/** The value of an alien fleet counter whose ships have not been chosen yet (SE-26.5). */
function fleetFacts({ solo }: EmpiresView, { handle }: PieceView, context: InspectContext): Line[] {
  const unbuiltFleets = (solo?.empires ?? [])
    .flatMap(empire => empire.unbuilt)
    .filter(fleet => fleet.handle === handle);
  return unbuiltFleets.map(({ cp }) =>
    fact(context, 'board.empire.fleet', context.format(say('inspect.cost.cp', { count: cp }))),
  );
}

/** The next move of an alien fleet, and the reason (SE-26.8). */
function nextMoveFacts(next: Message | null, context: InspectContext): Line[] {
  return next === null ? [] : [fact(context, 'board.machine.next', context.format(next))];
}

const inspectUnit: Inspector = (id, _view, context) => {
  const alien = ALIEN_KINDS.find(kind => kind === id);
  if (alien !== undefined) return inspectAlien(alien, context);
  if (id === MACHINE_KIND) return inspectMachine(context);
  if (!isUnitKind(id)) return null;
  const { format } = context;
  const { cost, weapon, hull, needs } = UNITS[id];
  const weaponText = weapon === null ? format(say('board.nothing')) : weaponLabel(context, weapon, hull);
  return {
    kind: format(say('inspect.unit')),
    title: format(kindName(id)),
    sections: sectionOf('', [
      fact(context, 'inspect.cost', format(say('inspect.cost.cp', { count: cost }))),
      fact(context, 'inspect.weapon', weaponText),
      fact(context, 'inspect.hull', String(hull)),
      fact(context, 'inspect.needs', needs === null ? format(say('board.nothing')) : format(levelWords(...needs))),
    ]),
    links: needs === null ? [] : [{ ref: `technology:${needs[0]}`, label: format(technologyName(needs[0])) }],
    rules: ['SE-11', 'SE-12.6'],
  };
};

function weaponLabel({ format }: PaneContext, { cls, attack, defence }: Strength, hull: number): string {
  return format(say('inspect.weapon.of', { weapon: `${cls.toUpperCase()}${attack}`, defence, hull }));
}

function inspectMachine(context: InspectContext): Inspected {
  const { format } = context;
  return {
    kind: format(say('inspect.unit')),
    title: format(kindName('machine')),
    sections: sectionOf('', [
      fact(context, 'inspect.weapon', weaponLabel(context, MACHINE, MACHINE.hull)),
      fact(context, 'inspect.shots', String(MACHINE.attacks)),
      fact(context, 'inspect.tactics', String(MACHINE_TACTICS)),
    ]),
    links: [],
    rules: ['SE-18.3', 'SE-18.3.2'],
  };
}

function inspectAlien(kind: AlienKind, context: InspectContext): Inspected {
  const { format } = context;
  return {
    kind: format(say('inspect.unit')),
    title: format(kindName(kind)),
    sections: sectionOf('', [fact(context, 'inspect.weapon', weaponLabel(context, ALIENS[kind], 1))]),
    links: [],
    rules: ['SE-17.3'],
  };
}

const inspectTechnology: Inspector = (id, view, context) => {
  const technology = TECHNOLOGY_IDS.find(one => one === id);
  if (technology === undefined) return null;
  const { format } = context;
  const { costs, older } = TECHNOLOGIES[technology];
  const ownSeat = view.seats.find(({ own: mine }, seat) => mine !== null && seat === view.viewer)?.own ?? null;
  return {
    kind: format(say('inspect.technology')),
    title: format(technologyName(technology)),
    sections: sectionOf('', [
      fact(context, 'inspect.costs', (view.options.prices === 'first-printing' ? older : costs).join(' ')),
      ...(ownSeat === null ? [] : [fact(context, 'inspect.own-level', String(ownSeat.levels[technology]))]),
    ]),
    links: [],
    rules: ['SE-12', 'SE-12.1'],
  };
};

const inspectMarker: Inspector = (id, _view, { format }) => {
  const marker = MARKERS.find(one => one === id);
  if (marker === undefined) return null;
  return {
    kind: format(say('inspect.marker')),
    title: format(markerName(marker)),
    sections: [],
    links: [],
    rules: ['SE-3', 'SE-7'],
  };
};

const inspectScenario: Inspector = (id, _view, { format }) => {
  const scenario = PLAYED_IDS.find(one => one === id);
  if (scenario === undefined) return null;
  return {
    kind: format(say('inspect.scenario')),
    title: format(say(`scenario.${scenario}`)),
    sections: [],
    links: [],
    rules: ['SE-20'],
  };
};

const inspectSeat: Inspector = (id, view, context) => {
  const seat = view.seats.findIndex((_, number) => String(number) === id);
  const owner = view.seats[seat];
  if (owner === undefined) return null;
  const { format } = context;
  const { world, lastBid, shown } = owner;
  const levels = TECHNOLOGY_IDS.flatMap(one =>
    shown[one] === undefined ? [] : [format(levelWords(one, shown[one] ?? 0))],
  );
  return {
    kind: format(say('inspect.seat')),
    title: nameOf(context, seat),
    sections: sectionOf('', [
      ...(view.solo === undefined ? [fact(context, 'board.bid', String(lastBid))] : []),
      fact(context, 'board.shown', levels.length === 0 ? format(say('board.nothing')) : levels.join(', ')),
    ]),
    links: world === null ? [] : [{ ref: hexRef(world), label: hexName(world) }],
    rules: ['SE-28', 'SE-19.1'],
  };
};

const inspectRule: Inspector = (id, _view, { format }) =>
  ruleText(id, {
    numbers: RULE_NUMBERS,
    kind: format(say('inspect.rule')),
    textFor: key => (isTextKey(key) ? format(say(key)) : null),
  });

/** The inspector: all that a view says about the thing with an address, and what is printed on it. */
export const inspectEmpires = inspecting<EmpiresView>({
  book: empiresBook,
  inspectors: {
    counter: inspectCounter,
    hex: inspectHex,
    marker: inspectMarker,
    rule: inspectRule,
    scenario: inspectScenario,
    seat: inspectSeat,
    technology: inspectTechnology,
    unit: inspectUnit,
  },
  words: {
    origin: say('inspect.section.origin'),
    rulings: say('inspect.section.rulings'),
    reconstructed: kind => say('inspect.reconstructed', { kind, mark: RECONSTRUCTED }),
  },
});
