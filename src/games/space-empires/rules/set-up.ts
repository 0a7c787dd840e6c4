import { offer } from '../../../kernel/match/offer.ts';
import { beat, choose } from '../../../kernel/match/rule.ts';
import type { Rule } from '../../../kernel/match/rule.ts';
import type { Seat } from '../../../kernel/words/message.ts';
import { besideOnBoard, HEX_IDS } from '../data/hexes.ts';
import type { HexId } from '../data/hexes.ts';
import { deepMarkers, HOME_MARKERS, markersOf } from '../data/markers.ts';
import type { Marker } from '../data/markers.ts';
import { isRandom, SCENARIOS } from '../data/scenarios.ts';
import { HOMEWORLD_STEPS, STARTING_UNITS } from '../data/units.ts';
import { hexesIn, hexState } from '../state/board.ts';
import { firstLevels, openHex } from '../state/new-state.ts';
import { carriedAt, placeUnits } from '../state/pieces.ts';
import { seatState } from '../state/seats.ts';
import { noteSeen } from './markers.ts';
import type { ChapterRules, Empires, EmpiresState } from '../state/state.ts';
import type { SetUpSteps } from '../state/steps.ts';
import { hexName, hexRef, say, seatName } from '../text/say.ts';

/** SE-19.1 to SE-19.3, SE-20 to SE-22: homes, markers and first units. */
export const setUpSteps: ChapterRules<SetUpSteps> = {
  'set-up.extra': chooseExtra,
  'set-up.world': chooseWorld,
  'set-up.place': place,
};

/** The places of `2 × 13` on a random map (SE-21.2). */
const RANDOM_SIDES = 13;

/** SE-20.1, SE-20.4, SE-20.5: a hex that a seat adds to its home. */
function* chooseExtra(game: Empires, { seat }: SetUpSteps['set-up.extra']): Rule {
  const { state } = game;
  const home = SCENARIOS[state.options.scenario].homes[seat];
  if (home === undefined) return;
  const beside = (hex: HexId): boolean => besideOnBoard(hex).some(other => home.area.includes(other));
  const isStrip = home.from.every(hex => state.hexes[hex] === undefined);
  const free = home.from.filter(hex => isStrip || (state.hexes[hex]?.home === null && (beside(hex) || home.from.length < HEX_IDS.length))); // prettier-ignore
  const { options, blocked } = offer(free, {
    id: hex => `hex:${hex}`,
    fault: () => null,
    face: hex => ({ words: say('hex', { hex: hexName(hex) }), refs: [hexRef(hex)] }),
    why: () => ({ why: say('why.taken'), rule: 'SE-20.1' }),
    value: hex => hex,
  });
  const rule = isStrip ? 'SE-20.1' : state.options.scenario === '2p-dare' ? 'SE-20.5' : 'SE-20.4';
  const hex = yield* choose(game, seat, 'set-up.extra', options, { prompt: say('set-up.extra'), rule, blocked });
  state.hexes[hex] = openHex(seat);
  seatState(state, seat).extra.push(hex);
  game.tell({ words: say('set-up.added', { seat: seatName(seat), hex: hexName(hex) }), rule, refs: [hexRef(hex)] });
}

/** The hexes of a seat's home. */
function territoryOf(state: EmpiresState, seat: Seat): HexId[] {
  return hexesIn(state).filter(hex => state.hexes[hex]?.home === seat);
}

/** SE-20.1 to SE-22.1: where the homeworld lies. */
function* chooseWorld(game: Empires, { seat }: SetUpSteps['set-up.world']): Rule {
  const { state } = game;
  const worlds = SCENARIOS[state.options.scenario].homes[seat]?.worlds ?? [];
  const { options, blocked } = offer(
    territoryOf(state, seat).filter(hex => worlds.includes(hex)),
    {
      id: hex => `hex:${hex}`,
      fault: () => null,
      face: hex => ({ words: say('hex', { hex: hexName(hex) }), refs: [hexRef(hex)] }),
      why: () => ({ why: say('why.taken'), rule: 'SE-20.1' }),
      value: hex => hex,
    },
  );
  const about = { prompt: say('set-up.world'), rule: 'SE-20.1', blocked, obvious: true };
  const hex = yield* choose(game, seat, 'set-up.world', options, about);
  settleWorld(game, seat, hex);
}

