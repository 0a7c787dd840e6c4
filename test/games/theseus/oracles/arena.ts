import { randomAnswer } from '../../../../src/bots/random.ts';
import { CARDS, cardsOf, kindOf } from '../../../../src/games/theseus/data/cards.ts';
import type { CardId, CardKind } from '../../../../src/games/theseus/data/cards.ts';
import type { SlotId } from '../../../../src/games/theseus/data/ids.ts';
import { neighboursOf } from '../../../../src/games/theseus/data/places.ts';
import { UNIT_IDS, unitFacts } from '../../../../src/games/theseus/data/units.ts';
import { theseus } from '../../../../src/games/theseus/game.ts';
import { emptySlots, ownerOf } from '../../../../src/games/theseus/state/cards.ts';
import { areAllied, cardFactionOf, seatOfFaction, seatState } from '../../../../src/games/theseus/state/seats.ts';
import type { SeatState, TheseusState } from '../../../../src/games/theseus/state/state.ts';
import { upgradesLeft } from '../../../../src/games/theseus/state/tokens.ts';
import { unitsOf, unitState } from '../../../../src/games/theseus/state/units.ts';
import { recordFrom } from '../../../../src/kernel/history/open.ts';
import type { CheckpointPolicy } from '../../../../src/kernel/match/checkpoints.ts';
import type { Match, MatchSetting } from '../../../../src/kernel/history/playable.ts';
import { randomBelow, seededRandom } from '../../../../src/kernel/plain/random.ts';
import type { Seat } from '../../../../src/kernel/words/message.ts';
import { stateOf } from './matches.ts';

/** The slots around which each seat's cards lie: those of the common sectors with most neighbours. */
const CENTRES: readonly SlotId[] = ['corridors-s2', 'tech-bay-s2', 'control-room-s1', 'control-room-s4'];

/**
 * A match that begins after its set-up at a position built by hand: in a common sector each seat has a Reproduction
 * (TH-15) amid cards of its own, the `wanted` kinds first, with a token on most, and every player has upgrade tokens.
 */
export function arenaMatch(setting: MatchSetting, keeping: CheckpointPolicy, wanted: ReadonlySet<string>): Match {
  const match = theseus.start(setting);
  const random = seededRandom(`arena ${setting.seed}`);
  while (match.decision !== null && stateOf(match).phase === 'set-up') {
    match.answer(match.decision.n, randomAnswer(match.decision, random));
  }
  const state = stateOf(match);
  state.seats.forEach((owner, seat) => {
    const faction = cardFactionOf(state, seat);
    const centre = CENTRES[seat];
    if (faction === null || centre === undefined) return;
    const isFree = (card: CardId): boolean => owner.deck.includes(card) || owner.removed.includes(card);
    const liking = (kind: CardKind): number => (wanted.has(kind) ? 100 : 0) + randomBelow(random, 10);
    const cards = cardsOf(faction).filter(card => !CARDS[kindOf(card)].types.some(type => type === 'instant'));
    const ranked = cards
      .filter(card => isFree(card) && kindOf(card) !== `${faction}-reproduction`)
      .map(card => ({ card, worth: liking(kindOf(card)) }))
      .sort((one, other) => other.worth - one.worth);
    const copier = cards.find(card => isFree(card) && kindOf(card) === `${faction}-reproduction`);
    if (copier !== undefined) put(state, owner, copier, centre);
    for (const slot of neighboursOf(centre)) {
      const next = ranked.shift();
      if (next !== undefined) put(state, owner, next.card, slot);
    }
  });
  strain(state);
  state.agenda = [{ step: 'turn.begin', args: { seat: state.order[0] ?? 0 } }];
  state.turn = null;
  state.round = 0;
  return theseus.restore(recordFrom(match.start, state), keeping);
}

/**
 * What seldom comes by itself: hardly any upgrade tokens are left, every other unit is upgraded, and two of one seat
 * are in space or held.
 */
function strain(state: TheseusState): void {
  UNIT_IDS.forEach((unit, at) => {
    const found = state.units[unit];
    if (found !== undefined && at % 2 === 0 && unitFacts(unit).upgraded !== null) found.side = 'upgraded';
  });
  const [first = 0] = state.order;
  const [one, other] = unitsOf(state, first).map(unit => unitState(state, unit));
  const grippers = installGrippers(state, first);
  if (one !== undefined && other !== undefined && grippers.length === 2) {
    [one.heldBy = null, other.heldBy = null] = grippers;
  } else if (one !== undefined && other !== undefined && giveRecall(state, first)) {
    one.place = 'space';
    other.place = 'space';
  }
  for (const owner of state.seats) owner.upgrades = Math.floor(upgradesLeft(state) / 2);
}

/** Both Grippers of an enemy of `seat`, if it is the Scientists and they are free. */
function installGrippers(state: TheseusState, seat: Seat): CardId[] {
  const scientists = seatOfFaction(state, 'scientists');
  if (scientists === null || areAllied(state, scientists, seat)) return [];
  const owner = seatState(state, scientists);
  const free = cardsOf('scientists').filter(
    card => kindOf(card) === 'scientists-gripper' && (owner.deck.includes(card) || owner.removed.includes(card)),
  );
  const slots = emptySlots(state);
  if (free.length < 2 || slots.length < 2) return [];
  free.forEach((card, at) => put(state, owner, card, slots[at] ?? 'corridors-s1'));
  return free;
}

/** The bonus card Recall of an earlier box goes before `seat`, in place of one that is out of the match. */
function giveRecall(state: TheseusState, seat: Seat): boolean {
  if (state.bonusOut.length === 0) return false;
  seatState(state, seat).aside.push('bonus-recall-1');
  return true;
}

/** Installs a card; what lay in the slot is out of the match. */
function put(state: TheseusState, owner: SeatState, card: CardId, slot: SlotId): void {
  const there = state.installed[slot];
  if (there !== undefined) seatState(state, ownerOf(state, there.card)).discard.push(there.card);
  const bonus = state.bonus[slot];
  if (bonus !== undefined) state.bonusUsed.push(bonus);
  Reflect.deleteProperty(state.bonus, slot);
  owner.deck = owner.deck.filter(other => other !== card);
  owner.removed = owner.removed.filter(other => other !== card);
  const upgrades = CARDS[kindOf(card)].number === null ? 0 : 1;
  state.installed[slot] = { card, upgrades, camera: 0, takenBy: null };
}
