import type { Rule } from '../../../../kernel/match/rule.ts';
import type { CardId } from '../../data/cards.ts';
import { fighterById, otherSide, fightersInSkirmish } from '../../state/battle.ts';
import type { Bout } from '../../state/bout.ts';
import type { StarCraft } from '../../state/state.ts';
import { markDestroyed, withdraw } from '../cloaking.ts';
import { returnToTechnologyDeck } from '../technologies.ts';

/** SC-15.10: whether Nuke works. It does not work if its Ghost was destroyed, but it does if its Ghost withdrew. */
export function canNuke({ battle, own }: Bout): boolean {
  return fighterById(battle, own.front).fate !== 'destroyed';
}

/**
 * Nuke: destroys every enemy unit that is still in the skirmish; cloaked units withdraw (ruling
 * cloaking-and-abilities). The card returns to the Technology deck, even if it destroyed no unit (ruling
 * returning-cards).
 */
export function* useNuke(game: StarCraft, { battle, side, seat, own, enemy }: Bout, card: CardId): Rule {
  for (const fighter of fightersInSkirmish(battle, enemy)) markDestroyed(game, fighter);
  yield* withdraw(game, otherSide(side));
  // The card stays at the skirmish until now, because the owner of a cloaked unit may first be asked where to withdraw.
  own.standard = null;
  own.played.push(card);
  returnToTechnologyDeck(game, seat, card);
}
