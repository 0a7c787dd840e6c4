import { beat, choose } from '../../../kernel/match/rule.ts';
import type { Rule } from '../../../kernel/match/rule.ts';
import type { Message, Seat, Side } from '../../../kernel/words/message.ts';
import { boardOf } from '../data/hexes.ts';
import type { HexId } from '../data/hexes.ts';
import { isEpic, isRandomMap } from '../data/scenarios.ts';
import { TECHNOLOGY_IDS } from '../data/technologies.ts';
import type { TechnologyId } from '../data/technologies.ts';
import { coloniesOf, hexState } from '../state/board.ts';
import { worthOf } from '../state/money.ts';
import { isCombatCapable, piecesOf } from '../state/pieces.ts';
import { removePiece } from '../state/placing.ts';
import {
  answererFor,
  areAllies,
  EMPIRE_SIDES,
  fightTogether,
  MACHINES_SIDE,
  seatsIn,
  seatState,
  teamOf,
  teamsIn,
} from '../state/seats.ts';
import type { ChapterRules, Colony, Empires, EmpiresState } from '../state/state.ts';
import type { VictorySteps } from '../state/steps.ts';
import { hexName, levelWords, say, seatName, sideWords, technologyName } from '../text/say.ts';

/** The steps of conquest and of giving up (SE-19.4 to SE-19.7). */
export const victorySteps: ChapterRules<VictorySteps> = {
  'victory.conquest': chooseConquestLevels,
  'concession.give-up': giveUp,
};

/** The colony points that win a short game (SE-19.6). */
const POINTS_TO_WIN = 3;
/** The CP and the technology levels that a conquest brings in a long game (SE-19.7). */
const CONQUEST_CP = 30;
const CONQUEST_LEVELS = 2;

/** A colony that belongs to a seat, not to a power. */
type SeatColony = Colony & { readonly owner: Seat };

/** The colony points of a seat: lasting ones, and those for colonies that it holds (SE-19.6). */
export function pointsOf(state: EmpiresState, seat: Seat): number {
  const { points, held } = seatState(state, seat);
  return points + held.length;
}

/** SE-9.4, SE-19, SE-29.11: carries out what follows when a seat's shot has destroyed a colony. */
export function colonyDestroyed(
  game: Empires,
  { hex, colony, by }: { readonly hex: HexId; readonly colony: SeatColony; readonly by: Seat },
): void {
  const { state } = game;
  loseHeldPoint(state, hex, colony.owner);
  const { victory } = state.options;
  if (colony.world) {
    if (state.seats.length === 2 || victory !== 'long') endForTeam(game, by, { key: 'homeworld', loser: colony.owner });
    hexState(state, hex).marker = 'planet';
    eliminate(game, colony.owner);
    if (teamsIn(state).length === 1) endForTeam(game, by, { key: 'last' });
    rewardConquest(game, by, colony.owner);
    return;
  }
  if (victory !== 'short') return;
  seatState(state, by).points += 1; // SE-19.6.1: a lasting point for a colony
  game.tell?.({ words: say('points.destroyed', { seat: seatName(by), hex: hexName(hex) }), rule: 'SE-19.6.1' });
  if (pointsOfTeam(state, by) >= POINTS_TO_WIN) endForTeam(game, by, { key: 'points' });
}

/**
 * SE-19.7, SE-23.4: gives a seat its gains from a conquest. A seat alone against two partners gets nothing (SE-21.3).
 */
function rewardConquest(game: Empires, conqueror: Seat, loser: Seat): void {
  const { state } = game;
  if (state.options.scenario === '3p-team') return;
  const conquerorSeat = seatState(state, conqueror);
  conquerorSeat.bonus += CONQUEST_CP;
  game.tell?.({ words: say('conquest.bonus', { seat: seatName(conqueror), cp: CONQUEST_CP }), rule: 'SE-19.7' });
  if (isEpic(state.options)) {
    conquerorSeat.sets += seatState(state, loser).sets;
    game.tell?.({
      words: say('conquest.counters', { seat: seatName(conqueror), loser: seatName(loser) }),
      rule: 'SE-23.4',
    });
  }
  game.next('victory.conquest', { seat: conqueror, loser, left: CONQUEST_LEVELS });
}

/** The colony points of a seat and its partners together, who win together (SE-22.2). */
export function pointsOfTeam(state: EmpiresState, seat: Seat): number {
  return teamOf(state, seat).reduce((sum, other) => sum + pointsOf(state, other), 0);
}

