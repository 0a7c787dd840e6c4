import type { PaneContext } from '../../../boards/pane.ts';
import type { BattleView } from '../view/battle.ts';
import type { Ref } from '../../../kernel/words/message.ts';
import { UNITS, UNIT_TYPES } from '../data/units.ts';
import type { UnitType } from '../data/units.ts';
import { BATTLE_SIDES } from '../state/battle.ts';
import type { BattleSide, Fighter, FighterId } from '../state/battle.ts';
import { areaName, cardName, say } from '../text/say.ts';
import { MUTED, flowed, lit, span } from '../../../boards/drawing/lines.ts';
import type { Line, Span } from '../../../boards/drawing/lines.ts';
import { isLit, markOf, seatLabel } from '../../../boards/naming.ts';
import { countedUnit, hitsOf } from './naming.ts';

/** A line of the battle pane, and the addresses of the things that it shows. */
export interface BattleRow {
  readonly line: Line;
  readonly refs?: readonly Ref[];
}

/**
 * The name of a fighter, or of several equal ones. It is highlighted if the cursor's option is about them, and marked
 * if they have fallen.
 */
export function fighterSpan(context: PaneContext, battle: BattleView, id: FighterId, count = 1): Span {
  const fighter = battle.fighters.find(candidate => candidate.id === id);
  if (fighter === undefined) return span(id);
  const name = countedUnit(context, fighter.unit, count);
  if (isLit(context, `fighter:${id}`)) {
    const fighterMark = fighter.fate === 'destroyed' ? context.glyphs.destroyed : context.glyphs.cursor;
    return span(`${fighterMark}${name}`, lit({}));
  }
  if (fighter.fate === 'destroyed') return span(`${context.glyphs.destroyed}${name}`, { tone: 'danger', dim: true });
  if (fighter.fate === 'withdrawn') return span(`${context.glyphs.arrowLeft}${name}`, MUTED);
  return span(name, { bold: true });
}

/** The fighters without a skirmish and what they can do: one row for each unit type. */
export function lineUpRows(context: PaneContext, battle: BattleView): BattleRow[] {
  return BATTLE_SIDES.flatMap(side => {
    const waitingFighters = battle.fighters.filter(fighter => isWaitingOnSide(battle, fighter, side));
    if (waitingFighters.length === 0) return [];
    const { format } = context;
    const key = battle.skirmishes.length === 0 ? 'board.battle.line' : 'board.battle.waiting';
    const headingSpans: Line = [
      ...seatLabel(context, battle[side]),
      span(` ${format(say(`board.battle.${side}`))} ${format(say(key))}`, MUTED),
    ];
    const groups = UNIT_TYPES.filter(unit => waitingFighters.some(fighter => fighter.unit === unit));
    const rows = groups.map((unit): BattleRow => {
      const equalFighters = waitingFighters.filter(fighter => fighter.unit === unit);
      return {
        line: [span('  '), ...groupLine(context, equalFighters, unit)],
        refs: equalFighters.map(({ id }): Ref => `fighter:${id}`),
      };
    });
    return [{ line: headingSpans }, ...rows];
  });
}

function isWaitingOnSide({ skirmishes }: BattleView, { id, side, fate }: Fighter, wanted: BattleSide): boolean {
  if (side !== wanted || fate !== 'standing') return false;
  return !skirmishes.some(skirmish => skirmish[side].front === id || skirmish[side].support.includes(id));
}

function groupLine(context: PaneContext, fighters: readonly Fighter[], unit: UnitType): Line {
  const { format, glyphs } = context;
  const { flying, support, assist } = UNITS[unit];
  const isFocused = fighters.some(({ id }) => isLit(context, `fighter:${id}`));
  const facts = [
    format(say(flying ? 'board.unit.flies' : 'board.unit.walks')),
    format(say(`board.unit.hits.${hitsOf(unit)}`)),
    format(say('board.battle.support', { support })),
    ...(assist ? [format(say('board.battle.assist'))] : []),
  ];
  const name = countedUnit(context, unit, fighters.length);
  return [
    span(isFocused ? `${glyphs.cursor}${name}` : name, isFocused ? lit({}) : { bold: true }),
    span(` (${facts.join(', ')})`, MUTED),
  ];
}

/** Lines about what happens outside skirmishes: splash damage that waits or is done, and retreating units. */
export function splashAndRetreatLines(context: PaneContext, battle: BattleView, width: number): Line[] {
  const { format, glyphs } = context;
  const lines: Line[] = [];
  if (battle.splash.length > 0) {
    const splashLines = battle.splash.map(({ side, card }): Line => [
      markOf(context, battle[side]),
      span(` ${format(cardName(card))}`),
    ]);
    lines.push(...labelledList(format(say('board.battle.splash')), splashLines, width));
  }
  if (battle.splashed.length > 0) {
    lines.push(
      ...labelledList(
        format(say('board.battle.splashed')),
        battle.splashed.map(id => ownedFighter(context, battle, id)),
        width,
      ),
    );
  }
  const { retreat } = battle;
  if (retreat !== null) {
    const units = retreat.units.map(id => ownedFighter(context, battle, id));
    const destination: Line =
      retreat.to === null ? [] : [span(`${glyphs.arrowRight} ${format(areaName(retreat.to))}`, { bold: true })];
    lines.push(
      ...labelledList(
        format(say('board.battle.retreat')),
        [...units, destination].filter(item => item.length > 0),
        width,
      ),
    );
  }
  return lines;
}

function ownedFighter(context: PaneContext, battle: BattleView, id: FighterId): Line {
  const fighter = battle.fighters.find(candidate => candidate.id === id);
  return fighter === undefined
    ? []
    : [markOf(context, battle[fighter.side]), span(' '), fighterSpan(context, battle, id)];
}

function labelledList(label: string, items: readonly Line[], width: number): Line[] {
  const [first = [], ...others] = items;
  return flowed([[span(`${label} `, MUTED), ...first], ...others], width - 1, ', ', items.length);
}
