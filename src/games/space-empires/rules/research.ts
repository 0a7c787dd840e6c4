import { offer } from '../../../kernel/match/offer.ts';
import type { Reason } from '../../../kernel/match/offer.ts';
import { choose } from '../../../kernel/match/rule.ts';
import type { Rule } from '../../../kernel/match/rule.ts';
import type { Seat } from '../../../kernel/words/message.ts';
import { GRANT_CP, MORE_GRANTS, TECHNOLOGIES, TECHNOLOGY_IDS } from '../data/technologies.ts';
import type { TechnologyId } from '../data/technologies.ts';
import { isClosed, levelCost, purseOf, researchCost } from '../state/money.ts';
import { seatState } from '../state/seats.ts';
import type { Empires, EmpiresState } from '../state/state.ts';
import type { EconomySteps } from '../state/steps.ts';
import { levelWords, say, technologyName, technologyRef } from '../text/say.ts';

/** SE-18.5: a seat buys research grants, each of which rolls a die for a technology. All of this is secret. */
export function* buyGrants(game: Empires, { seat }: EconomySteps['economy.grants']): Rule {
  const { state } = game;
  const ownSeat = seatState(state, seat);
  if (ownSeat.out) return;
  // The question is repeated until the seat ends it. If it ended by itself, others would learn what the seat has
  // bought.
  const { options, blocked } = offer<TechnologyId | null, TechnologyId | null, Reason>(grantsFor(state, seat), {
    id: technology => (technology === null ? 'enough' : `grant:${technology}`),
    fault: technology => (technology === null ? null : whyNot(state, seat, technology)),
    face: technology => {
      if (technology === null) return { words: say('research.enough'), endsRow: true };
      const { level, cost, sum } = technologyStanding(state, seat, technology);
      const words = say('research.grant', { level: levelWords(technology, level + 1), sum, cost });
      const subject = technologyRef(technology);
      return { words, subject, refs: [subject] };
    },
    why: fault => fault,
    value: technology => technology,
  });
  const moneyLeft = moneyOf(state, seat);
  const prompt = say('research.ask', { left: moneyLeft, more: grantsLeft(state, seat) });
  const question = { prompt, details: { left: moneyLeft }, rule: 'SE-18.5', secrecy: 'sealed', blocked } as const;
  const technology = yield* choose<TechnologyId | null>(game, seat, 'economy.grant', options, question);
  if (technology === null) return;
  rollGrant(game, seat, technology);
  game.next('economy.grants', { seat });
}

function grantsFor(state: EmpiresState, seat: Seat): (TechnologyId | null)[] {
  const { options } = state;
  const openTechnologies = TECHNOLOGY_IDS.filter(id => {
    const { set } = TECHNOLOGIES[id];
    return (set === undefined || options.sets.includes(set)) && levelCost(state, seat, id) !== null;
  });
  return [...openTechnologies, null];
}

function moneyOf(state: EmpiresState, seat: Seat): number {
  return purseOf(state, seat) - researchCost(state, seat);
}

/** How many more grants a seat may buy in this phase. */
function grantsLeft(state: EmpiresState, seat: Seat): number {
  const { research, granted } = seatState(state, seat);
  return Math.floor(research / GRANT_CP) + MORE_GRANTS - granted;
}

function whyNot(state: EmpiresState, seat: Seat, technology: TechnologyId): Reason | null {
  if (seatState(state, seat).risen.includes(technology)) return { why: say('why.risen'), rule: 'SE-12.1' };
  if (isClosed(state, technology)) return { why: say(`why.closed.${technology}`), rule: 'SE-24.2' };
  if (moneyOf(state, seat) < GRANT_CP) return { why: say('why.money'), rule: 'SE-10.6' };
  return grantsLeft(state, seat) < 1 ? { why: say('why.grants'), rule: 'SE-18.5' } : null;
}

/** Where a seat stands with a technology: its level, the price of the next one, and the sum of grants for it so far. */
function technologyStanding(state: EmpiresState, seat: Seat, technology: TechnologyId) {
  const { levels, grants } = seatState(state, seat);
  const level = levels[technology];
  return { level, cost: levelCost(state, seat, technology) ?? 0, sum: grants[technology] ?? 0 };
}

function rollGrant(game: Empires, seat: Seat, technology: TechnologyId): void {
  const { state } = game;
  const ownSeat = seatState(state, seat);
  const die = game.pickUnseen(10) + 1;
  game.reveal();
  ownSeat.granted += 1;
  const { level, cost, sum } = technologyStanding(state, seat, technology);
  const newSum = sum + die;
  const isRisen = newSum >= cost;
  if (isRisen) {
    ownSeat.levels[technology] += 1;
    ownSeat.risen.push(technology);
    const { [technology]: _spent, ...others } = ownSeat.grants;
    ownSeat.grants = others;
  } else ownSeat.grants[technology] = newSum;
  const params = { technology: technologyName(technology), die, sum: newSum, cost };
  const words = isRisen
    ? say('research.gained', { ...params, level: levelWords(technology, level + 1) })
    : say('research.rolled', params);
  game.tell?.({ words: null, rule: 'SE-18.5', secrets: [{ seats: [seat], words }] });
}
