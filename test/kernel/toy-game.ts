import type { Blocked, Option } from '../../src/kernel/match/decision.ts';
import type { GameDefinition } from '../../src/kernel/match/game.ts';
import { kernelTexts } from '../../src/kernel/words/text.en.ts';
import type { Play } from '../../src/kernel/match/play.ts';
import { shuffle } from '../../src/kernel/plain/random.ts';
import { literal, Refusal } from '../../src/kernel/match/refusal.ts';
import type { Secrecy } from '../../src/kernel/match/decision.ts';
import { beat, choose, chooseNumber } from '../../src/kernel/match/rule.ts';
import { newWindows, openWindow } from '../../src/kernel/match/window.ts';
import type { Rule } from '../../src/kernel/match/rule.ts';
import { message } from '../../src/kernel/words/message.ts';
import type { Seat, Viewer } from '../../src/kernel/words/message.ts';
import { toyImagination } from './toy-imagine.ts';
import { readToyState, TOY_CARDS, WARES } from './toy-state.ts';
import type { ToySeat, ToyState, ToySteps, Ware } from './toy-state.ts';

type Toy = Play<ToyState, ToySteps>;

/** This many points win at once. */
export const TARGET = 5;

/** What a viewer may know. */
export interface ToyView {
  readonly round: number;
  readonly deck: number;
  readonly pile: number;
  readonly die: ToyState['die'];
  readonly basket: readonly Ware[];
  readonly seats: readonly {
    readonly in: boolean;
    readonly coins: number;
    readonly points: number;
    readonly charms: number;
    readonly cards: number;
    readonly hand?: readonly string[];
    readonly discarding?: readonly string[];
    readonly bid: number | 'sealed' | null;
  }[];
}

const about = (rule: string, more: { secrecy?: Secrecy; blocked?: () => readonly Blocked[] } = {}) => ({
  prompt: message(`prompt.${rule}`),
  rule,
  ...more,
});

const option = <V>(id: string, value: V): Option<V> => ({ id, words: message('option', { id }), value });

function seatOf(game: Toy, seat: Seat): ToySeat {
  const found = game.state.seats[seat];
  if (found === undefined) throw new RangeError(`no seat ${seat}`);
  return found;
}

function seatsAfter(game: Toy, seat: Seat): Seat[] {
  const { length } = game.state.seats;
  const order = Array.from({ length: length - 1 }, (_, i) => (seat + 1 + i) % length);
  return order.filter(other => seatOf(game, other).in);
}

/** TOY-1: a round is bids, the highest bidder's extra turn, and a turn for each seat. */
function* round(game: Toy): Rule {
  const { state } = game;
  if (state.round === state.rounds) end(game, 'outcome.last-round');
  state.round += 1;
  state.bidsUp = false;
  for (const seat of state.seats) seat.bid = null;
  const seats = seatsIn(state);
  for (const seat of seats) game.next('bid', { seat });
  game.next('turn-up', {});
  for (const seat of seats) game.next('turn', { seat });
  game.next('round', {});
}

/** TOY-2: each seat writes its bid down. */
function* bid(game: Toy, { seat }: { seat: Seat }): Rule {
  const mine = seatOf(game, seat);
  if (!mine.in) return;
  const amount = { min: 0, max: mine.coins };
  mine.bid = yield* chooseNumber(game, seat, 'bid', amount, about('TOY-2', { secrecy: 'sealed' }));
}

/** TOY-2.1: all bids are turned up; then the first in turn order among the highest says who moves first. */
function* turnUp(game: Toy): Rule {
  const { state } = game;
  game.reveal();
  state.bidsUp = true;
  yield* beat('turn-up');
  game.next('first', {});
}

/** TOY-2.1: what is asked about the bids that were turned up is a step of its own. */
function* first(game: Toy): Rule {
  const { state } = game;
  const highest = Math.max(...seatsIn(state).map(seat => seatOf(game, seat).bid ?? 0));
  const best = seatsIn(state).filter(seat => (seatOf(game, seat).bid ?? 0) === highest);
  const options = best.map(seat => ({ ...option(`seat:s${seat}`, seat), refs: [`seat:s${seat}`] as const }));
  const seat = yield* choose(game, best[0] ?? 0, 'turn-up.first', options, about('TOY-2.1'));
  seatOf(game, seat).coins -= highest;
  game.next('turn', { seat });
}

const ACTIONS = ['draw', 'roll', 'shop', 'discard', 'rest'] as const;

