import { offer } from '../../../kernel/match/offer.ts';
import { beat, choose } from '../../../kernel/match/rule.ts';
import type { Rule } from '../../../kernel/match/rule.ts';
import { gather } from '../../../kernel/plain/gather.ts';
import type { Seat } from '../../../kernel/words/message.ts';
import { BOARD_HEXES, besideOnBoard, boardOf, HEXES } from '../data/hexes.ts';
import type { BoardNumber, HexId } from '../data/hexes.ts';
import { HOME_MARKERS, markersOf } from '../data/markers.ts';
import type { Marker } from '../data/markers.ts';
import { boardOfSeat, boardsOf, isEpic, isRandomMap, scenarioOf } from '../data/scenarios.ts';
import { HOMEWORLD_STEPS, STARTING_UNITS } from '../data/units.ts';
import { hexesIn, hexState } from '../state/board.ts';
import { firstLevels, openHex, whiteMarkers } from '../state/new-state.ts';
import { addPiece, placeUnits } from '../state/placing.ts';
import { carriedAt } from '../state/carried.ts';
import { seatState } from '../state/seats.ts';
import { empireSide } from '../state/solo/empires.ts';
import { noteSeen } from './markers.ts';
import type { ChapterRules, Empires, EmpiresState } from '../state/state.ts';
import type { MatchOptions } from '../state/options.ts';
import type { SetUpSteps } from '../state/steps.ts';
import { hexName, hexRef, say, seatName } from '../text/say.ts';

/** The steps of the set-up: homes, markers and first units (SE-19.1 to SE-19.3, SE-20 to SE-22). */
export const setUpSteps: ChapterRules<SetUpSteps> = {
  'set-up.area': chooseArea,
  'set-up.extra': chooseExtra,
  'set-up.world': chooseWorld,
  'set-up.place': placeAll,
};

/** The number of sides of the die that decides where things lie on a random map: `2 × 13` places (SE-21.2). */
const RANDOM_SIDES = 13;

/**
 * SE-20.2, SE-21.1, SE-22.1: a seat chooses the area of its home. On a board that folds, areas that nobody chose are
 * then out of play (SE-20.3).
 */
function* chooseArea(game: Empires, { seat }: SetUpSteps['set-up.area']): Rule {
  const { state } = game;
  const board = boardOfSeat(state.options, seat);
  const { areas = [], folds = false } = scenarioOf(state.options).boards[board - 1] ?? {};
  const { worlds = [], marked = false } = scenarioOf(state.options).homes[seat] ?? {};
  const nameHexOf = (area: readonly HexId[]): HexId =>
    (marked ? area.find(hex => worlds.includes(hex)) : null) ?? representativeHex(area);
  const isFree = (area: readonly HexId[]): boolean => area.every(hex => state.hexes[hex]?.home === null);
  const options = areas.filter(isFree).map(area => {
    const name = nameHexOf(area);
    return {
      id: `area:${name}`,
      words: say('set-up.area-of', { hex: hexName(name) }),
      refs: [name, ...area.filter(hex => hex !== name)].map(hexRef),
      value: area,
    };
  });
  const area = yield* choose(game, seat, 'set-up.area', options, { prompt: say('set-up.area'), rule: 'SE-20.2' });
  for (const hex of area) state.hexes[hex] = openHex(seat);
  const name = nameHexOf(area);
  game.tell?.({
    words: say('set-up.settles', { seat: seatName(seat), hex: hexName(name) }),
    rule: 'SE-20.2',
    refs: [hexRef(name)],
  });
  const isLast = !state.agenda.some(
    ({ step, args }) => step === 'set-up.area' && boardOfSeat(state.options, args.seat) === board,
  );
  if (!folds || !isLast) return;
  for (const hex of areas.filter(isFree).flat()) Reflect.deleteProperty(state.hexes, hex);
}

/** The hex that stands for an area without a marked homeworld: the one with the fewest neighbours on the board. */
function representativeHex(area: readonly HexId[]): HexId {
  const [first = 'a1', ...others] = area;
  return others.reduce((best, hex) => (besideOnBoard(hex).length < besideOnBoard(best).length ? hex : best), first);
}

