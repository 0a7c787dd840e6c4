import type { Option } from '../../../../kernel/match/decision.ts';
import { choose } from '../../../../kernel/match/rule.ts';
import type { Rule } from '../../../../kernel/match/rule.ts';
import type { VictimFilter } from '../../data/abilities.ts';
import type { CardId } from '../../data/cards.ts';
import { alike, otherSide, present } from '../../state/battle.ts';
import type { Fighter } from '../../state/battle.ts';
import type { Bout } from '../../state/bout.ts';
import type { StarCraft } from '../../state/state.ts';
import { cardName, say, unitName } from '../../text/say.ts';
import { fall, isHidden, withdraw } from '../cloaking.ts';
import { fitting } from './opponent-destroys.ts';

/** The enemy units still in the skirmish that Spawn Broodling can cost: biological ground units. */
export function broodlingVictims({ battle, enemy }: Bout, filter: VictimFilter): Fighter[] {
  return fitting(present(battle, enemy), filter);
}

/**
 * Spawn Broodling: the opponent picks one of these units and destroys it, at the end of the Destroy sub-step; a cloaked
 * one, which they may pick, withdraws (SC-15.1, ruling cloaking-and-abilities).
 */
export function* spawnBroodling(game: StarCraft, bout: Bout, card: CardId, filter: VictimFilter): Rule {
  const { battle, side, enemy } = bout;
  const other = otherSide(side);
  const fit = broodlingVictims(bout, filter);
  if (fit.length === 0) return;
  const victim = yield* choose(game, battle[other], 'battle.own-victim', options(game, fit), {
    prompt: say('battle.own-victim.prompt', { card: cardName(card) }),
    rule: 'SC-13.7.C.4',
    blocked: () =>
      alike(present(battle, enemy).filter(fighter => !fit.includes(fighter))).map(({ unit }) => ({
        id: `destroy:${unit}`,
        words: unitName(unit),
        why: say('battle.own-victim.broodling'),
        rule: 'SC-13.7.C.4',
      })),
  });
  fall(game, victim);
  yield* withdraw(game, other);
}

/** Units of one type are alike, but for cloaking. */
function options(game: StarCraft, fit: readonly Fighter[]): Option<Fighter>[] {
  const isSaved = ({ side, id }: Fighter): boolean => isHidden(game.state, side, id);
  const open = alike(fit.filter(fighter => !isSaved(fighter)));
  const cloaked = alike(fit.filter(isSaved));
  return [
    ...open.flatMap(({ unit, fighters }): Option<Fighter>[] =>
      fighters.slice(0, 1).map(fighter => ({
        id: `destroy:${unit}`,
        words: say('battle.count', { unit: unitName(unit), count: fighters.length }),
        refs: [`fighter:${fighter.id}`],
        value: fighter,
      })),
    ),
    ...cloaked.flatMap(({ unit, fighters }): Option<Fighter>[] =>
      fighters.slice(0, 1).map(fighter => ({
        id: `withdraw:${unit}`,
        words: say('battle.own-victim.cloaked', { unit: unitName(unit) }),
        refs: [`fighter:${fighter.id}`],
        value: fighter,
      })),
    ),
  ];
}
