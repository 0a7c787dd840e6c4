import { BOLD, fitted, indented, MUTED, span } from '../../../boards/drawing/lines.ts';
import type { Line } from '../../../boards/drawing/lines.ts';
import type { Style } from '../../../boards/drawing/style.ts';
import { padStart } from '../../../boards/drawing/wrapping.ts';
import type { PaneContext } from '../../../boards/pane.ts';
import { otherSide } from '../state/battle.ts';
import type { BattleSide, SumLine } from '../state/battle.ts';
import { say } from '../text/say.ts';
import type { SkirmishSideView, SkirmishView } from '../view/battle.ts';

// The sum of a side of a skirmish: its attack and its health, reason by reason, and whether they are enough.

/** The cells of a column of numbers. */
const NUMBER_WIDTH = 5;

/** The lines of a side's sum. Attack and health with the same reason share a line. */
export function sumLines(context: PaneContext, { sum }: Pick<SkirmishSideView, 'sum'>, width: number): Line[] {
  const sumReasons: { readonly text: string; readonly numbers: Partial<Record<SumLine['stat'], number>> }[] = [];
  for (const { stat, amount, words } of sum) {
    const text = reasonText(context, words);
    const last = sumReasons.at(-1);
    if (last?.text === text && last.numbers[stat] === undefined) last.numbers[stat] = amount;
    else sumReasons.push({ text, numbers: { [stat]: amount } });
  }
  return sumReasons.flatMap(({ text, numbers: { attack, health } }, place) => {
    const style = (attack ?? 0) === 0 && (health ?? 0) === 0 ? MUTED : {};
    const [first = [], ...others] = indented(text, width - 2 * NUMBER_WIDTH, style);
    return [withNumbers(first, [amountText(attack, place), amountText(health, place)], width, style), ...others];
  });
}

/** Shorter words for reasons than those in the log, since the box names the unit of the standard card anyway. */
const SHORTER_REASONS: ReadonlyMap<string, Parameters<typeof say>[0]> = new Map([
  ['battle.sum.major', 'board.sum.major'],
  ['battle.sum.minor', 'board.sum.minor'],
  ['battle.sum.no-match', 'board.sum.no-match'],
]);

/** The reason in a line of the sum. */
function reasonText({ format }: PaneContext, words: SumLine['words']): string {
  const shorter = SHORTER_REASONS.get(words.key);
  return format(shorter === undefined ? words : say(shorter, words.with));
}

/** The number in a line of the sum: the first line sets the value, the others add to it. */
function amountText(amount: number | undefined, place: number): string {
  if (amount === undefined) return '';
  return place === 0 || amount < 0 ? String(amount) : `+${amount}`;
}

/** The lines with a side's final values, whether they are enough, and what else counted. */
export function resultLines(context: PaneContext, skirmish: SkirmishView, side: BattleSide, width: number): Line[] {
  const { format } = context;
  const ownSide = skirmish[side];
  const { health } = skirmish[otherSide(side)];
  const isDecidedByNumbers = (ownSide.attack ?? 0) >= (health ?? 0);
  const resultKey = ownSide.strong ? (isDecidedByNumbers ? 'enough' : 'enough-by-card') : 'too-little';
  const verdict = format(say(`board.skirmish.${resultKey}`, { health: health ?? 0 }));
  const totalLine: Line = [span(`  ${verdict}`, ownSide.strong ? { tone: 'good', bold: true } : BOLD)];
  const notes = [
    ...(ownSide.detector ? [format(say('board.skirmish.detector'))] : []),
    ...(ownSide.cloaked.length > 0 ? [format(say('board.skirmish.cloaked'))] : []),
  ];
  return [
    withNumbers(totalLine, [String(ownSide.attack), String(ownSide.health)], width, BOLD, context.glyphs.ellipsis),
    ...(notes.length > 0 ? indented(notes.join(', '), width, MUTED) : []),
  ];
}

/** A line with up to two numbers in columns at its right end. */
export function withNumbers(line: Line, numbers: readonly string[], width: number, style: Style, ellipsis = ''): Line {
  if (numbers.length === 0) return line;
  const room = Math.max(0, width - NUMBER_WIDTH * numbers.length);
  return [...fitted(line, room, ellipsis), ...numbers.map(number => span(padStart(number, NUMBER_WIDTH), style))];
}
