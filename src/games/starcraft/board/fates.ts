import type { PaneContext } from '../../../boards/pane.ts';
import { otherSide } from '../state/battle.ts';
import type { BattleSide, Fighter, FighterId } from '../state/battle.ts';
import { say, unitName } from '../text/say.ts';
import type { BattleView, SkirmishView } from '../view/battle.ts';
import { paragraph, span } from '../../../boards/drawing/lines.ts';
import type { Line } from '../../../boards/drawing/lines.ts';

const INDENT = '  ';

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
  const own = skirmish[side];
  const enemy = skirmish[otherSide(side)];
  const comparedNumbers = { attack: enemy.attack ?? 0, health: own.health ?? 0 };
  const isByNumbers = comparedNumbers.attack >= comparedNumbers.health;
  const fighters = own.fallen.flatMap(id => fighterOf(battle, id));
  const { format } = context;
  const styledLines = (words: Parameters<typeof format>[0], style: { readonly tone: 'danger' | 'good' }): Line[] =>
    paragraph(format(words), width - INDENT.length, style).map((line): Line => [span(INDENT), ...line]);
  if (fighters.length > 0) {
    return fighters.flatMap(({ unit, fate }) => {
      const destroyedKey = isByNumbers ? 'board.skirmish.falls' : 'board.skirmish.falls-by-card';
      const key = fate === 'destroyed' ? destroyedKey : 'board.skirmish.withdraws';
      return styledLines(say(key, { unit: unitName(unit), ...comparedNumbers }), {
        tone: fate === 'destroyed' ? 'danger' : 'good',
      });
    });
  }
  const [front] = fighterOf(battle, own.front);
  if (front === undefined || (enemy.strong && skirmish.stage !== 'done')) return [];
  const key = enemy.strong ? 'board.skirmish.out-of-reach' : 'board.skirmish.holds';
  return styledLines(say(key, { unit: unitName(front.unit), ...comparedNumbers }), { tone: 'good' });
}

function fighterOf({ fighters }: BattleView, id: FighterId): readonly Fighter[] {
  return fighters.filter(fighter => fighter.id === id);
}
