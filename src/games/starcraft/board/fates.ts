import type { PaneContext } from '../../../boards/pane.ts';
import { otherSide } from '../state/battle.ts';
import type { BattleSide, Fighter, FighterId } from '../state/battle.ts';
import { say, unitName } from '../text/say.ts';
import type { BattleView, SkirmishView } from '../view/battle.ts';
import { indented } from '../../../boards/drawing/lines.ts';
import type { Line } from '../../../boards/drawing/lines.ts';

/**
 * The lines with the result for one side of a skirmish after the comparison: which units fall, withdraw or hold, and
 * the numbers that decided it.
 */
export function fateLines(
  context: PaneContext,
  battle: BattleView,
  skirmish: SkirmishView,
  side: BattleSide,
  width: number,
): Line[] {
  const ownSide = skirmish[side];
  const enemySide = skirmish[otherSide(side)];
  const comparedNumbers = { attack: enemySide.attack ?? 0, health: ownSide.health ?? 0 };
  const isDecidedByNumbers = comparedNumbers.attack >= comparedNumbers.health;
  const fighters = ownSide.fallen.flatMap(id => fighterOf(battle, id));
  const { format } = context;
  const styledLines = (words: Parameters<typeof format>[0], style: { readonly tone: 'danger' | 'good' }): Line[] =>
    indented(format(words), width, style);
  if (fighters.length > 0) {
    return fighters.flatMap(({ unit, fate }) => {
      const destroyedKey = isDecidedByNumbers ? 'board.skirmish.falls' : 'board.skirmish.falls-by-card';
      const fateKey = fate === 'destroyed' ? destroyedKey : 'board.skirmish.withdraws';
      return styledLines(say(fateKey, { unit: unitName(unit), ...comparedNumbers }), {
        tone: fate === 'destroyed' ? 'danger' : 'good',
      });
    });
  }
  const [front] = fighterOf(battle, ownSide.front);
  if (front === undefined || (enemySide.strong && skirmish.stage !== 'done')) return [];
  const fateKey = enemySide.strong ? 'board.skirmish.out-of-reach' : 'board.skirmish.holds';
  return styledLines(say(fateKey, { unit: unitName(front.unit), ...comparedNumbers }), { tone: 'good' });
}

function fighterOf({ fighters }: BattleView, id: FighterId): readonly Fighter[] {
  return fighters.filter(fighter => fighter.id === id);
}
