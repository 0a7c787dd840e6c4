import { sideName } from '../../../../kernel/words/message.ts';
import type { HexId } from '../../data/hexes.ts';
import { RAIDER_FLEET, SHIP_SIZE_DICE } from '../../data/solo/alien-sheet.ts';
import type { TechnologyId } from '../../data/technologies.ts';
import { TECHNOLOGIES } from '../../data/technologies.ts';
import { MOST_IN_GROUP, UNITS } from '../../data/units.ts';
import type { UnitKind } from '../../data/units.ts';
import { nextCost } from '../../state/money.ts';
import { piecesAt, piecesOf } from '../../state/pieces.ts';
import { addPiece, removePiece } from '../../state/placing.ts';
import { carriedAt } from '../../state/carried.ts';
import { restOfFleet, fullCarriers, largestShip, priceOfUnits } from '../../state/solo/alien-fleets.ts';
import type { Composition } from '../../state/solo/alien-fleets.ts';
import { empireSide, limitsOf, shownLevel } from '../../state/solo/empires.ts';
import type { Empires, EmpiresState, Piece } from '../../state/state.ts';
import type { AlienEmpire } from '../../state/solo/powers.ts';
import { fleetWords, hexName, hexRef, levelWords, say } from '../../text/say.ts';

const DIE = 10;

/** The alien empire with this number, from 0. Throws `RangeError` if there is none. */
export function alienEmpire(state: EmpiresState, empireIndex: number): AlienEmpire {
  const empire = state.solo?.empires[empireIndex];
  if (empire === undefined) throw new RangeError(`there is no alien empire ${empireIndex}`);
  return empire;
}

// The functions below buy technology (SE-26.6).

/** The price of an empire's next level of a technology; `null` if there is none that it uses. */
function levelPrice(state: EmpiresState, empire: AlienEmpire, id: TechnologyId): number | null {
  const { set } = TECHNOLOGIES[id];
  if (set !== undefined && !state.options.sets.includes(set)) return null;
  return nextCost(state.options, id, empire.levels[id]);
}

function canBuy(state: EmpiresState, empire: AlienEmpire, id: TechnologyId): boolean {
  const price = levelPrice(state, empire, id);
  return price !== null && price <= empire.tech;
}

/**
 * Buys the next level of a technology if the empire's bank can pay. All ships of the empire carry it at once (SE-26.6).
 * Returns whether it was bought.
 */
export function buyLevel(game: Empires, empireIndex: number, id: TechnologyId): boolean {
  const { state } = game;
  const empire = alienEmpire(state, empireIndex);
  const price = levelPrice(state, empire, id);
  if (price === null || price > empire.tech) return false;
  empire.tech -= price;
  empire.levels[id] += 1;
  for (const piece of piecesOf(state, empireSide(empireIndex))) piece.tech = carriedAt(piece.kind, empire.levels);
  game.tell?.({
    words: say('empire.bought', {
      side: sideName(empireSide(empireIndex)),
      level: levelWords(id, empire.levels[id]),
      price,
      left: empire.tech,
    }),
    rule: 'SE-26.6',
  });
  return true;
}

/** The reason for which an empire buys technology. */
interface Occasion {
  readonly raiders: boolean;
  /** Whether the empire's homeworld is attacked, so that a roll for Mine Sweep is repeated (SE-26.10). */
  readonly home: boolean;
}

/**
 * SE-26.6: spends as much of an empire's technology bank as possible, in the order of the seven steps. Returns whether
 * Cloaking has just been bought.
 */
export function buyTechnology(game: Empires, empireIndex: number, { raiders, home }: Occasion): boolean {
  const { state } = game;
  const empire = alienEmpire(state, empireIndex);
  const { levels } = empire;
  const cloakingBefore = levels.cloaking;
  const levelShown = (id: TechnologyId): number => shownLevel(state, id);
  const buyByChance = (id: TechnologyId, upTo: number): void => {
    if (!canBuy(state, empire, id)) return;
    const die = game.roll(DIE) + 1;
    const buysNow = die <= upTo;
    game.tell?.({
      words: say(buysNow ? 'empire.wants' : 'empire.wants-not', {
        side: sideName(empireSide(empireIndex)),
        level: levelWords(id, levels[id] + 1),
        die,
        needed: upTo,
      }),
      rule: 'SE-26.6',
    });
    if (buysNow) buyLevel(game, empireIndex, id);
  };
  if (levelShown('fighters') > 0 && levels['point-defence'] === 0) buyLevel(game, empireIndex, 'point-defence');
  if (levelShown('mines') > 0 && levels['mine-sweep'] === 0) buyLevel(game, empireIndex, 'mine-sweep');
  if (levelShown('cloaking') > levels.scanners && canBuy(state, empire, 'scanners'))
    buyScanners(game, empireIndex, levelShown('cloaking'));
  const sizeDie = SHIP_SIZE_DICE[levels['ship-size'] - 1];
  if (sizeDie !== undefined) buyByChance('ship-size', sizeDie);
  if (levels.fighters > 0 && levelShown('point-defence') === 0) buyByChance('fighters', 6);
  if (raiders && levels.cloaking === 1) buyByChance('cloaking', 6);
  buyFromTable(game, empireIndex, home);
  return levels.cloaking > cloakingBefore;
}