/** SE-20.1, SE-20.4, SE-20.5: a seat chooses a hex to add to its home. */
function* chooseExtra(game: Empires, { seat }: SetUpSteps['set-up.extra']): Rule {
  const { state } = game;
  const home = scenarioOf(state.options).homes[seat];
  if (home === undefined || home === null) return;
  const isBesideHome = (hex: HexId): boolean => besideOnBoard(hex).some(other => home.area.includes(other));
  const isStrip = home.from.every(hex => state.hexes[hex] === undefined);
  const isThird = home.from.length < BOARD_HEXES.length; // SE-20.5: any hex of the third column is allowed
  const freeHexes = home.from.filter(
    hex => isStrip || (state.hexes[hex]?.home === null && (isBesideHome(hex) || isThird)),
  );
  const { options, blocked } = offer(freeHexes, {
    id: hex => `hex:${hex}`,
    fault: () => null,
    face: hex => ({ words: say('hex', { hex: hexName(hex) }), refs: [hexRef(hex)] }),
    why: () => ({ why: say('why.taken'), rule: 'SE-20.1' }),
    value: hex => hex,
  });
  const rule = isStrip ? 'SE-20.1' : isThird ? 'SE-20.5' : 'SE-20.4';
  const hex = yield* choose(game, seat, 'set-up.extra', options, { prompt: say('set-up.extra'), rule, blocked });
  state.hexes[hex] = openHex(seat);
  seatState(state, seat).extra.push(hex);
  game.tell?.({ words: say('set-up.added', { seat: seatName(seat), hex: hexName(hex) }), rule, refs: [hexRef(hex)] });
}

/** The hexes of a seat's home territory. */
function territoryOf(state: EmpiresState, seat: Seat): HexId[] {
  return hexesIn(state).filter(hex => state.hexes[hex]?.home === seat);
}

/** SE-20.1 to SE-22.1: a seat chooses the hex of its homeworld. */
function* chooseWorld(game: Empires, { seat }: SetUpSteps['set-up.world']): Rule {
  const { state } = game;
  const { worlds = [], marked = false } = scenarioOf(state.options).homes[seat] ?? {};
  const isAnywhere = marked && state.options.worldsAnywhere; // SE-21.1: anywhere in the area, if all agreed
  const { options, blocked } = offer(
    territoryOf(state, seat).filter(hex => isAnywhere || worlds.includes(hex)),
    {
      id: hex => `hex:${hex}`,
      fault: () => null,
      face: hex => ({ words: say('hex', { hex: hexName(hex) }), refs: [hexRef(hex)] }),
      why: () => ({ why: say('why.taken'), rule: 'SE-20.1' }),
      value: hex => hex,
    },
  );
  const question = { prompt: say('set-up.world'), rule: marked ? 'SE-21.1' : 'SE-20.1', blocked, obvious: true };
  const hex = yield* choose(game, seat, 'set-up.world', options, question);
  settleWorld(game, seat, hex);
}

function settleWorld(game: Empires, seat: Seat, hex: HexId): void {
  const { state } = game;
  seatState(state, seat).world = hex;
  const value = HOMEWORLD_STEPS.at(-1) ?? 0;
  Object.assign(hexState(state, hex), {
    marker: 'homeworld',
    up: true,
    colony: { owner: seat, world: true, value, goods: [] },
  });
  game.tell?.({
    words: say('set-up.home', { seat: seatName(seat), hex: hexName(hex) }),
    rule: 'SE-19.1',
    refs: [hexRef(hex)],
  });
}

/** SE-19.1, SE-19.3: lays markers face down on all hexes and places the first units. */
function* placeAll(game: Empires): Rule {
  const { state } = game;
  for (const board of boardsOf(state.options)) if (isRandomMap(state.options, board)) layByChance(game, board);
  layHomes(game);
  for (const seat of state.seats.keys()) placeFirstUnits(game, seat);
  settleAliens(game);
  state.cycle = 1;
  state.turn = 1;
  const [first = 0] = state.order;
  if (state.solo === undefined) game.tell?.({ words: say('set-up.first', { seat: seatName(first) }), rule: 'SE-5.1' });
  yield* beat('set-up');
  game.next('turn.begin', {});
}

/** A marker that is not on a hex yet. */
interface LooseMarker {
  readonly marker: Marker;
  readonly white: boolean;
}

const homeMarkers = (): LooseMarker[] => markersOf(HOME_MARKERS).map(marker => ({ marker, white: false }));
const whiteMarkersOf = (options: MatchOptions): LooseMarker[] =>
  markersOf(whiteMarkers(options)).map(marker => ({ marker, white: true }));

/** The hexes in play on a board. */
function hexesOn(state: EmpiresState, board: BoardNumber): HexId[] {
  return hexesIn(state).filter(hex => boardOf(hex) === board);
}