function whyNot(game: Toy, seat: Seat, action: (typeof ACTIONS)[number]): string | null {
  const { coins, hand } = seatOf(game, seat);
  if (action === 'draw' && game.state.deck.length === 0) return 'TOY-3.1';
  if (action === 'roll' && coins < 1) return 'TOY-3.2';
  return action === 'discard' && hand.length === 0 ? 'TOY-3.4' : null;
}

/** TOY-3: one action. */
function* turn(game: Toy, { seat }: { seat: Seat }): Rule {
  if (!seatOf(game, seat).in) return;
  const open = ACTIONS.filter(action => whyNot(game, seat, action) === null).map(action => option(action, action));
  const blocked = (): Blocked[] =>
    ACTIONS.flatMap(action => {
      const rule = whyNot(game, seat, action);
      return rule === null ? [] : [{ id: action, words: message('option', { id: action }), why: message('why'), rule }];
    });
  const action = yield* choose(game, seat, 'turn', open, about('TOY-3', { blocked }));
  if (action === 'draw') draw(game, seat);
  if (action === 'roll') yield* roll(game, seat);
  if (action === 'shop') yield* shop(game, seat);
  if (action === 'discard') yield* discard(game, seat);
  if (action === 'rest') seatOf(game, seat).coins += 2;
}

/** TOY-3.1: what is drawn only its seat knows. */
function draw(game: Toy, seat: Seat): void {
  const card = game.state.deck.pop();
  if (card === undefined) return;
  game.reveal();
  seatOf(game, seat).hand.push(card);
  const secrets = [{ seats: [seat], words: message('drew.secret', { card }), refs: [`card:${card}`] as const }];
  game.tell?.({ words: message('drew', { seat: { seat } }), rule: 'TOY-3.1', secrets });
}

/** TOY-3.2: a die, which others may charm; five and six give two points. */
function* roll(game: Toy, seat: Seat): Rule {
  const { state } = game;
  seatOf(game, seat).coins -= 1;
  state.die = { value: game.roll(6) + 1, hushed: false };
  yield* beat('die');
  yield* openWindow(game, {
    seats: seatsAfter(game, seat),
    kind: 'roll.charm',
    asks: 'who-can',
    offers: other => charms(game, other),
    pass: message('pass'),
    about: () => about('TOY-3.2'),
    blocked: () => [{ id: 'steal', words: message('option'), why: message('why'), rule: 'TOY-3.2' }],
    respond: other => charm(game, other),
  });
  if (state.die.value >= 5) gainPoints(game, seat, 2);
  state.die = null;
}

/** TOY-3.3: a charm rolls the die again, unless another charm hushes it. */
function* charm(game: Toy, seat: Seat): Rule {
  const { state } = game;
  seatOf(game, seat).charms -= 1;
  yield* openWindow(game, {
    seats: seatsAfter(game, seat),
    kind: 'charm.hush',
    asks: 'who-can',
    offers: other => (state.die?.hushed === true ? [] : charms(game, other)),
    pass: message('pass'),
    about: () => about('TOY-3.3'),
    respond: other => hush(game, other),
  });
  if (state.die === null) return;
  if (!state.die.hushed) state.die.value = game.roll(6) + 1;
  state.die.hushed = false;
  yield* beat('die');
}

function* hush(game: Toy, seat: Seat): Rule {
  seatOf(game, seat).charms -= 1;
  if (game.state.die !== null) game.state.die.hushed = true;
}

function charms(game: Toy, seat: Seat): Option<null>[] {
  return seatOf(game, seat).charms > 0 ? [option('charm', null)] : [];
}

/** An open row. */
function* shop(game: Toy, seat: Seat): Rule {
  const { state } = game;
  const wares: readonly Ware[] = ['lamp', 'flag', 'drum'];
  for (;;) {
    const coins = seatOf(game, seat).coins - state.basket.reduce((sum, ware) => sum + WARES[ware], 0);
    const take = wares.filter(ware => !state.basket.includes(ware) && WARES[ware] <= coins);
    const pick = yield* choose<Ware | null>(
      game,
      seat,
      'shop',
      [
        ...take.map(ware => option(`take:${ware}`, ware)),
        ...state.basket.map(ware => option(`put-back:${ware}`, ware)),
        option('done', null),
      ],
      about('TOY-3.3'),
    );
    if (pick === null) break;
    state.basket = state.basket.includes(pick) ? state.basket.filter(ware => ware !== pick) : [...state.basket, pick];
  }
  const bought = state.basket.splice(0);
  seatOf(game, seat).coins -= bought.reduce((sum, ware) => sum + WARES[ware], 0);
  gainPoints(game, seat, bought.length);
}