/**
 * SE-26.6 (3): with a die of 1 to 4 an empire buys scanners up to the level that detects the player's Raiders, or as
 * far as it can pay.
 */
function buyScanners(game: Empires, empireIndex: number, needed: number): void {
  const empire = alienEmpire(game.state, empireIndex);
  const die = game.roll(DIE) + 1;
  const buysNow = die <= 4;
  game.tell?.({
    words: say(buysNow ? 'empire.wants' : 'empire.wants-not', {
      side: sideName(empireSide(empireIndex)),
      level: levelWords('scanners', needed),
      die,
      needed: 4,
    }),
    rule: 'SE-26.6',
  });
  while (buysNow && empire.levels.scanners < needed && buyLevel(game, empireIndex, 'scanners'));
}

const TECHNOLOGY_TABLE: readonly TechnologyId[] = [
  'attack',
  'attack',
  'defence',
  'defence',
  'tactics',
  'cloaking',
  'scanners',
  'fighters',
  'point-defence',
  'mine-sweep',
];

/** The technology that a die on the table buys (SE-26.6, 7); `null` if the die must be rolled again. */
export function technologyForDie(
  state: EmpiresState,
  empire: AlienEmpire,
  die: number,
  home: boolean,
): TechnologyId | null {
  const id = TECHNOLOGY_TABLE[die - 1] ?? 'attack';
  if (id === 'tactics' && empire.levels.attack < 2 && empire.levels.defence < 2) {
    if (canBuy(state, empire, 'attack')) return 'attack';
    return canBuy(state, empire, 'defence') ? 'defence' : null;
  }
  if (id === 'cloaking' && shownLevel(state, 'scanners') >= 2) return null;
  if (id === 'mine-sweep' && home) return null;
  return canBuy(state, empire, id) ? id : null;
}

/** SE-26.6 (7): rolls on the table until the empire can't buy anything of it. */
function buyFromTable(game: Empires, empireIndex: number, home: boolean): void {
  const { state } = game;
  const empire = alienEmpire(state, empireIndex);
  const diceFaces = Array.from({ length: DIE }, (_, at) => at + 1);
  while (diceFaces.some(face => technologyForDie(state, empire, face, home) !== null)) {
    const die = game.roll(DIE) + 1;
    const id = technologyForDie(state, empire, die, home);
    const side = sideName(empireSide(empireIndex));
    const words =
      id === null
        ? say('empire.roll.table-again', { side, die })
        : say('empire.roll.table', { side, die, level: levelWords(id, empire.levels[id] + 1) });
    game.tell?.({ words, rule: 'SE-26.6' });
    if (id !== null) buyLevel(game, empireIndex, id);
  }
}

// The functions below build fleets (SE-26.7).

/** Places units of an empire face up on the map, each type under counters of its own, up to six units each. */
export function placeAliens(game: Empires, empireIndex: number, hex: HexId, kinds: readonly UnitKind[]): Piece[] {
  const { state } = game;
  const { levels } = alienEmpire(state, empireIndex);
  const placedPieces: Piece[] = [];
  for (const kind of new Set(kinds)) {
    let unitsLeft = kinds.filter(one => one === kind).length;
    while (unitsLeft > 0) {
      const count = Math.min(unitsLeft, MOST_IN_GROUP);
      placedPieces.push(
        addPiece(state, {
          owner: empireSide(empireIndex),
          kind,
          tech: carriedAt(kind, levels),
          at: hex,
          count,
          up: true,
        }),
      );
      unitsLeft -= count;
    }
  }
  return placedPieces;
}

/** SE-26.7: builds the ships of a fleet with this many CP; the rest goes back to the fleet bank. */
export function buildFleet(game: Empires, empireIndex: number, hex: HexId, cp: number, cloakingIsNew: boolean): void {
  const { state } = game;
  const empire = alienEmpire(state, empireIndex);
  const side = empireSide(empireIndex);
  const ships = shipsFor(game, empireIndex, cp, cloakingIsNew);
  const cpLeft = cp - priceOfUnits(ships);
  empire.fleet += cpLeft;
  const placedPieces = placeAliens(game, empireIndex, hex, ships);
  game.tell?.({
    words: say(placedPieces.length === 0 ? 'empire.built-nothing' : 'empire.built', {
      side: sideName(side),
      units: fleetWords(placedPieces),
      hex: hexName(hex),
      cp,
      left: cpLeft,
    }),
    rule: 'SE-26.7',
    refs: [hexRef(hex)],
  });
}