function layHomes(game: Empires): void {
  const { state } = game;
  const { boards } = scenarioOf(state.options);
  for (const seat of state.seats.keys()) {
    const board = boardOfSeat(state.options, seat);
    if (isRandomMap(state.options, board)) continue;
    const markers = homeMarkers();
    if (boards[board - 1]?.colours === 2) {
      const secondSet = homeMarkers();
      secondSet.splice(
        secondSet.findIndex(({ marker }) => marker === 'planet'),
        1,
      ); // SE-20.6: a second set of home markers, with one planet less
      markers.push(...secondSet);
    }
    layMarkers(
      game,
      territoryOf(state, seat).filter(hex => hexState(state, hex).marker === null),
      markers,
    );
    if (!state.options.quickStart) continue;
    settlePlanets(state, seat);
    // Markers are known now, so nobody may take back the choice of a homeworld.
    game.reveal();
  }
  for (const board of boardsOf(state.options)) {
    if (isRandomMap(state.options, board)) continue;
    const deepHexes = hexesOn(state, board).filter(hex => hexState(state, hex).deep);
    layMarkers(game, deepHexes, whiteMarkersOf(state.options));
  }
}

/**
 * Lays shuffled markers, one on each hex; left-over white ones are set aside (SE-3.3). In an epic game all agreed warp
 * points are among the laid ones (SE-23.3).
 */
function layMarkers(game: Empires, hexes: readonly HexId[], markers: LooseMarker[]): void {
  const { state } = game;
  game.shuffle(markers);
  if (isEpic(state.options)) putWarpsLast(game, markers, hexes.length);
  for (const hex of hexes) {
    const loose = markers.pop();
    if (loose !== undefined) Object.assign(hexState(state, hex), { ...loose, up: false });
  }
  const [first] = hexes;
  if (first === undefined) return;
  state.unused[boardOf(first) - 1]?.push(...markers.filter(loose => loose.white).map(({ marker }) => marker));
}

/** Reorders markers so that all warp points are among the last `count`, which are the ones laid, and shuffles those. */
function putWarpsLast(game: Empires, markers: LooseMarker[], count: number): void {
  const isWarp = ({ marker }: LooseMarker): boolean => marker === 'warp-1' || marker === 'warp-2';
  const warpMarkers = markers.filter(isWarp);
  const otherMarkers = markers.filter(loose => !isWarp(loose));
  const laidMarkers = [
    ...otherMarkers.splice(Math.max(0, otherMarkers.length - (count - warpMarkers.length))),
    ...warpMarkers,
  ];
  game.shuffle(laidMarkers);
  markers.splice(0, markers.length, ...otherMarkers, ...laidMarkers);
}

/** SE-24.1: quick start: turns up all home markers and puts a full colony on each planet that is not barren. */
function settlePlanets(state: EmpiresState, seat: Seat): void {
  for (const hex of territoryOf(state, seat)) {
    const hexContents = hexState(state, hex);
    if (hexContents.marker !== null && !hexContents.up) noteSeen(state, hex);
    hexContents.up = true;
    if (hexContents.marker === 'planet') hexContents.colony = { owner: seat, world: false, value: 5, goods: [] };
  }
}

/** SE-21.2: mixes all markers of a random board and lets chance place the homeworlds. */
function layByChance(game: Empires, board: BoardNumber): void {
  const { state } = game;
  const worlds: HexId[] = [];
  for (const seat of state.seats.keys()) {
    if (boardOfSeat(state.options, seat) !== board) continue;
    let worldHex: HexId | undefined;
    while (worldHex === undefined) {
      const [column, row] = [game.roll(RANDOM_SIDES), game.roll(RANDOM_SIDES)];
      const hex = HEXES.find(place => place.board === board && place.column === column && place.row === row + 1)?.id;
      const isTaken = hex === undefined || worlds.some(other => other === hex || besideOnBoard(other).includes(hex));
      if (!isTaken) worldHex = hex;
    }
    worlds.push(worldHex);
    settleWorld(game, seat, worldHex);
  }
  const hexes = hexesOn(state, board);
  for (const hex of hexes) hexState(state, hex).deep = false;
  layMarkers(
    game,
    hexes.filter(hex => !worlds.includes(hex)),
    [...gather(worlds, homeMarkers), ...whiteMarkersOf(state.options)],
  );
}

function placeFirstUnits(game: Empires, seat: Seat): void {
  const { state } = game;
  const { world } = seatState(state, seat);
  if (world === null) return;
  for (const [kind, count] of STARTING_UNITS) {
    if (kind === 'colony-ship' && state.options.quickStart) continue;
    placeUnits(state, { owner: seat, kind, tech: carriedAt(kind, firstLevels()), at: world, count });
  }
}

/** SE-26.2: places a homeworld and a base for each alien empire. */
function settleAliens({ state }: Empires): void {
  for (const [number, { world, levels }] of (state.solo?.empires ?? []).entries()) {
    const owner = empireSide(number);
    hexState(state, world).colony = { owner, world: true, value: HOMEWORLD_STEPS.at(-1) ?? 0, goods: [] };
    addPiece(state, { owner, kind: 'base', count: 1, tech: carriedAt('base', levels), at: world, up: true });
  }
}
