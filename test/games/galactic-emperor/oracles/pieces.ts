import { CENTRE, SPACE_IDS } from '../../../../src/games/galactic-emperor/data/spaces.ts';
import { HOME_TILES, TILE_IDS } from '../../../../src/games/galactic-emperor/data/tiles.ts';
import { MOST_ENERGY, MOST_FOOD, MOST_METAL } from '../../../../src/games/galactic-emperor/data/set-up.ts';
import { SHIP_KINDS } from '../../../../src/games/galactic-emperor/data/ships.ts';
import { TECHNOLOGY_IDS } from '../../../../src/games/galactic-emperor/data/technologies.ts';
import { faceAt, hasPlanet, homeSeat, isSun } from '../../../../src/games/galactic-emperor/state/board.ts';
import {
  seatsWithShips,
  shipReserve,
  tokenReserve,
  unmovedShipsAt,
} from '../../../../src/games/galactic-emperor/state/pieces.ts';
import type { EmperorState } from '../../../../src/games/galactic-emperor/state/state.ts';

/** Throws unless every piece is where it can be, and as many as there are (GE-1). */
export function checkPieces(state: EmperorState): void {
  checkTiles(state);
  checkBoard(state);
  checkMoved(state);
  state.seats.forEach(({ metal, energy, marks, technologies }, seat) => {
    must(`the Storage of seat ${seat}`, metal >= 0 && metal <= MOST_METAL && energy >= 0 && energy <= MOST_ENERGY);
    must(`the marks of seat ${seat}`, marks >= 0);
    for (const kind of SHIP_KINDS) must(`${kind}s of seat ${seat}`, shipReserve(state, seat, kind) >= 0);
    must(`the tokens of seat ${seat}`, tokenReserve(state, seat) >= 0);
    must(`technologies of seat ${seat}`, new Set(technologies).size === technologies.length);
  });
  const owned = state.seats.flatMap(({ technologies }) => technologies);
  must('a technology is there twice', new Set([...owned, ...state.gone]).size === owned.length + state.gone.length);
  must('there are twelve technologies', owned.length + state.gone.length <= TECHNOLOGY_IDS.length);
  must('points that were paid', state.seats.reduce((sum, { points }) => sum + points, 0) === state.paid);
}

function checkTiles(state: EmperorState): void {
  const found = [...Object.values(state.tiles), ...state.row, ...state.stack];
  must('a tile is there twice', new Set(found).size === found.length);
  const centre = state.tiles[CENTRE];
  must('Omega or the Black Hole is in the centre', centre === 'omega' || centre === 'black-hole');
  // Omega leaves the game when the Black Hole comes.
  const missing = TILE_IDS.filter(tile => !found.includes(tile) && tile !== 'omega');
  must(`${missing.join()} is missing`, missing.length === 0);
  for (const tile of HOME_TILES.slice(0, state.seats.length)) {
    must(`${tile} lies on the board`, Object.values(state.tiles).includes(tile));
  }
}

function checkBoard(state: EmperorState): void {
  for (const space of SPACE_IDS) {
    const control = state.sectors[space];
    if (control !== undefined) {
      must(`a token on ${space}, which has no planet`, hasPlanet(state, space));
      must(`a token on the home ${space}`, homeSeat(state, space) === null);
      must(`a token of who has given up on ${space}`, state.seats[control.seat]?.out === false);
    }
    const food = state.food[space] ?? 0;
    must(`${food} cubes on ${space}`, food <= MOST_FOOD);
    const face = faceAt(state, space);
    must(`food on ${space}, which makes nothing of it`, food === 0 || (face !== null && face.metal + face.energy > 0));
    const here = seatsWithShips(state, space);
    const isMoving = state.turn?.role === 'warlord';
    must(`ships of two seats on ${space}`, here.length < 2 || isMoving || hasPlanet(state, space)); // GE-10.9
    const home = homeSeat(state, space);
    must(`ships in the home ${space} of somebody else`, home === null || here.every(seat => seat === home));
    must(
      `ships on ${space}, which has always been a Sun`,
      space !== CENTRE || !isSun(state, space) || here.length === 0,
    );
  }
}

/** In a Warlord turn no more ships have moved to a space than stand there, whatever battles were fought meanwhile. */
function checkMoved(state: EmperorState): void {
  const { turn } = state;
  if (turn?.role !== 'warlord') return;
  for (const space of SPACE_IDS) {
    const unmoved = unmovedShipsAt(state, turn.seat, space);
    must(
      `more ships have moved to ${space} than are there`,
      SHIP_KINDS.every(kind => unmoved[kind] >= 0),
    );
  }
}

function must(what: string, holds: boolean): void {
  if (!holds) throw new Error(what);
}
