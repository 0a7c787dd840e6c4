import type { GameDefinition } from '../../../src/kernel/match/game.ts';
import { newHandles } from '../../../src/kernel/match/handles.ts';
import { literal, Refusal } from '../../../src/kernel/match/refusal.ts';
import { beat } from '../../../src/kernel/match/rule.ts';
import type { Rule } from '../../../src/kernel/match/rule.ts';
import { scheduleSheets } from '../../../src/kernel/match/sheets.ts';
import { message } from '../../../src/kernel/words/message.ts';
import type { Seat } from '../../../src/kernel/words/message.ts';
import { kernelTexts } from '../../../src/kernel/words/text.en.ts';
import { battle, calm, hit, shot } from './battle.ts';
import { lose, seatOf, seatsIn } from './counters.ts';
import type { Fleets } from './counters.ts';
import { fleetImagination } from './imagine.ts';
import { countersAt, INCOME, PLACES, readFleetState } from './state.ts';
import type { FleetState, FleetSteps } from './state.ts';
import { buy, place, turn } from './turns.ts';
import { fleetView } from './view.ts';
import type { FleetView } from './view.ts';

/** The power that plays against everybody. */
export const STORM = 'storm';

/** FL-1: money, sheets, a turn for each seat, and the storm. */
function* round(game: Fleets): Rule {
  const { state } = game;
  if (state.round === state.rounds) end(game);
  state.round += 1;
  const seats = seatsIn(state);
  for (const seat of state.seats) Object.assign(seat, { coins: seat.coins + INCOME, sheet: null, scanned: false });
  scheduleSheets(game, { seats, write: 'buy', args: seat => ({ seat }), reveal: 'place', revealArgs: {} });
  for (const seat of seats) game.next('turn', { seat });
  game.next('storm', {});
  game.next('round', {});
}

/** FL-6: at the end of a round the storm blows somewhere, if a die says so. */
function* storm(game: Fleets): Rule {
  const at = game.roll(PLACES * 2);
  if (at < PLACES) game.next('blown', { at });
}

/** FL-6.1: it takes all counters of the place, turned up. */
function* blown(game: Fleets, { at }: { at: number }): Rule {
  const { state } = game;
  const here = game.uncover(() => countersAt(state, at));
  game.tell?.({ words: message('fleets.blown', { power: { power: STORM }, at, count: here.length }), rule: 'FL-6.1' });
  state.taken += here.length;
  state.seen = state.seen.filter(each => each.at !== at);
  for (const counter of here) lose(game, counter);
  yield* beat('blown');
}

/** FL-7: most places win; where no seat has a counter the storm has won, and everybody has lost. */
function end(game: Fleets): never {
  const { state } = game;
  const places = (seat: Seat): number =>
    new Set(state.counters.filter(({ owner }) => owner === seat).map(({ at }) => at)).size;
  const ranking = seatsIn(state)
    .map(seat => ({ seat, figures: { places: places(seat) } }))
    .sort((one, other) => other.figures.places - one.figures.places || one.seat - other.seat);
  const most = ranking[0]?.figures.places ?? 0;
  if (most === 0) game.end({ winners: [], victors: [STORM], words: message('fleets.all-lost'), ranking });
  const winners = ranking.filter(({ figures }) => figures.places === most).map(({ seat }) => seat);
  game.end({ winners, words: message('fleets.won'), ranking });
}

function* concession(game: Fleets, { seat }: { seat: Seat }): Rule {
  Object.assign(seatOf(game, seat), { in: false, sheet: null });
  game.tell?.({ words: message('fleets.conceded', { seat: { seat } }) });
  if (seatsIn(game.state).length === 1) end(game);
}

/** Fleets. */
export const fleets: GameDefinition<FleetState, FleetSteps, FleetView, { readonly rounds: number }> = {
  id: 'fleets',
  title: 'Fleets',
  rulesVersion: 1,
  seats: { min: 2, max: 4 },
  choices: [],
  options(input) {
    const rounds = typeof input === 'object' && input !== null && 'rounds' in input ? input.rounds : 5;
    if (typeof rounds === 'number' && Number.isInteger(rounds) && rounds >= 1) return { rounds };
    throw new Refusal('bad-options', literal('rounds: a whole number from 1 on'));
  },
  setUp({ rounds }, seats, random) {
    const agenda = [{ step: 'round', args: {} } as const];
    const handles = newHandles(random, 60);
    return {
      ...{ random, revealed: 0, agenda, outcome: null, handles },
      seats: seats.map(() => ({ in: true, coins: 2, lost: [], sheet: null, scanned: false })),
      ...{ counters: [], seen: [], round: 0, rounds, taken: 0 },
    };
  },
  steps: { round, buy, place, turn, battle, shot, hit, calm, storm, blown, concession },
  view: fleetView,
  imagination: fleetImagination,
  readState: readFleetState,
  concession: seat => ({ step: 'concession', args: { seat } }),
  tearUp: ({ seats, agenda }, seat) => {
    const isOpen = agenda.some(({ step }) => step === 'place');
    return isOpen && seats[seat]?.in === true && seats[seat].sheet !== null ? { step: 'buy', args: { seat } } : null;
  },
  seatsIn,
  round: ({ round }) => round,
  figures: ({ taken, counters, seats }) => [
    ...seats.map((_, side) => ({
      ...({ name: 'counters', side, now: 'all', end: 'all' } as const),
      value: counters.filter(({ owner }) => owner === side).length,
    })),
    { name: 'counters', side: STORM, value: taken, now: 'all', end: 'all' },
  ],
  powers: [STORM],
  texts: {
    en: {
      ...kernelTexts,
      'power.storm': 'the storm',
      'fleets.blown': '{power} takes {count} counters at {at}.',
      'fleets.moved': '{seat} moves a counter from {from} to {to}.',
      'fleets.moved.own': '{seat} moves a {kind} from {from} to {to}.',
    },
  },
};