/** How much is subtracted from the die for the composition after the human player has used Fighters (SE-26.7). */
const WARY_MODIFIER = 2;

function shipsFor(game: Empires, empireIndex: number, cp: number, cloakingIsNew: boolean): UnitKind[] {
  const { state } = game;
  const empire = alienEmpire(state, empireIndex);
  const { levels } = empire;
  const limits = limitsOf(state, empireSide(empireIndex));
  const roll = (what: 'carriers' | 'composition' | 'composition-wary'): number => {
    const die = game.roll(DIE) + 1;
    game.tell?.({
      words: say(`empire.roll.${what}`, { side: sideName(empireSide(empireIndex)), die }),
      rule: 'SE-26.7',
    });
    return die;
  };
  const ships: UnitKind[] = [];
  const shownDefence = shownLevel(state, 'point-defence') > 0;
  if (levels.fighters > 0 && (!shownDefence || roll('carriers') <= 4)) ships.push(...fullCarriers(cp, limits));
  const carriers = ships.length > 0;
  const cpLeft = (): number => cp - priceOfUnits(ships);
  const isUnseen = shownLevel(state, 'scanners') < levels.cloaking;
  if (!carriers && cloakingIsNew && isUnseen && cp >= RAIDER_FLEET) return raidersFor(cp, limits);
  const firstShip = largestShip(cpLeft(), levels, limits, ships);
  if (firstShip === null) return ships;
  ships.push(firstShip);
  const findsRaiders = levels.scanners > 0 && levels.scanners >= shownLevel(state, 'cloaking');
  if (findsRaiders && firstShip !== 'destroyer' && levels['ship-size'] >= 2 && cpLeft() >= UNITS.destroyer.cost)
    ships.push('destroyer');
  if (cpLeft() < UNITS.scout.cost) return ships;
  const isWary = shownLevel(state, 'fighters') > 0 && levels['point-defence'] > 0;
  const result = isWary ? Math.max(1, roll('composition-wary') - WARY_MODIFIER) : roll('composition');
  if (isWary && result > 3 && !carriers && cpLeft() >= 2 * UNITS.scout.cost) ships.push('scout', 'scout');
  return [...ships, ...restOfFleet(compositionFor(result), cpLeft(), levels, limits, ships)];
}

/** The kind of composition for the rest of a fleet, by a die (SE-26.7). */
export function compositionFor(die: number): Composition {
  if (die <= 3) return 'largest-fleet';
  return die <= 6 ? 'balanced' : 'largest-ships';
}

/** As many Raiders as CP and free counters allow. */
export function raidersFor(cp: number, limits: Partial<Record<UnitKind, number>>): UnitKind[] {
  const count = Math.min(Math.floor(cp / UNITS.raider.cost), limits.raider ?? Infinity);
  return Array.from({ length: count }, () => 'raider');
}

/**
 * SE-26.6, SE-26.7: prepares an empire's units in a hex for a fight: buys technology once, then ships for counters
 * without any.
 */
export function prepareToFight(game: Empires, empireIndex: number, hex: HexId): void {
  const { state } = game;
  const empire = alienEmpire(state, empireIndex);
  const hexPieces = piecesAt(state, hex, empireSide(empireIndex));
  const freshRaiders = hexPieces.filter(({ handle }) => empire.fresh.includes(handle));
  const unbuiltFleets = empire.unbuilt.filter(({ handle }) => hexPieces.some(piece => piece.handle === handle));
  if (freshRaiders.length === 0 && unbuiltFleets.length === 0) return;
  empire.fresh = empire.fresh.filter(handle => !freshRaiders.some(piece => piece.handle === handle));
  const isCloakingNew = buyTechnology(game, empireIndex, { raiders: freshRaiders.length > 0, home: false });
  turnIntoShips(game, empireIndex, hex, unbuiltFleets, isCloakingNew);
}

/** Replaces counters without ships by ships. */
export function turnIntoShips(
  game: Empires,
  empireIndex: number,
  hex: HexId,
  unbuiltFleets: readonly { readonly handle: number; readonly cp: number }[],
  cloakingIsNew: boolean,
): void {
  const { state } = game;
  const empire = alienEmpire(state, empireIndex);
  for (const { handle, cp } of unbuiltFleets) {
    const piece = state.pieces.find(one => one.handle === handle);
    empire.unbuilt = empire.unbuilt.filter(one => one.handle !== handle);
    if (piece === undefined) continue;
    removePiece(state, piece);
    buildFleet(game, empireIndex, hex, cp, cloakingIsNew);
  }
}
