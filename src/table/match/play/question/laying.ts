import type { Laying } from '../../../../boards/deeds.ts';
import type { Answer, Decision, ShownOption } from '../../../../kernel/match/decision.ts';
import type { Message } from '../../../../kernel/words/message.ts';
import { lineWidth, MUTED, span } from '../../../../boards/drawing/lines.ts';
import type { Line } from '../../../../boards/drawing/lines.ts';
import { padEnd, truncate, widthOf, wrap } from '../../../../boards/drawing/wrapping.ts';
import { keyLabel } from '../../../frame/edge/keymap.ts';
import type { Command } from '../../../frame/edge/keymap.ts';
import type { MatchAct } from '../../../../session/running/acts.ts';
import type { LaidPreview } from '../../../frame/store/feature.ts';
import { isLessonsOwn } from '../../../../session/teaching/own-options.ts';
import { say } from '../../../frame/text/say.ts';
import type { TableCommand } from '../../../frame/theme/keys.ts';
import type { Appearance } from '../../../frame/theme/look.ts';

/** A question for a place to put something (`place`), or the question after it for the thing to put there (`what`). */
export interface LayingQuestion {
  readonly part: 'place' | 'what';
  readonly laying: Laying;
}

/** The commands that put things at a place, in the order of the things. */
export const LAY_COMMANDS = [
  'lay-1',
  'lay-2',
  'lay-3',
  'lay-4',
  'lay-5',
  'lay-6',
] as const satisfies readonly Command[];

/** Whether a decision asks for a place or for the thing to put there; `null`: neither. */
export function layingQuestionOf(
  { laying }: { readonly laying?: Laying },
  { kind, options }: Decision,
): LayingQuestion | null {
  // A lesson's own question is not about a place.
  if (laying === undefined || options.some(({ id }) => isLessonsOwn(id))) return null;
  if (kind === laying.place) return { part: 'place', laying };
  return kind === laying.what ? { part: 'what', laying } : null;
}

/**
 * The answer of a key that puts a thing at a place; `null`: the key does not. `place`: the option of the place under
 * the cursor.
 */
export function layingAnswer(
  { part, laying }: LayingQuestion,
  command: TableCommand | null,
  place: ShownOption | undefined,
): Extract<MatchAct, { act: 'answer' }> | null {
  const thing = laying.things[LAY_COMMANDS.findIndex(one => one === command)];
  if (thing === undefined) return null;
  const answer: Answer = thing.id;
  if (part === 'what') return { act: 'answer', answer };
  return place === undefined ? null : { act: 'answer', answer: place.id, then: { kind: laying.what, answer } };
}

/** Why a thing can't be put at a place; `null`: it can, or that is unknown. */
export function whyNotLaid(things: readonly LaidPreview[] = [], thing: Answer | undefined): Message | null {
  const blockedThing = things.find(({ id, isBlocked }) => isBlocked && id === thing);
  return blockedThing === undefined
    ? null
    : say('table.lay-blocked', { keys: blockedThing.text, why: reasonOf(blockedThing) });
}

/** The reason why a thing can't be put at a place, with the rule that forbids it. */
function reasonOf({ detail, rule }: LaidPreview): string {
  return `${detail} ${rule}`.trim();
}

/** The least and greatest width of the list of places, and the width that the things beside it need. */
const LIST_WIDTHS = { least: 16, most: 44 };
const MIN_WIDTH_BESIDE_LIST = 40;

/** The width of the list of places, with the things beside it. */
export function listWidth(texts: readonly string[], width: number): number {
  const wantedWidth = Math.max(LIST_WIDTHS.least, Math.min(LIST_WIDTHS.most, Math.max(0, ...texts.map(widthOf)) + 8));
  return Math.max(LIST_WIDTHS.least, Math.min(wantedWidth, width - MIN_WIDTH_BESIDE_LIST));
}

/** The things that can be put at the place under the cursor, one in each line, and what lies there already. */
export function laidLines(
  previews: readonly LaidPreview[],
  pileLine: Line,
  { laying }: LayingQuestion,
  { width, height }: { readonly width: number; readonly height: number },
  appearance: Appearance,
): readonly Line[] {
  const keyOf = (id: string): string => {
    const command = LAY_COMMANDS[laying.things.findIndex(thing => thing.id === id)];
    return command === undefined ? ' ' : keyLabel(appearance.keymap[command][0] ?? '', appearance);
  };
  const firstThings = previews.filter(({ isBlocked }) => !isBlocked);
  const column = Math.max(0, ...firstThings.map(({ text }) => widthOf(text)));
  const textWidth = Math.max(1, width - column - 4);
  const linesOf = ({ id, text, detail }: LaidPreview, isWrapped: boolean): readonly Line[] => {
    const [start = '', ...more] = isWrapped
      ? wrap(detail, textWidth)
      : [truncate(detail, textWidth, appearance.glyphs.ellipsis)];
    return [
      [span(`${keyOf(id)} `, { tone: 'focus', bold: true }), span(padEnd(text, column)), span(`  ${start}`, MUTED)],
      ...more.map(line => [span(' '.repeat(column + 4)), span(line, MUTED)]),
    ];
  };
  const blockedLines = (thing: LaidPreview, isWrapped: boolean): readonly Line[] => {
    const keys = previews.filter(other => other.isBlocked && other.detail === thing.detail).map(({ id }) => keyOf(id));
    const text = appearance.format(say('table.lay-blocked', { keys: keys.join(' '), why: reasonOf(thing) }));
    const lines = isWrapped ? wrap(text, width) : [truncate(text, width, appearance.glyphs.ellipsis)];
    return lines.map(line => [span(line, MUTED)]);
  };
  // Blocked things with the same reason share one line.
  const hasOwnLine = (thing: LaidPreview, at: number): boolean =>
    !thing.isBlocked || previews.findIndex(other => other.isBlocked && other.detail === thing.detail) === at;
  const shownThings = previews.filter(hasOwnLine);
  const linesOfThing = (thing: LaidPreview, isWrapped: boolean): readonly Line[] =>
    thing.isBlocked ? blockedLines(thing, isWrapped) : linesOf(thing, isWrapped);
  const pileLines = pileLine.length === 0 || lineWidth(pileLine) > width ? [] : [pileLine];
  // Free rows are used to show cut texts in full, those of things that can be put down first.
  let freeRows = height - shownThings.length - pileLines.length;
  const wrappedThings = new Set<LaidPreview>();
  for (const thing of [...shownThings].sort((one, other) => Number(one.isBlocked) - Number(other.isBlocked))) {
    const extraRows = linesOfThing(thing, true).length - 1;
    if (extraRows > freeRows) continue;
    freeRows -= extraRows;
    wrappedThings.add(thing);
  }
  const lines = [...shownThings.flatMap(thing => linesOfThing(thing, wrappedThings.has(thing))), ...pileLines];
  return lines.slice(0, Math.max(0, height));
}
