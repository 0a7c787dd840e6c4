import type { Board } from '../../../../../src/boards/board.ts';
import type { Match } from '../../../../../src/kernel/history/playable.ts';
import type { Decision } from '../../../../../src/kernel/match/decision.ts';
import { isLessonsOwn } from '../../../../../src/session/teaching/own-options.ts';
import { createFormatter } from '../../../../../src/kernel/words/format.ts';
import { COMMANDS, DEFAULT_KEYMAP } from '../../../../../src/table/frame/edge/keymap.ts';
import { openQuestion } from '../../../../../src/table/match/play/question/opening.ts';
import { rowKeys, shownRows } from '../../../../../src/table/match/play/question/rows.ts';

/** What the keys of a question follow from. */
type Asking = Pick<Match, 'decision' | 'blocked' | 'view'>;

/** Keys that the table has everywhere; those for planning lie on the board alone. */
const COMMAND_KEYS = new Set(COMMANDS.filter(name => !name.startsWith('lay-')).flatMap(name => DEFAULT_KEYMAP[name]));

/**
 * Whether the key of an answer begins with a key of the table. The name of a place, such as D4, may begin with the key
 * for options that are kept out of the list, where a question has none.
 */
export function isTablesKey(key: string, { options }: Pick<Decision, 'options'>): boolean {
  const first = key.charAt(0);
  const isIdle = DEFAULT_KEYMAP.aside.some(aside => aside === first) && !options.some(option => option.onRequest);
  return COMMAND_KEYS.has(first) && !(isIdle && key.length > 1);
}

/** The keys of the rows of a question as they stand at the table, by their ids; what goes on by digits has its own. */
export function keysOf(match: Asking, board: Board): readonly (readonly [string, string])[] {
  const { decision } = match;
  if (decision?.amount !== null) return [];
  const blocked = match.blocked();
  const view = match.view(decision.seat);
  const given = [...decision.options, ...blocked]
    .filter(({ id }) => !isLessonsOwn(id))
    .flatMap(option => {
      const key = board.keyOf?.(view, decision, option);
      return key === undefined ? [] : [[option.id, key] as const];
    });
  const onward = decision.options.flatMap(option => {
    const ways = board.onward?.(view, decision, option) ?? [];
    return ways.length === 0 ? [] : [[option.id, ways] as const];
  });
  const asked = {
    ...openQuestion(decision, createFormatter({}, []), blocked),
    keys: Object.fromEntries(given),
    onward: Object.fromEntries(onward),
  };
  const keys = rowKeys(asked);
  return shownRows(asked).flatMap(({ id }, at) => {
    const key = keys[at] ?? null;
    return key === null ? [] : [[id, key] as const];
  });
}
