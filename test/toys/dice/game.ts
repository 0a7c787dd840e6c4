import type { Option } from '../../../src/kernel/match/decision.ts';
import type { GameDefinition } from '../../../src/kernel/match/game.ts';
import type { Play } from '../../../src/kernel/match/play.ts';
import { literal, Refusal } from '../../../src/kernel/match/refusal.ts';
import { beat, choose } from '../../../src/kernel/match/rule.ts';
import type { Rule } from '../../../src/kernel/match/rule.ts';
import { newWindows, openWindow, wantsToBeAsked } from '../../../src/kernel/match/window.ts';
import type { PassAheadWay } from '../../../src/kernel/match/window.ts';
import { randomBelow } from '../../../src/kernel/plain/random.ts';
import { message } from '../../../src/kernel/words/message.ts';
import type { Seat, Viewer } from '../../../src/kernel/words/message.ts';
import { kernelTexts } from '../../../src/kernel/words/text.en.ts';
import { diceImagination, knownSeats } from './imagine.ts';
import type { KnownSeat } from './imagine.ts';
import { CHARMS, LIVES, MOST_CLOAKS, readDiceState } from './state.ts';
import type { DiceSeat, DiceState, DiceSteps, Strike } from './state.ts';

type Dice = Play<DiceState, DiceSteps>;

/** The power that wins when the rounds are over. */
export const HOUSE = 'house';

function seatOf({ state }: Dice, seat: Seat): DiceSeat {
  const found = state.seats[seat];
  if (found === undefined) throw new RangeError(`no seat ${seat}`);
  return found;
}

function seatsIn({ seats }: DiceState): Seat[] {
  return seats.flatMap(({ lives }, seat) => (lives > 0 ? [seat] : []));
}

/** The seats still in, from the one after `seat` on. */
function seatsAfter(game: Dice, seat: Seat): Seat[] {
  const { length } = game.state.seats;
  const order = Array.from({ length: length - 1 }, (_, at) => (seat + 1 + at) % length);
  return order.filter(other => seatOf(game, other).lives > 0);
}

/** DI-1: each seat strikes once; after the last round the house wins. */
function* round(game: Dice): Rule {
  const { state } = game;
  if (state.round === state.rounds) {
    game.end({ winners: [], victors: [HOUSE], words: message('dice.house', { power: { power: HOUSE } }), ranking: [] });
  }
  state.round += 1;
  for (const seat of seatsIn(state)) game.next('turn', { seat });
  game.next('round', {});
}

/** DI-2: a seat names whom it strikes. Before that it may say whether it wants to be asked about its cloaks. */
function* turn(game: Dice, { seat }: { seat: Seat }): Rule {
  if (seatOf(game, seat).lives === 0) return;
  const asks = game.state.windows.wanting.some(each => each.seat === seat);
  const switched: Option<Seat | null> = {
    id: asks ? 'ask-me:off' : 'ask-me:on',
    words: message('dice.ask-me'),
    value: null,
  };
  const strikes = seatsAfter(game, seat).map(at => ({
    id: `strike:s${at}`,
    words: message('dice.strike', { at: { seat: at } }),
    value: at,
  }));
  const victim = yield* choose<Seat | null>(game, seat, 'turn', [switched, ...strikes], {
    prompt: message('dice.turn'),
    rule: 'DI-2',
  });
  if (victim === null) {
    wantsToBeAsked(game, seat, 'cloak', !asks);
    game.next('turn', { seat });
    return;
  }
  game.next('roll', { by: seat, at: victim });
}

/** DI-3: the die falls; what is asked about it is the next step. */
function* roll(game: Dice, { by, at }: Strike): Rule {
  game.state.die = game.roll(6) + 1;
  game.tell?.({ words: message('dice.rolled', { seat: { seat: by }, die: game.state.die }), rule: 'DI-3' });
  yield* beat('die');
  game.next('charms', { by, at });
}

/** DI-3.1: whoever has a charm may have it fall again, once a charm. */
function* charms(game: Dice, strike: Strike): Rule {
  game.state.again = false;
  yield* openWindow(game, {
    seats: seatsAfter(game, strike.by),
    kind: 'charm',
    asks: 'who-can',
    offers: seat => (fallsAgain(game) ? [] : charmsOf(game, seat)),
    pass: message('dice.pass'),
    ahead: seat => aheadOf(game, seat),
    about: () => ({ prompt: message('dice.charm'), rule: 'DI-3.1' }),
    respond: seat => charm(game, seat),
  });
  game.next(fallsAgain(game) ? 'roll' : 'struck', strike);
}

function fallsAgain({ state }: Dice): boolean {
  return state.again;
}

function charmsOf(game: Dice, seat: Seat): Option<null>[] {
  return seatOf(game, seat).charms > 0 ? [{ id: 'charm', words: message('dice.use'), value: null }] : [];
}