/** Ends the match for a seat and its partners, who win together. */
function endForTeam(
  game: Empires,
  seat: Seat,
  { key, loser }: { readonly key: 'homeworld' | 'points' | 'last'; readonly loser?: Seat },
): never {
  const team = teamOf(game.state, seat);
  const loserParams = loser === undefined ? {} : { loser: seatName(loser) };
  const [only, ...others] = team;
  if (only !== undefined && others.length === 0)
    endMatch(game, team, say(`victory.${key}`, { ...loserParams, seat: seatName(only) }));
  const seats = say('list', { parts: team.map(winner => sideWords(winner)) });
  endMatch(game, team, say(`victory.team-${key}`, { ...loserParams, seats }));
}

/**
 * SE-18.3.5, G-50: a colony is destroyed without a shot, so that nobody scores. A seat that loses its homeworld is out
 * (SE-19.7).
 */
export function colonyLost(game: Empires, hex: HexId, { owner, world }: Colony): void {
  const { state } = game;
  if (typeof owner !== 'number') return;
  loseHeldPoint(state, hex, owner);
  if (!world) return;
  eliminate(game, owner);
  const [last, ...others] = teamsIn(state);
  if (last !== undefined && others.length === 0) endForTeam(game, last, { key: 'last' });
}

/** SE-19.6.2: a seat loses the point for a colony that is destroyed or has fallen below 5. */
export function loseHeldPoint(state: EmpiresState, hex: HexId, owner: Side): void {
  if (typeof owner !== 'number') return;
  const seat = seatState(state, owner);
  seat.held = seat.held.filter(other => other !== hex);
}

/** SE-19.7: removes all units and colonies of a seat from the map; the seat is out. */
function eliminate(game: Empires, seat: Seat): void {
  const { state } = game;
  seatState(state, seat).out = true;
  for (const piece of piecesOf(state, seat)) removePiece(state, piece);
  for (const [hex, { world }] of coloniesOf(state, seat)) {
    const hexContents = hexState(state, hex);
    hexContents.colony = null;
    if (world) hexContents.marker = 'planet';
  }
  game.tell?.({ words: say('victory.out', { seat: seatName(seat) }), rule: 'SE-19.7' });
}

/** SE-19.7: the conqueror chooses two technologies in which the loser is ahead, and gains a level in each. */
function* chooseConquestLevels(game: Empires, { seat, loser, left }: VictorySteps['victory.conquest']): Rule {
  const { state } = game;
  if (left === 0) return;
  const [own, theirs] = [seatState(state, seat), seatState(state, loser)];
  const gainedLevels = own.gained;
  const gainableTechnologies = TECHNOLOGY_IDS.filter(
    id => theirs.levels[id] > own.levels[id] && !gainedLevels.includes(id),
  );
  const options = [
    { id: 'done', words: say('conquest.nothing'), value: null },
    ...gainableTechnologies.map(id => ({
      id: `technology:${id}`,
      words: levelWords(id, own.levels[id] + 1),
      refs: [`technology:${id}`] as const,
      value: id,
    })),
  ];
  const question = { prompt: say('conquest.ask', { left }), rule: 'SE-19.7', secrecy: 'own-view' } as const;
  const technology = yield* choose<TechnologyId | null>(game, seat, 'victory.conquest', options, question);
  if (technology === null) {
    own.gained = [];
    return;
  }
  own.levels[technology] += 1;
  own.gained = left === 1 ? [] : [...gainedLevels, technology];
  const words = say('conquest.gained', { technology: technologyName(technology), level: own.levels[technology] });
  game.tell?.({ words: null, rule: 'SE-19.7', secrets: [{ seats: [seat], words }] });
  game.next('victory.conquest', { seat, loser, left: left - 1 });
}

