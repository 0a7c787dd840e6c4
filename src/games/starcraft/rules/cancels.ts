import type { Blocked, Option } from '../../../kernel/match/decision.ts';
import { RuleFault } from '../../../kernel/match/refusal.ts';
import { choose } from '../../../kernel/match/rule.ts';
import type { Rule } from '../../../kernel/match/rule.ts';
import type { CardId } from '../data/cards.ts';
import { otherSide } from '../state/battle.ts';
import type { BattleSide } from '../state/battle.ts';
import { boutOf } from '../state/bout.ts';
import { drawable, isReinforcement, isStandard } from '../state/placing.ts';
import { seatState } from '../state/seats.ts';
import type { StarCraft } from '../state/state.ts';
import { cardName, say } from '../text/say.ts';
import { abilitiesOf } from './abilities.ts';
import { cardsBlocked, standardMessage } from './battle-cards.ts';
import { whyNot } from './conditions.ts';
import { checkStandard, dropCard, standardFromDeck } from './reveal.ts';

/**
 * SC-15.4: the cancels of a side. They precede all other abilities, the attacker's first; so a cancelled cancel does
 * nothing.
 */
export function* cancelCards(game: StarCraft, side: BattleSide): Rule {
  const bout = boutOf(game.state, side);
  for (const { card, ability } of abilitiesOf(game.state, bout, ['cancel'])) {
    if (ability.op !== 'cancel') throw new RuleFault(`${card}: "${ability.op}" is no cancel.`);
    if (whyNot(game.state, bout, ability.if) !== null) continue;
    if (ability.what === 'reinforcement') cancelReinforcement(game, otherSide(side));
    else yield* cancelStandard(game, otherSide(side), ability.replace);
  }
}

/** The reinforcement card of `side` goes to its owner's discard pile, unused. */
function cancelReinforcement(game: StarCraft, side: BattleSide): void {
  const { own } = boutOf(game.state, side);
  if (own.reinforcement === null) return;
  const { card } = own.reinforcement;
  own.reinforcement = null;
  dropCard(game, side, card, 'battle.gone.cancelled');
}

/** The standard card of `side` goes, and its owner replaces it: from the hand or from the deck, open at once. */
function* cancelStandard(game: StarCraft, side: BattleSide, replace: boolean): Rule {
  const { own } = boutOf(game.state, side);
  if (own.standard === null) return;
  const { card } = own.standard;
  own.standard = null;
  dropCard(game, side, card, 'battle.gone.cancelled');
  if (replace) yield* layAnother(game, side);
  checkStandard(game, side);
}

function noDeck(): Blocked {
  return { id: 'deck', words: say('battle.cards.deck'), why: say('battle.cards.why.no-deck'), rule: 'SC-11.8' };
}

function* layAnother(game: StarCraft, side: BattleSide): Rule {
  const { battle, own, seat } = boutOf(game.state, side);
  const owner = seatState(game.state, seat);
  const options: Option<CardId | 'deck' | 'none'>[] = owner.hand.filter(isStandard).map(card => ({
    id: `card:${card}`,
    words: standardMessage(battle, own, card),
    refs: [`card:${card}`],
    value: card,
  }));
  if (drawable(game.state, seat) > 0) options.push({ id: 'deck', words: say('battle.cards.deck'), value: 'deck' });
  if (options.length === 0) options.push({ id: 'none', words: say('battle.cards.nothing'), value: 'none' });
  const answer = yield* choose(game, seat, 'battle.replace', options, {
    prompt: say('battle.replace.prompt'),
    rule: 'SC-15.4',
    secrecy: 'sealed',
    blocked: () => [
      ...cardsBlocked(owner.hand.filter(isReinforcement), say('why.battle.not-standard'), 'SC-15.4'),
      ...(drawable(game.state, seat) > 0 ? [] : [noDeck()]),
    ],
  });
  if (answer === 'none') return;
  if (answer === 'deck') {
    own.standard = standardFromDeck(game, side);
    return;
  }
  game.reveal();
  owner.hand = owner.hand.filter(card => card !== answer);
  own.standard = { card: answer, from: 'hand', faceUp: true };
  game.tell?.({
    words: say('battle.replaced', { seat: { seat }, card: cardName(answer) }),
    refs: [`card:${answer}`],
    rule: 'SC-15.4',
  });
}