/** DI-3.2: nobody needs to be asked at each die: for this round, or until one has lost a life. */
function aheadOf(game: Dice, seat: Seat): PassAheadWay[] {
  const { lives } = seatOf(game, seat);
  const now = game.state.round;
  return [
    { id: 'round', words: message('dice.ahead.round'), note: now, lasts: note => note === now },
    { id: 'until-hit', words: message('dice.ahead.hit'), note: lives, lasts: note => note === lives },
  ];
}

/** DI-3.3: a charm is spent, and another seat may hush it with one of its own. */
function* charm(game: Dice, seat: Seat): Rule {
  seatOf(game, seat).charms -= 1;
  game.state.again = true;
  yield* openWindow(game, {
    seats: seatsAfter(game, seat),
    kind: 'hush',
    asks: 'who-can',
    offers: other => (game.state.again ? charmsOf(game, other) : []),
    pass: message('dice.pass'),
    ahead: other => aheadOf(game, other),
    about: () => ({ prompt: message('dice.hush'), rule: 'DI-3.3' }),
    respond: function* (other) {
      seatOf(game, other).charms -= 1;
      game.state.again = false;
      yield* beat('hushed');
    },
  });
}

/** DI-4: four and more strike. Only a seat that has said so is asked about its cloaks, whether it has any or not. */
function* struck(game: Dice, { at }: Strike): Rule {
  const { state } = game;
  const die = state.die ?? 0;
  state.die = null;
  if (die < 4) return;
  yield* openWindow(game, {
    seats: [at],
    kind: 'cloak',
    asks: 'who-wants',
    offers: seat =>
      seatOf(game, seat).cloaks > 0 && state.cloaked === null
        ? [{ id: 'cloak', words: message('dice.cloak'), value: null }]
        : [],
    pass: message('dice.pass'),
    about: () => ({ prompt: message('dice.cloaks'), rule: 'DI-4', secrecy: 'sealed' }),
    respond: function* (seat): Rule {
      seatOf(game, seat).cloaks -= 1;
      state.cloaked = seat;
    },
  });
  game.next('fall', { at });
}

/** DI-4.1: a cloak comes to light, or a life is lost. */
function* fall(game: Dice, { at }: { at: Seat }): Rule {
  const { state } = game;
  const cloaked = game.uncover(() => state.cloaked !== null);
  state.cloaked = null;
  if (cloaked) {
    seatOf(game, at).used += 1;
    game.tell?.({ words: message('dice.cloaked', { seat: { seat: at } }), rule: 'DI-4.1' });
    return;
  }
  seatOf(game, at).lives -= 1;
  game.tell?.({ words: message('dice.hit', { seat: { seat: at } }), rule: 'DI-4.1' });
  const left = seatsIn(state);
  if (left.length === 1) game.end({ winners: left, words: message('dice.last'), ranking: [] });
}

function* concession(game: Dice, { seat }: { seat: Seat }): Rule {
  seatOf(game, seat).lives = 0;
  const left = seatsIn(game.state);
  if (left.length === 1) game.end({ winners: left, words: message('dice.last'), ranking: [] });
}

/** What a viewer may know: of other seats' cloaks only those that came to light. */
export interface DiceView extends Pick<DiceState, 'round' | 'rounds' | 'die' | 'again' | 'windows'> {
  readonly seats: readonly KnownSeat[];
}

function view(state: DiceState, viewer: Viewer): DiceView {
  const { round, rounds, die, again, windows } = state;
  const passed = windows.passed.filter(({ seat }) => seat === viewer);
  return { round, rounds, die, again, windows: { ...windows, passed }, seats: knownSeats(state, viewer) };
}

/**
 * Dice, a toy game of windows: charms that answer dice and each other, cloaks of which nobody may know, and a house
 * that wins in the end.
 */
export const dice: GameDefinition<DiceState, DiceSteps, DiceView, { readonly rounds: number }> = {
  id: 'dice',
  title: 'Dice',
  rulesVersion: 1,
  seats: { min: 2, max: 8 },
  choices: [],
  options(input) {
    const rounds = typeof input === 'object' && input !== null && 'rounds' in input ? input.rounds : 6;
    if (typeof rounds === 'number' && Number.isInteger(rounds) && rounds >= 1) return { rounds };
    throw new Refusal('bad-options', literal('rounds: a whole number from 1 on'));
  },
  setUp({ rounds }, seats, random) {
    return {
      ...{ random, revealed: 0, agenda: [{ step: 'round', args: {} }], outcome: null, windows: newWindows() },
      seats: seats.map(() => ({ lives: LIVES, charms: CHARMS, cloaks: randomBelow(random, MOST_CLOAKS + 1), used: 0 })),
      ...{ round: 0, rounds, die: null, again: false, cloaked: null },
    };
  },
  steps: { round, turn, roll, charms, struck, fall, concession },
  view,
  imagination: diceImagination,
  readState: readDiceState,
  concession: seat => ({ step: 'concession', args: { seat } }),
  seatsIn,
  round: ({ round }) => round,
  powers: [HOUSE],
  texts: { en: { ...kernelTexts, 'power.house': 'the house', 'dice.house': '{power} wins: everybody has lost.' } },
};