/** SE-19.6.2: counts points for full colonies in deep space or in the home of another seat, after growth. */
export function countHeldPoints(game: Empires): void {
  const { state } = game;
  if (state.options.victory !== 'short') return;
  for (const seat of seatsIn(state)) {
    const ownSeat = seatState(state, seat);
    ownSeat.held = coloniesOf(state, seat)
      .filter(([hex, { value, world }]) => !world && value === 5 && canScore(state, hex, seat))
      .map(([hex]) => hex);
  }
  const teams = teamsIn(state);
  const mostPoints = Math.max(...teams.map(seat => pointsOfTeam(state, seat)));
  if (mostPoints < POINTS_TO_WIN) return;
  const fleetWorth = (seat: Seat): number =>
    worthOf(teamOf(state, seat).flatMap(other => piecesOf(state, other).filter(isCombatCapable)));
  const leaders = teams.filter(seat => pointsOfTeam(state, seat) === mostPoints);
  const highestWorth = Math.max(...leaders.map(fleetWorth));
  // SE-19.6.4: the fleet's worth decides a tie.
  const winners = leaders.filter(seat => fleetWorth(seat) === highestWorth);
  const [only] = winners;
  if (only !== undefined && winners.length === 1) endForTeam(game, only, { key: 'points' });
  endMatch(
    game,
    winners.flatMap(seat => teamOf(state, seat)),
    say('victory.shared'),
  );
}

/**
 * Whether a colony in a hex can score: not in the home territory of its seat or a partner (SE-19.6.2), and not on a
 * random map (SE-19.6.5).
 */
function canScore(state: EmpiresState, hex: HexId, seat: Seat): boolean {
  const { home } = hexState(state, hex);
  return !isRandomMap(state.options, boardOf(hex)) && (home === null || !areAllies(state, home, seat));
}

/** Ends the match with a ranking by public figures. `victors`: the powers that everybody has lost to. */
export function endMatch(
  game: Empires,
  winners: readonly Seat[],
  words: Message,
  victors: readonly string[] = [],
): never {
  const { state } = game;
  // Face-down units count as well, and everybody sees them now.
  game.reveal();
  const ranking = state.seats
    .map((_, seat) => {
      const colonies = coloniesOf(state, seat).reduce((sum, [, { value }]) => sum + value, 0);
      const fleet = worthOf(piecesOf(state, seat).filter(isCombatCapable));
      return { seat, figures: { points: pointsOf(state, seat), colonies, fleet } };
    })
    .sort(
      (one, other) =>
        Number(winners.includes(other.seat)) - Number(winners.includes(one.seat)) ||
        other.figures.points - one.figures.points ||
        other.figures.colonies - one.figures.colonies ||
        one.seat - other.seat,
    );
  const victorsPart = victors.length === 0 ? {} : { victors: [...victors] };
  game.end({ winners: [...winners], ...victorsPart, words, ranking }, 'end');
}

/** A seat gives up: its pieces leave the map, without a conqueror (SE-19.4). */
function* giveUp(game: Empires, { seat }: VictorySteps['concession.give-up']): Rule {
  const { state } = game;
  if (seatState(state, seat).out) return;
  game.tell?.({ words: say('concession', { seat: seatName(seat) }), rule: 'SE-19.4' });
  seatState(state, seat).sheet = null;
  eliminate(game, seat);
  leaveBattles(state, seat);
  if (state.solo !== undefined)
    endMatch(game, [], say('defeat.given-up', { seat: seatName(seat), cycle: state.cycle }), victorsOf(state));
  const [last, ...others] = teamsIn(state);
  if (last !== undefined && others.length === 0) endForTeam(game, last, { key: 'last' });
  yield* beat('conceded');
}

/** The steps of a turn that all blood brothers share. */
const SHARED_STEPS: readonly string[] = ['combat.choose', 'combat.stay', 'combat.enemy', 'combat.over'];

/** Removes a seat that is out from the current move, battles and the agenda. */
function leaveBattles(state: EmpiresState, seat: Seat): void {
  if (state.walk?.seat === seat) state.walk = null;
  const { battle } = state;
  const isOfSeat = (args: object): boolean => 'seat' in args && args.seat === seat;
  const isInBattle =
    battle !== null && [battle.attacker, battle.defender].some(side => fightTogether(state, side, seat));
  // If the seat has a blood brother, it goes on with their shared turn (SE-22.3).
  const isShared = answererFor(state, seat) !== seat;
  if (isInBattle) state.battle = null;
  state.agenda = state.agenda.filter(({ step, args }) => {
    if (isInBattle && step.startsWith('battle.')) return false;
    if (step === 'battle.begin') return args.attacker !== seat && args.defender !== seat;
    return !isOfSeat(args) || step === 'turn.over' || (isShared && SHARED_STEPS.includes(step));
  });
}

/** The powers that win when the player of a solo game loses. */
function victorsOf({ solo }: EmpiresState): readonly string[] {
  const empires = solo?.empires ?? [];
  return empires.length === 0 ? [MACHINES_SIDE] : EMPIRE_SIDES.filter((_, number) => empires[number]?.fallen === false);
}
