import { dealNewHandles, takeHandle } from '../../../src/kernel/match/handles.ts';
import { offer } from '../../../src/kernel/match/offer.ts';
import { beat, choose } from '../../../src/kernel/match/rule.ts';
import type { Rule } from '../../../src/kernel/match/rule.ts';
import { writeSheet } from '../../../src/kernel/match/sheets.ts';
import { message } from '../../../src/kernel/words/message.ts';
import type { Seat } from '../../../src/kernel/words/message.ts';
import { kindName, kindNames, note, seatOf, seatsIn } from './counters.ts';
import type { Fleets } from './counters.ts';
import { countersAt, countersOf, homeOf, inBox, KIND_IDS, KINDS, PLACES, priceOf } from './state.ts';
import type { Counter, Kind } from './state.ts';

/** FL-2: each seat writes down what it buys. */
export function* buy(game: Fleets, { seat }: { seat: Seat }): Rule {
  const mine = seatOf(game, seat);
  if (!mine.in) return;
  yield* writeSheet(game, {
    seat,
    kind: 'sheet.done',
    rule: 'FL-2',
    prompt: () => message('fleets.sure'),
    keep: message('fleets.keep'),
    tearUp: message('fleets.tear-up'),
    clear: () => (mine.sheet = []),
    rows: () => rows(game, seat),
  });
}

/** FL-2.1: a row for each counter, as long as there is money and the box is not empty. */
export function* rows(game: Fleets, seat: Seat): Rule {
  const mine = seatOf(game, seat);
  for (;;) {
    const written = mine.sheet ?? [];
    const left = mine.coins - priceOf(written);
    const { options, blocked } = offer<Kind | null, Kind | null, 'money' | 'box'>([...KIND_IDS, null], {
      id: kind => (kind === null ? 'enough' : `buy:${kind}`),
      fault: kind => {
        if (kind === null) return null;
        if (inBox(game.state, seat, kind) === 0) return 'box';
        return KINDS[kind].price > left ? 'money' : null;
      },
      face: kind => ({ words: kind === null ? message('fleets.enough') : kindName(kind) }),
      why: fault => ({ why: message(`fleets.no-${fault}`), rule: 'FL-2.1' }),
      value: kind => kind,
    });
    const about = { prompt: message('fleets.buy', { left }), rule: 'FL-2.1', secrecy: 'sealed', blocked } as const;
    const kind = yield* choose(game, seat, 'sheet.row', options, about);
    if (kind === null) return;
    mine.sheet = [...written, kind];
  }
}

/** FL-3: what was bought comes face down to the home of its seat. Everybody sees how much it is. */
export function* place(game: Fleets): Rule {
  const { state } = game;
  game.reveal();
  for (const seat of seatsIn(state)) {
    const mine = seatOf(game, seat);
    const kinds = mine.sheet ?? [];
    mine.sheet = null;
    if (countersAt(state, homeOf(seat)).some(({ owner }) => owner !== seat)) continue;
    mine.coins -= priceOf(kinds);
    for (const kind of kinds) {
      const handle = takeHandle(state.handles);
      state.counters.push({ handle, owner: seat, kind, at: homeOf(seat), up: false, moved: false });
    }
    dealNewHandles(state.handles, countersAt(state, homeOf(seat), seat));
    game.tell?.({
      words: message('fleets.placed', { seat: { seat }, count: kinds.length }),
      secrets: [{ seats: [seat], words: message('fleets.placed.own', { seat: { seat }, kinds: kindNames(kinds) }) }],
    });
  }
  yield* beat('placed');
}

type Act = { readonly counter: Counter; readonly to: number } | { readonly scan: number; readonly owner: Seat } | null;

const beside = (at: number): number[] => [(at + 1) % PLACES, (at + PLACES - 1) % PLACES];

