import type { Seat } from '../../../kernel/words/message.ts';
import type { CardId } from '../data/cards.ts';
import { BATTLE_SIDES, standingFighters } from '../state/battle.ts';
import type { SkirmishSide } from '../state/battle.ts';
import { battleOf } from '../state/bout.ts';
import { isInGame } from '../state/seats.ts';
import type { StarCraft } from '../state/state.ts';
import { cardName, say } from '../text/say.ts';
import { discardCards } from './cards.ts';
import { returnUnits } from './pieces.ts';

/**
 * SC-20.2: takes the units of an eliminated seat off the battle line and discards its cards; the battle goes on with
 * step 9. Does nothing if the seat is in no battle.
 */
export function leaveBattle(game: StarCraft, seat: Seat): void {
  const { battle } = game.state;
  if (battle === null) return;
  for (const side of BATTLE_SIDES) {
    if (battle[side] !== seat) continue;
    const fightersLeft = standingFighters(battle, side);
    if (fightersLeft.length === 0) continue;
    for (const fighter of fightersLeft) {
      fighter.fate = 'destroyed';
      returnUnits(game, seat, fighter.unit);
    }
    game.tell?.({ words: say('battle.left', { seat: { seat } }), rule: 'SC-20.2' });
  }
}

/** SC-20.2: takes eliminated sides off the battle line. Returns whether both sides are still fighting. */
export function checkStillFought(game: StarCraft): boolean {
  const battle = battleOf(game.state);
  let isBattleOn = true;
  for (const side of BATTLE_SIDES) {
    if (!isInGame(game.state, battle[side])) leaveBattle(game, battle[side]);
    if (!battle.fighters.some(fighter => fighter.side === side && fighter.fate === 'standing')) isBattleOn = false;
  }
  return isBattleOn;
}

/**
 * Discards the cards of one side that still lie at a skirmish (SC-13.7.C.5). Cards that are still face down, because
 * the battle was broken off, are revealed: discard piles are open (SC-24).
 */
export function clearCards(game: StarCraft, seat: Seat, ownSide: SkirmishSide): void {
  const placedCards = [ownSide.standard, ownSide.reinforcement].filter(card => card !== null);
  const cards = placedCards.map(({ card }) => card);
  if (placedCards.some(({ faceUp }) => !faceUp)) {
    game.reveal();
    game.tell?.({
      words: say('battle.cards-up', { seat: { seat }, cards: cards.map(cardName) }),
      refs: cards.map((card): `card:${CardId}` => `card:${card}`),
      rule: 'SC-13.7.C.5',
    });
  }
  ownSide.standard = null;
  ownSide.reinforcement = null;
  ownSide.played.push(...cards);
  discardCards(game, seat, cards);
}
