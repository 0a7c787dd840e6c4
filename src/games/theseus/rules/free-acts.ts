import type { Blocked, Option } from '../../../kernel/match/decision.ts';
import { choose } from '../../../kernel/match/rule.ts';
import type { Rule } from '../../../kernel/match/rule.ts';
import type { Seat } from '../../../kernel/words/message.ts';
import { isBonusCardId } from '../data/bonus-cards.ts';
import type { BonusCardId } from '../data/bonus-cards.ts';
import { alliesOf, seatState } from '../state/seats.ts';
import type { AsideCard, Theseus, TheseusState } from '../state/state.ts';
import { cardName, say } from '../text/say.ts';
import { instantOf } from './card-effects/instants.ts';
import type { Obstacle } from './card-effects/effect.ts';
import { blockedUpgrades, upgrade, upgradeOptions } from './upgrades.ts';
import type { Upgrade } from './upgrades.ts';

/**
 * TH-5.2: what the active player may do between the steps of its turn. It rides along as further options of the player's next
 * decision: `flip:…`, `token:…`, `play:…`; then that decision is asked again.
 */
export type FreeAct = Upgrade | { readonly do: 'play'; readonly card: AsideCard; readonly owner: Seat };

/** Everything that may be done now. */
export function freeActs(state: TheseusState, seat: Seat): Option<FreeAct>[] {
  const plays = asideCards(state, seat)
    .filter(({ card }) => whyNotPlay(state, seat, card) === null)
    .map(({ card, owner }): Option<FreeAct> => ({ ...playFace(card), value: { do: 'play', card, owner } }));
  return [...plays, ...upgradeOptions(state, seat)];
}

/** What may not be done now, and why. */
export function blockedActs(state: TheseusState, seat: Seat): Blocked[] {
  const plays = asideCards(state, seat).flatMap(({ card }) => {
    const obstacle = whyNotPlay(state, seat, card);
    return obstacle === null ? [] : [{ ...playFace(card), ...obstacle }];
  });
  return [...plays, ...blockedUpgrades(state, seat)];
}

/** Carries one of them out. */
export function* actFreely(game: Theseus, seat: Seat, act: FreeAct): Rule {
  if (act.do === 'play') yield* play(game, seat, act.card, act.owner);
  else upgrade(game, seat, act);
}

/** TH-11.7: a bonus card may be used the moment it is gained, before anything else happens. */
export function* offerAtOnce(game: Theseus, seat: Seat, card: BonusCardId | null): Rule {
  if (card === null || whyNotPlay(game.state, seat, card) !== null) return;
  const wanted = yield* choose(
    game,
    seat,
    'pending.bonus',
    [
      { id: 'keep', words: say('bonus.keep'), value: false },
      { ...playFace(card), value: true },
    ],
    { prompt: say('bonus.at-once', { card: cardName(card) }), rule: 'TH-11.7' },
  );
  if (wanted) yield* play(game, seat, card, seat);
}

/** TH-11.6, TH-19.5: the cards before a player and its ally. */
function asideCards(state: TheseusState, seat: Seat): { readonly card: AsideCard; readonly owner: Seat }[] {
  const found: { readonly card: AsideCard; readonly owner: Seat }[] = [];
  for (const owner of alliesOf(state, seat))
    for (const card of seatState(state, owner).aside) found.push({ card, owner });
  return found;
}

function whyNotPlay(state: TheseusState, seat: Seat, card: AsideCard): Obstacle | null {
  return instantOf(card).whyNot(state, seat);
}

function* play(game: Theseus, seat: Seat, card: AsideCard, owner: Seat): Rule {
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

function playFace(card: AsideCard): Pick<Blocked, 'id' | 'words' | 'refs'> {
  return { id: `play:${card}`, words: say('instant.play', { card: cardName(card) }), refs: [`card:${card}`] };
}
