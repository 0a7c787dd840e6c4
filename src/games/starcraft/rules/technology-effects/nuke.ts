import type { Rule } from '../../../../kernel/match/rule.ts';
import type { CardId } from '../../data/cards.ts';
import { fighterById, otherSide, present } from '../../state/battle.ts';
import type { Bout } from '../../state/bout.ts';
import type { StarCraft } from '../../state/state.ts';
import { fall, withdraw } from '../cloaking.ts';
import { returnToTechnologyDeck } from '../technologies.ts';

/** SC-15.10: whether Nuke works: not if its Ghost was destroyed, but also if its Ghost withdrew. */
export function canNuke({ battle, own }: Bout): boolean {
  return fighterById(battle, own.front).fate !== 'destroyed';
}

/**
 * Nuke: every enemy unit still in the skirmish is destroyed; cloaked ones withdraw (ruling cloaking-and-abilities). The
 * card goes back to the Technology deck, even when nobody was left to fall (ruling returning-cards).
 */
export function* nuke(game: StarCraft, { battle, side, seat, own, enemy }: Bout, card: CardId): Rule {
  for (const fighter of present(battle, enemy)) fall(game, fighter);
  yield* withdraw(game, otherSide(side));
  // Until then it lies at the skirmish: somebody may be asked where to withdraw to.
  own.standard = null;
  own.played.push(card);
  returnToTechnologyDeck(game, seat, card);
}