/** FL-4: counters move to places beside them, once each; once a turn a place beside one's counters is scanned. */
export function* turn(game: Fleets, { seat }: { seat: Seat }): Rule {
  const { state } = game;
  const mine = seatOf(game, seat);
  if (!mine.in) return;
  const own = countersOf(state, seat);
  const moves = own.flatMap((counter): Act[] => beside(counter.at).map(to => ({ counter, to })));
  const near = [...new Set(own.flatMap(({ at }) => beside(at)))].sort((one, other) => one - other);
  const scans = near.flatMap((scan): Act[] => {
    const [other] = countersAt(state, scan).filter(({ owner }) => owner !== seat);
    return other === undefined ? [] : [{ scan, owner: other.owner }];
  });
  const { options, blocked } = offer<Act, Act, string>([null, ...moves, ...scans], {
    id: act => {
      if (act === null) return 'done';
      return 'to' in act ? `move:c${act.counter.handle}:p${act.to}` : `scan:p${act.scan}`;
    },
    fault: act => {
      if (act === null) return null;
      if ('scan' in act) return mine.scanned ? 'FL-4.2' : null;
      return act.counter.moved ? 'FL-4.1' : null;
    },
    face: act => {
      if (act === null) return { words: message('fleets.turn-over') };
      if ('scan' in act) return { words: message('fleets.scan', { at: act.scan }), refs: [`place:${act.scan}`] };
      const { counter, to } = act;
      const words = message('fleets.move', { kind: kindName(counter.kind), from: counter.at, to });
      return { words, refs: [`counter:${counter.handle}`, `place:${to}`] };
    },
    why: rule => ({ why: message('fleets.once'), rule }),
    value: act => act,
  });
  const about = { prompt: message('fleets.turn'), rule: 'FL-4', secrecy: 'own-view', blocked } as const;
  const act = yield* choose(game, seat, 'turn', options, about);
  if (act === null) {
    for (const counter of own) counter.moved = false;
    return;
  }
  if ('scan' in act) scan(game, seat, act.scan, act.owner);
  else move(game, act.counter, act.to);
  if ('to' in act && countersAt(state, act.to).some(({ owner }) => owner !== seat)) {
    game.next('battle', { at: act.to, by: seat });
  }
  game.next('turn', { seat });
}

/** FL-4.1: everybody sees which counter moves, and nobody else what it is. */
export function move(game: Fleets, counter: Counter, to: number): void {
  const { state } = game;
  const { owner, at } = counter;
  const left = countersAt(state, at, owner).length;
  const known = state.seen.filter(each => each.owner === owner && each.at === at);
  state.seen = state.seen.filter(each => !known.includes(each));
  // What was seen there goes with the only counter, and is worth nothing any more when nobody knows which of several
  // went.
  if (left === 1) for (const { by, kinds } of known) note(state, { by, owner, at: to, kinds });
  counter.at = to;
  counter.moved = true;
  dealNewHandles(state.handles, countersAt(state, at, owner));
  dealNewHandles(state.handles, countersAt(state, to, owner));
  const told = { seat: { seat: owner }, from: at, to };
  game.tell?.({
    words: message('fleets.moved', told),
    refs: [`place:${to}`],
    rule: 'FL-4.1',
    secrets: [{ seats: [owner], words: message('fleets.moved.own', { ...told, kind: kindName(counter.kind) }) }],
  });
}

/** FL-4.2: only the seat that scans hears what lies there, and that it has scanned at all. */
export function scan(game: Fleets, seat: Seat, at: number, owner: Seat): void {
  const { state } = game;
  seatOf(game, seat).scanned = true;
  const kinds = game.uncover(() => countersAt(state, at, owner).map(({ kind }) => kind));
  state.seen = state.seen.filter(each => each.by !== seat || each.at !== at || each.owner !== owner);
  note(state, { by: seat, owner, at, kinds });
  const words = message('fleets.scanned', { at, kinds: kindNames(kinds) });
  game.tell?.({ words: null, rule: 'FL-4.2', secrets: [{ seats: [seat], words }] });
}
