import { beat } from '../../../kernel/match/rule.ts';
import type { Rule } from '../../../kernel/match/rule.ts';
import type { Seat } from '../../../kernel/words/message.ts';
import type { TokenSide } from '../data/ships.ts';
import { SPACE_IDS } from '../data/spaces.ts';
import type { SpaceId } from '../data/spaces.ts';
import { controllerOf, planetsOf, starbasesOf } from '../state/board.ts';
import { influenceOn, throneFor, winnerOf } from '../state/influence.ts';
import { shipsAt, sizeOf } from '../state/pieces.ts';
import { inOrderFrom, seatsIn } from '../state/seats.ts';
import type { SectorControl, Emperor, EmperorState, InfluenceSpot } from '../state/state.ts';
import type { RegentSteps } from '../state/steps.ts';
import { say, spaceName, spaceRefs, tokenName } from '../text/say.ts';
import { departShips } from './departures.ts';
import { payPoints } from './points.ts';

/**
 * GE-10.6 to GE-10.9: resolves all influence: the sectors, the Throne, then departures in turn order from the chooser
 * (GE-10.12).
 */
export function* resolveInfluence(game: Emperor): Rule {
  const { state } = game;
  const { regent, role } = state;
  if (regent === null) return;
  state.turn = null;
  const sectorsBefore = copyOfSectors(state);
  const basesBefore = state.seats.map((_, seat) => starbasesOf(state, seat));
  for (const space of SPACE_IDS) if (regent.placed[space] !== undefined) resolveSector(game, space);
  resolveThrone(game);
  state.regent = null;
  yield* beat('influence');
  for (const seat of inOrderFrom(state, role?.chooser ?? 0)) {
    // GE-10.9: docks that existed before and still do.
    const bases = starbasesOf(state, seat).filter(space => basesBefore[seat]?.includes(space) === true);
    for (const space of spacesToLeave(state, sectorsBefore, seat))
      game.next('regent.depart', { seat, space, bases: [...bases] });
  }
  game.next('regent.score', {});
}

function copyOfSectors({ sectors }: EmperorState): Partial<Record<SpaceId, SectorControl>> {
  const sectorsCopy: Partial<Record<SpaceId, SectorControl>> = {};
  for (const space of SPACE_IDS) {
    const control = sectors[space];
    if (control !== undefined) sectorsCopy[space] = { ...control };
  }
  return sectorsCopy;
}

/** GE-10.6, GE-10.7: resolves the influence on a sector. */
function resolveSector(game: Emperor, space: SpaceId): void {
  const { state } = game;
  const influenceTotals = influenceOn(state, space);
  const winner = winnerOf(influenceTotals);
  const previousControl = state.sectors[space];
  returnTokens(state, space);
  Reflect.deleteProperty(state.sectors, space);
  const spaceText = spaceName(state, space);
  const refs = spaceRefs(state, space);
  if (winner === null) {
    game.tell?.({
      words: say('influence.nobody', { space: spaceText, ...loserParam(previousControl, null) }),
      rule: 'GE-10.6',
      refs,
    });
    return;
  }
  const side = winner.left > 1 ? 'starbase' : 'empire';
  state.sectors[space] = { seat: winner.seat, side };
  game.tell?.({
    words: say(`influence.${controlChange(previousControl, winner.seat, side)}`, {
      seat: { seat: winner.seat },
      space: spaceText,
      count: winner.left,
      token: tokenName(side),
      ...loserParam(previousControl, winner.seat),
    }),
    rule: 'GE-10.7',
    refs,
  });
}

/** The seat that has lost a sector to `winningSeat` or to nobody; an empty object if none has. */
function loserParam(
  previousControl: SectorControl | undefined,
  winningSeat: Seat | null,
): { readonly loser?: { readonly seat: Seat } } {
  return previousControl === undefined || previousControl.seat === winningSeat
    ? {}
    : { loser: { seat: previousControl.seat } };
}

/** How influence has changed a sector for the seat that still has influence there. */
function controlChange(
  previousControl: SectorControl | undefined,
  seat: Seat,
  side: TokenSide,
): 'won' | 'kept' | 'raised' | 'lowered' {
  if (previousControl?.seat !== seat) return 'won';
  if (previousControl.side === side) return 'kept';
  return side === 'starbase' ? 'raised' : 'lowered';
}

/** Returns the tokens on a spot to their owners' reserves. */
function returnTokens({ regent }: EmperorState, spot: InfluenceSpot): void {
  if (regent !== null) Reflect.deleteProperty(regent.placed, spot);
}

/** GE-10.8: gives the Throne to the winner of its influence; without a winner, to the chooser. */
function resolveThrone(game: Emperor): void {
  const { state } = game;
  const { seat, wins } = throneFor(state, influenceOn(state, 'throne'));
  returnTokens(state, 'throne');
  state.throne = seat;
  game.tell?.({
    words: say(wins ? 'influence.throne' : 'influence.throne-chooser', { seat: { seat } }),
    rule: 'GE-10.8',
  });
}

/** GE-10.9: the spaces that a seat's ships must leave, because it has lost control of them. */
function spacesToLeave(
  state: EmperorState,
  sectorsBefore: Partial<Record<SpaceId, SectorControl>>,
  seat: Seat,
): readonly SpaceId[] {
  return SPACE_IDS.filter(
    space =>
      sectorsBefore[space]?.seat === seat &&
      sizeOf(shipsAt(state, seat, space)) > 0 &&
      controllerOf(state, space) !== seat,
  );
}

/** Carries out the departure of a seat's ships from a space (GE-10.9). */
export function* shipsDepart(game: Emperor, { seat, space, bases }: RegentSteps['regent.depart']): Rule {
  yield* departShips(game, seat, space, bases);
}

/** GE-10.10: pays a point for each planet, the home included. */
export function* scorePlanets(game: Emperor): Rule {
  const { state } = game;
  for (const seat of seatsIn(state)) payPoints(game, seat, planetsOf(state, seat), 'planets', 'GE-10.10');
  yield* beat('points');
}
