import { joinedOffers, offer } from '../../../kernel/match/offer.ts';
import type { OptionFace, Offer, Reason } from '../../../kernel/match/offer.ts';
import { choose } from '../../../kernel/match/rule.ts';
import type { Rule } from '../../../kernel/match/rule.ts';
import type { Seat } from '../../../kernel/words/message.ts';
import { isBonusCardId } from '../data/bonus-cards.ts';
import type { BonusCardId } from '../data/bonus-cards.ts';
import { does } from '../state/does.ts';
import { alliesOf, seatState } from '../state/seats.ts';
import type { AsideCard, Theseus, TheseusState } from '../state/state.ts';
import { cardName, say } from '../text/say.ts';
import { instantOf } from './card-effects/instants.ts';
import { offerUpgrades, upgrade } from './upgrades.ts';
import type { Upgrade } from './upgrades.ts';

/**
 * TH-5.2: a free action, which the active player may take between the steps of its turn. Free actions are added to the
 * options of the player's next decision (`flip:…`, `token:…`, `play:…`). After a free action that decision is asked
 * again.
 */
export type FreeAct = Upgrade | { readonly do: 'play'; readonly card: AsideCard; readonly owner: Seat };

/** The free actions of a seat as options, including blocked ones. */
export function offerActs(state: TheseusState, seat: Seat): Offer<FreeAct> {
  return joinedOffers<FreeAct>(offerPlays(state, seat), offerUpgrades(state, seat));
}

function offerPlays(state: TheseusState, seat: Seat): Offer<FreeAct> {
  return offer<AsideEntry, FreeAct, Reason>(asideCards(state, seat), {
    id: ({ card }) => playId(card),
    fault: ({ card }) => whyNotPlay(state, seat, card),
    face: ({ card }) => playFace(card),
    why: obstacle => obstacle,
    value: ({ card, owner }) => ({ do: 'play', card, owner }),
  });
}

/** Carries out a free action. */
export function* actFreely(game: Theseus, seat: Seat, freeAct: FreeAct): Rule {
  if (freeAct.do === 'play') yield* playCard(game, seat, freeAct.card, freeAct.owner);
  else upgrade(game, seat, freeAct);
}

/**
 * TH-11.7: asks whether a bonus card that was just gained is used before anything else happens. `isWaiting`: the card
 * will soon be offered again with the same effect, so the question may be answered automatically with "keep".
 */
export function* offerAtOnce(game: Theseus, seat: Seat, card: BonusCardId | null, isWaiting: boolean): Rule {
  if (card === null || whyNotPlay(game.state, seat, card) !== null) return;
  const isUsed = yield* choose(
    game,
    seat,
    'pending.bonus',
    [
      { id: 'keep', words: say('bonus.keep'), value: false, autoAnswer: isWaiting ? true : undefined },
      { id: playId(card), ...playFace(card), value: true },
    ],
    { prompt: say('bonus.at-once', { card: cardName(card) }), rule: 'TH-11.7' },
  );
  if (isUsed) yield* playCard(game, seat, card, seat);
}

/** A card in front of a player, and that player's seat. */
interface AsideEntry {
  readonly card: AsideCard;
  readonly owner: Seat;
}

/** TH-11.6, TH-19.5: the cards in front of a player and its allies. */
function asideCards(state: TheseusState, seat: Seat): AsideEntry[] {
  const asideEntries: AsideEntry[] = [];
  for (const owner of alliesOf(state, seat))
    for (const card of seatState(state, owner).aside) asideEntries.push({ card, owner });
  return asideEntries;
}

function whyNotPlay(state: TheseusState, seat: Seat, card: AsideCard): Reason | null {
  return instantOf(card).whyNot(state, seat);
}

function* playCard(game: Theseus, seat: Seat, card: AsideCard, owner: Seat): Rule {
  const { aside, discard } = seatState(game.state, owner);
  aside.splice(aside.indexOf(card), 1);
  if (isBonusCardId(card)) game.state.bonusUsed.push(card);
  else discard.push(card);
  game.tell?.({
    words: say('instant.played', { seat: { seat }, card: cardName(card) }),
    rule: 'TH-11.6',
    refs: [`card:${card}`],
  });
  yield* instantOf(card).play(game, seat, card);
}

function playId(card: AsideCard): string {
  return `play:${card}`;
}

function playFace(card: AsideCard): OptionFace {
  return { words: say('instant.play', { card: cardName(card) }), details: does('play'), refs: [`card:${card}`] };
}