/** TOY-3.4, a private row: cards for coins; nobody sees which. */
function* discard(game: Toy, seat: Seat): Rule {
  const mine = seatOf(game, seat);
  for (;;) {
    const options: Option<string | null>[] = mine.hand.map(card => option(`card:${card}`, card));
    for (const card of mine.discarding) options.push(option(`put-back:${card}`, card));
    options.push(option('done', null));
    const card = yield* choose(game, seat, 'discard', options, about('TOY-3.4', { secrecy: 'sealed' }));
    if (card === null) break;
    const [from, to] = mine.hand.includes(card) ? [mine.hand, mine.discarding] : [mine.discarding, mine.hand];
    to.push(...from.splice(from.indexOf(card), 1));
  }
  const cards = mine.discarding.splice(0);
  game.state.pile += cards.length;
  mine.coins += cards.length;
  const told = { seat: { seat }, cards: cards.length };
  const secrets = [{ seats: [seat], words: message('discarded.secret', { cards: cards.join(' ') }) }];
  game.tell?.({ words: message('discarded', told), secrets });
}

/** TOY-4: enough points win at that moment. */
function gainPoints(game: Toy, seat: Seat, points: number): void {
  const mine = seatOf(game, seat);
  mine.points += points;
  if (mine.points >= TARGET) end(game, 'outcome.points');
}

function end(game: Toy, key: string): never {
  const ranking = seatsIn(game.state)
    .map(seat => ({ seat, figures: { points: seatOf(game, seat).points } }))
    .sort((one, other) => other.figures.points - one.figures.points || one.seat - other.seat);
  const most = ranking[0]?.figures.points;
  const winners = ranking.filter(({ figures }) => figures.points === most).map(({ seat }) => seat);
  game.end({ winners, words: message(key), ranking });
}

function* concession(game: Toy, { seat }: { seat: Seat }): Rule {
  seatOf(game, seat).in = false;
  game.tell?.({ words: message('conceded', { seat: { seat } }) });
  if (seatsIn(game.state).length === 1) end(game, 'outcome.alone');
}

function seatsIn(state: ToyState): Seat[] {
  return state.seats.flatMap((seat, number) => (seat.in ? [number] : []));
}

function view(state: ToyState, viewer: Viewer): ToyView {
  const { round, deck, pile, die, basket, bidsUp } = state;
  const seats = state.seats.map(({ hand, discarding, bid: written, ...open }, seat) => ({
    ...open,
    cards: hand.length + discarding.length,
    bid: bidsUp || seat === viewer || written === null ? written : ('sealed' as const),
    ...(seat === viewer ? { hand, discarding } : {}),
  }));
  return { round, deck: deck.length, pile, die, basket, seats };
}

/** The toy game: uses every part of the kernel, and nothing else can be said for it. */
export const toyGame: GameDefinition<ToyState, ToySteps, ToyView, { readonly rounds: number }> = {
  id: 'toy',
  title: 'Toy',
  rulesVersion: 1,
  seats: { min: 2, max: 4 },
  choices: [{ id: 'rounds', words: message('rounds'), values: [{ id: 'four', words: message('four') }] }],
  options(input) {
    if (typeof input !== 'object' || input === null) throw new Refusal('bad-options', literal('options: an object'));
    const rounds = 'rounds' in input ? input.rounds : 4;
    if (typeof rounds !== 'number' || !Number.isInteger(rounds) || rounds < 1) {
      throw new Refusal('bad-options', literal('rounds: a whole number from 1 on'));
    }
    return { rounds };
  },
  setUp({ rounds }, seats, random) {
    const deck = [...TOY_CARDS];
    shuffle(random, deck);
    const toySeats = seats.map(() => ({
      in: true,
      coins: 3,
      points: 0,
      charms: 1,
      hand: deck.splice(0, 2),
      discarding: [],
      bid: null,
    }));
    const agenda = [{ step: 'round', args: {} } as const];
    const frame = { random, revealed: 0, agenda, outcome: null };
    return {
      ...frame,
      seats: toySeats,
      deck,
      pile: 0,
      round: 0,
      rounds,
      bidsUp: false,
      basket: [],
      die: null,
      windows: newWindows(),
    };
  },
  steps: { round, bid, 'turn-up': turnUp, first, turn, concession },
  view,
  imagination: toyImagination,
  readState: readToyState,
  concession: seat => ({ step: 'concession', args: { seat } }),
  seatsIn,
  round: state => state.round,
  texts: { en: { ...kernelTexts, drew: '{seat} draws a card.', conceded: '{seat} gives up.' } },
};