function settleWorld(game: Empires, seat: Seat, hex: HexId): void {
  const { state } = game;
  seatState(state, seat).world = hex;
  const value = HOMEWORLD_STEPS.at(-1) ?? 0;
  Object.assign(hexState(state, hex), { marker: 'homeworld', up: true, colony: { owner: seat, world: true, value, goods: [] } }); // prettier-ignore
  game.tell({
    words: say('set-up.home', { seat: seatName(seat), hex: hexName(hex) }),
    rule: 'SE-19.1',
    refs: [hexRef(hex)],
  });
}

/** SE-19.1, SE-19.3: markers face down on all hexes, and the first units. */
function* place(game: Empires): Rule {
  const { state } = game;
  if (isRandom(state.options.scenario)) layByChance(game);
  else layHomes(game);
  for (const seat of state.seats.keys()) firstUnits(game, seat);
  state.cycle = 1;
  state.turn = 1;
  const [first = 0] = state.order;
  game.tell({ words: say('set-up.first', { seat: seatName(first) }), rule: 'SE-5.1' });
  yield* beat('set-up');
  game.next('turn.begin', {});
}

/** A marker before it is laid. */
interface Loose {
  readonly marker: Marker;
  readonly white: boolean;
}

const coloured = (): Loose[] => markersOf(HOME_MARKERS).map(marker => ({ marker, white: false }));
const white = ({ options }: EmpiresState): Loose[] => markersOf(deepMarkers(options.machines)).map(marker => ({ marker, white: true })); // prettier-ignore

function layHomes(game: Empires): void {
  const { state } = game;
  const { doubled } = SCENARIOS[state.options.scenario];
  for (const seat of state.seats.keys()) {
    const markers = coloured();
    if (doubled) {
      const second = coloured();
      second.splice(
        second.findIndex(({ marker }) => marker === 'planet'),
        1,
      ); // SE-20.6
      markers.push(...second);
    }
    lay(
      game,
      territoryOf(state, seat).filter(hex => hexState(state, hex).marker === null),
      markers,
    );
    if (!state.options.quickStart) continue;
    settlePlanets(state, seat);
    // What lies where has come to light: nobody takes the choice of a homeworld back after that.
    game.reveal();
  }
  lay(
    game,
    hexesIn(state).filter(hex => hexState(state, hex).deep),
    white(state),
  );
}

/** Lays shuffled markers, one a hex; white ones that are left over stay aside (SE-3.3). */
function lay(game: Empires, hexes: readonly HexId[], markers: Loose[]): void {
  const { state } = game;
  game.shuffle(markers);
  for (const hex of hexes) {
    const loose = markers.pop();
    if (loose !== undefined) Object.assign(hexState(state, hex), { ...loose, up: false });
  }
  state.unused.push(...markers.filter(loose => loose.white).map(({ marker }) => marker));
}

/** SE-24.1: all home markers face up, and a whole colony on each planet that is not barren. */
function settlePlanets(state: EmpiresState, seat: Seat): void {
  for (const hex of territoryOf(state, seat)) {
    const found = hexState(state, hex);
    if (found.marker !== null && !found.up) noteSeen(state, found);
    found.up = true;
    if (found.marker === 'planet') found.colony = { owner: seat, world: false, value: 5, goods: [] };
  }
}

/** SE-21.2: all markers are mixed, and homeworlds lie where chance puts them. */
function layByChance(game: Empires): void {
  const { state } = game;
  const worlds: HexId[] = [];
  for (const seat of state.seats.keys()) {
    let world: HexId | undefined;
    while (world === undefined) {
      const [column, row] = [game.roll(RANDOM_SIDES), game.roll(RANDOM_SIDES)];
      const hex = HEX_IDS.find(id => id === `${'abcdefghijkl'.charAt(column)}${row + 1}`);
      const taken = hex === undefined || worlds.some(other => other === hex || besideOnBoard(other).includes(hex));
      if (!taken) world = hex;
    }
    worlds.push(world);
    settleWorld(game, seat, world);
  }
  for (const hex of hexesIn(state)) hexState(state, hex).deep = false;
  lay(
    game,
    hexesIn(state).filter(hex => !worlds.includes(hex)),
    [...state.seats.flatMap(coloured), ...white(state)],
  );
}

function firstUnits(game: Empires, seat: Seat): void {
  const { state } = game;
  const { world } = seatState(state, seat);
  if (world === null) return;
  for (const [kind, count] of STARTING_UNITS) {
    if (kind === 'colony-ship' && state.options.quickStart) continue;
    placeUnits(state, { owner: seat, kind, tech: carriedAt(kind, firstLevels()), at: world, count });
  }
}
