import type { Option } from '../../../kernel/match/decision.ts';
import { offer, offerPlain } from '../../../kernel/match/offer.ts';
import type { Offer, Reason } from '../../../kernel/match/offer.ts';
import { choose } from '../../../kernel/match/rule.ts';
import type { Rule } from '../../../kernel/match/rule.ts';
import type { Seat } from '../../../kernel/words/message.ts';
import { MOST_ENERGY, MOST_METAL } from '../data/set-up.ts';
import type { SpaceId } from '../data/spaces.ts';
import { PROTEIN_SECTORS } from '../data/technologies.ts';
import { controlledBy, faceAt } from '../state/board.ts';
import { hasWorking, publicSeat, storageRoomOf, seatState } from '../state/seats.ts';
import type { ChapterRules, Emperor, EmperorState, Turn } from '../state/state.ts';
import type { StewardSteps } from '../state/steps.ts';
import { costWords, goodName, say, spaceName, spaceRefs } from '../text/say.ts';
import { spaceSubject } from './options.ts';
import { announceTechnology } from './announcing.ts';
import { addFood } from './food.ts';
import { tellTurnBegins } from './turns.ts';

/** The steps of the Steward role, in which sectors produce (GE-7). */
export const stewardSteps: ChapterRules<StewardSteps> = {
  'steward.begin': beginTurn,
  'steward.produce': askStewardAction,
  'steward.protein': produceByProtein,
};

type StewardTurn = Extract<Turn, { role: 'steward' }>;
type StewardAction =
  { readonly do: 'produce' | 'protein'; readonly space: SpaceId } | { readonly do: 'all' } | { readonly do: 'done' };

/** GE-7.1: begins a seat's turn. The chooser first gets a metal or an energy. */
function* beginTurn(game: Emperor, { seat }: StewardSteps['steward.begin']): Rule {
  const { state } = game;
  state.turn = { role: 'steward', seat, announced: [], produced: [], fed: 0, byProtein: [] };
  game.next('steward.produce', {});
  const isChooser = state.role?.chooser === seat;
  if (isChooser || offerActions(state, state.turn).options.length > 1) tellTurnBegins(game, seat);
  if (!isChooser) return;
  const storageRoom = storageRoomOf(publicSeat(state, seat));
  const { options, blocked } = offerPlain(['metal', 'energy'] as const, {
    id: good => good,
    face: good => ({ words: goodName(good) }),
    whyNot: good => (storageRoom[good] > 0 ? null : { why: say('why.storage-full'), rule: 'GE-7.1' }),
  });
  if (options.length === 0) {
    game.tell?.({ words: say('steward.no-room', { seat: { seat } }), rule: 'GE-7.1' });
    return;
  }
  const good = yield* choose(game, seat, 'steward.free', options, {
    prompt: say('steward.free'),
    rule: 'GE-7.1',
    blocked,
    obvious: true,
  });
  seatState(state, seat)[good] += 1;
  game.tell?.({ words: say('steward.took', { seat: { seat }, good: goodName(good) }), rule: 'GE-7.1' });
}

/** GE-7.2, GE-7.3: asks a seat which sector produces next, each at most once. */
function* askStewardAction(game: Emperor): Rule {
  const { state } = game;
  const { turn } = state;
  if (turn?.role !== 'steward') return;
  const { seat } = turn;
  const { options, blocked } = offerActions(state, turn);
  const action = yield* choose<StewardAction>(game, seat, 'steward.produce', options, {
    prompt: say('steward.produce'),
    rule: 'GE-7.2',
    blocked,
    obvious: true,
  });
  switch (action.do) {
    case 'done':
      if (options.length > 1 && turn.produced.length === 0) {
        game.tell?.({ words: say('steward.none', { seat: { seat } }), rule: 'GE-7.3' });
      }
      state.turn = null;
      return;
    case 'all':
      for (const space of fedSectors(state, turn)) produceInSector(game, turn, space, true);
      break;
    case 'produce':
      produceInSector(game, turn, action.space, true);
      break;
    case 'protein':
      announceTechnology(game, seat, 'protein-fields');
      game.next('steward.protein', { space: action.space });
  }
  game.next('steward.produce', {});
}

/** The sectors of a seat that have food and have not produced yet. */
function fedSectors(state: EmperorState, { seat, produced }: StewardTurn): SpaceId[] {
  return controlledBy(state, seat).filter(space => (state.food[space] ?? 0) > 0 && !produced.includes(space));
}

