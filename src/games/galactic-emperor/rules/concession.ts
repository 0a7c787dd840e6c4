import type { Task } from '../../../kernel/match/play.ts';
import type { Rule } from '../../../kernel/match/rule.ts';
import type { Seat } from '../../../kernel/words/message.ts';
import { SPACE_IDS } from '../data/spaces.ts';
import { seatAfter, seatsIn, seatState } from '../state/seats.ts';
import type { ChapterRules, Emperor, EmperorState } from '../state/state.ts';
import type { ConcessionSteps, Steps } from '../state/steps.ts';
import { say } from '../text/say.ts';
import { lineUpNextPick } from './round.ts';
import { endWithWinners } from './victory.ts';

/** The steps of a concession, which is not in the rule book. The last seat left wins (GE-12.7). */
export const concessionSteps: ChapterRules<ConcessionSteps> = { 'concession.give-up': giveUp };

/** The steps of a role that are carried out even if the chooser has given up, since the market serves every seat. */
const MARKET_STEPS: readonly (keyof Steps)[] = ['merchant.roll', 'merchant.prices'];

/** The steps of a turn that name no seat. They belong to the seat whose turn it is. */
const TURN_STEPS =
  /^(merchant\.(trade|pirate|end)|steward\.p|engineer\.bu|warlord\.(claim|move|walk|step|warp|join|fight)|explorer\.)/;

/** The steps that stay on the agenda when a seat gives up, because they line up the next turns or end a role. */
const ROLE_STEPS: readonly (keyof Steps)[] = ['explorer.tile', 'explorer.reveal'];

/**
 * Carries out a concession: the seat's ships, tokens and technologies leave the game, and its home becomes an ordinary
 * sector (GE-2.10).
 */
function* giveUp(game: Emperor, { seat }: ConcessionSteps['concession.give-up']): Rule {
  const { state } = game;
  const owner = seatState(state, seat);
  if (owner.out) return;
  game.tell?.({ words: say('concession', { seat: { seat } }), refs: [`seat:${seat}`] });
  const nextSeat = seatAfter(state, seat);
  owner.out = true;
  const rival = state.battle?.kind === 'final' ? state.battle.sides.find(side => side.seat !== seat) : undefined;
  if (rival !== undefined) endWithWinners(game, [rival.seat], 'victory.battle', 'GE-12.8');
  removePieces(state, seat);
  removeSteps(state, seat);
  const [last, another] = seatsIn(state);
  if (last !== undefined && another === undefined) endWithWinners(game, [last], 'victory.last', 'GE-12.7');
  if (state.throne === seat) state.throne = nextSeat;
  if (!state.agenda.some(({ step }) => leadsToNextRole(step))) lineUpNextPick(game);
}

/** Whether a step leads to the next role or round. */
function leadsToNextRole(step: keyof Steps): boolean {
  return step === 'role.end' || step === 'role.begin' || step.startsWith('round.') || step.startsWith('end.');
}

function removePieces(state: EmperorState, seat: Seat): void {
  const owner = seatState(state, seat);
  owner.ships = {};
  state.homes[seat] = null;
  for (const space of SPACE_IDS) if (state.sectors[space]?.seat === seat) Reflect.deleteProperty(state.sectors, space);
  state.gone.push(...owner.technologies.splice(0));
  const { regent } = state;
  if (regent === null) return;
  regent.hand[seat] = 0;
  for (const placedTokens of Object.values(regent.placed)) placedTokens[seat] = 0;
  if (regent.private?.owner === seat) regent.private = null;
}

/** Removes the seat's pending steps, its turn, and a battle that it fights. */
function removeSteps(state: EmperorState, seat: Seat): void {
  const isSeatsTurn = state.turn?.seat === seat;
  const isInBattle = state.battle?.sides.some(side => side.seat === seat) ?? false;
  state.agenda = state.agenda.filter(task => {
    if (MARKET_STEPS.includes(task.step)) return true;
    if (isStepOf(task, seat)) return false;
    if (isSeatsTurn && TURN_STEPS.test(task.step) && !ROLE_STEPS.includes(task.step)) return false;
    return !(isInBattle && task.step.startsWith('battle.'));
  });
  if (isInBattle) {
    state.battle = null;
    state.dice = [];
    state.warp = null;
  }
  if (isSeatsTurn) state.turn = null;
}

function isStepOf({ args }: Task<Steps>, seat: Seat): boolean {
  return ('seat' in args && args.seat === seat) || ('owner' in args && args.owner === seat);
}