function offerActions(state: EmperorState, turn: StewardTurn): Offer<StewardAction> {
  const { seat } = turn;
  const sectors = controlledBy(state, seat).filter(space => hasYield(state, space));
  const hasProtein = publicSeat(state, seat).technologies.includes('protein-fields');
  const actions: StewardAction[] = [
    ...sectors.map((space): StewardAction => ({ do: 'produce', space })),
    ...(hasProtein ? sectors.map((space): StewardAction => ({ do: 'protein', space })) : []),
  ];
  const { options, blocked } = offer(actions, {
    id: action => ('space' in action ? `${action.do}:${action.space}` : action.do),
    face: action =>
      'space' in action
        ? {
            words: say(action.do === 'produce' ? 'steward.with-food' : 'steward.with-protein', {
              space: spaceName(state, action.space),
              yields: costWords(sectorYields(state, action.space)),
            }),
            count: hasSectorProduced(turn, action) ? 1 : 0,
            most: 1,
          }
        : { words: say('done') },
    about: action => ('space' in action ? { ...spaceSubject(state, action.space), details: { do: action.do } } : {}),
    fault: action => actionFault(state, turn, action),
    why: reason => reason,
    value: action => action,
  });
  const produceAllOption: Option<StewardAction>[] =
    fedSectors(state, turn).length > 1 ? [{ id: 'all', words: say('steward.all'), value: { do: 'all' } }] : [];
  return {
    options: [...produceAllOption, ...options, { id: 'done', words: say('done'), value: { do: 'done' } }],
    blocked,
  };
}

/** Whether a sector has produced in the way of an option: with food, or by Protein Fields. */
function hasSectorProduced(
  { produced, byProtein }: StewardTurn,
  action: Extract<StewardAction, { space: SpaceId }>,
): boolean {
  return produced.includes(action.space) && byProtein.includes(action.space) === (action.do === 'protein');
}

function hasYield(state: EmperorState, space: SpaceId): boolean {
  const { metal, energy } = sectorYields(state, space);
  return metal + energy > 0;
}

function sectorYields(state: EmperorState, space: SpaceId) {
  const face = faceAt(state, space);
  return { metal: face?.metal ?? 0, energy: face?.energy ?? 0, marks: 0 };
}

const HAS_PRODUCED: Reason = { why: say('why.produced'), rule: 'GE-7.2' };
const NO_FOOD: Reason = { why: say('why.unfed'), rule: 'GE-7.2' };
const TECHNOLOGY_BLOCKED: Reason = { why: say('why.technology-blocked'), rule: 'GE-11.6' };
const PROTEIN_DONE: Reason = { why: say('why.protein-done'), rule: 'GE-11.3' };

function actionFault(state: EmperorState, turn: StewardTurn, action: StewardAction): Reason | null {
  if (!('space' in action)) return null;
  if (turn.produced.includes(action.space)) return HAS_PRODUCED;
  if (action.do === 'produce') return (state.food[action.space] ?? 0) > 0 ? null : NO_FOOD;
  if (!hasWorking(state, turn.seat, 'protein-fields')) return TECHNOLOGY_BLOCKED;
  return turn.fed < PROTEIN_SECTORS ? null : PROTEIN_DONE;
}

/** GE-11.3: lets a sector produce without food by Protein Fields, unless they were blocked. */
function* produceByProtein(game: Emperor, { space }: StewardSteps['steward.protein']): Rule {
  const { turn } = game.state;
  if (turn?.role !== 'steward' || !hasWorking(game.state, turn.seat, 'protein-fields')) return;
  turn.fed += 1;
  turn.byProtein.push(space);
  produceInSector(game, turn, space, false);
}

/** GE-7.2: lets a sector produce. Goods beyond the capacity of the Storage return to the supply. */
function produceInSector(game: Emperor, turn: StewardTurn, space: SpaceId, withFood: boolean): void {
  const { state } = game;
  const { seat } = turn;
  turn.produced.push(space);
  if (withFood) addFood(state, space, -1);
  const owner = seatState(state, seat);
  const sectorGains = sectorYields(state, space);
  const metalGained = Math.min(sectorGains.metal, MOST_METAL - owner.metal);
  const energyGained = Math.min(sectorGains.energy, MOST_ENERGY - owner.energy);
  owner.metal += metalGained;
  owner.energy += energyGained;
  const lostGoods = sectorGains.metal - metalGained + sectorGains.energy - energyGained;
  game.tell?.({
    words: say(lostGoods > 0 ? 'steward.produced-over' : 'steward.produced', {
      ...producedFacts(seat, state, space),
      yields: costWords({ metal: metalGained, energy: energyGained, marks: 0 }),
      ...(lostGoods > 0 ? { lost: lostGoods } : {}),
    }),
    rule: 'GE-7.2',
    refs: spaceRefs(state, space),
  });
}

function producedFacts(seat: Seat, state: EmperorState, space: SpaceId) {
  return { seat: { seat }, space: spaceName(state, space) };
}
