import type { Allowed, Stage } from '../../lessons/lesson.ts';
import type { Blocked, Decision, ShownOption } from '../../kernel/match/decision.ts';
import { isEndOfRow, goesBack } from '../../kernel/match/decision.ts';
import { say } from '../text/say.ts';

/** The options of a decision that a stage offers, and those that it leaves out. */
export interface Narrowed {
  readonly offered: readonly ShownOption[];
  readonly outside: readonly Blocked[];
}

/**
 * Narrows a decision to the topic of the stage. Wrong turns (wrong answers that the stage explains) are offered too,
 * even those that the rules block, because being refused teaches. If no option remains, all are offered, so that a
 * lesson never gets stuck.
 */
export function narrow(decision: Decision, blocked: readonly Blocked[], stage: Stage<unknown>): Narrowed {
  const tempting = (id: string): boolean => wrongTurn(stage, decision.kind, id) !== undefined;
  const isIn = ({ id }: ShownOption): boolean => isAllowed(stage.allow, decision, id) || tempting(id);
  const inside = decision.options.filter(isIn);
  const outside = decision.options
    .filter(option => !isIn(option))
    .map((option): Blocked => ({ ...option, why: say('lesson.outside'), rule: decision.rule }));
  const baits = blocked
    .filter(
      ({ id }) => wrongTurn(stage, decision.kind, id)?.forbidden === true && !inside.some(option => option.id === id),
    )
    .map(shownOf);
  if (inside.length + baits.length === 0) return { offered: decision.options, outside: [] };
  // The options that end or leave the series stay last.
  const last = inside.findIndex(option => isEndOfRow(option) || goesBack(option));
  const at = last < 0 ? inside.length : last;
  return { offered: [...inside.slice(0, at), ...baits, ...inside.slice(at)], outside };
}

/** The wrong turn of a stage for an option of a decision of that kind; `undefined`: the option is none. */
export function wrongTurn({ wrong = [] }: Stage<unknown>, kind: string, option: unknown) {
  return wrong.find(turn => turn.kind === kind && turn.option === option);
}

function isAllowed(allow: Allowed | undefined, decision: Decision, id: string): boolean {
  const allowed = allow?.[decision.kind];
  if (allowed === undefined) return true;
  const patterns = allowed.map(one => (typeof one === 'string' ? one : String(one(decision))));
  return patterns.some(pattern => (pattern.endsWith('*') ? id.startsWith(pattern.slice(0, -1)) : id === pattern));
}

function shownOf({ id, words, subject, details, refs }: Blocked): ShownOption {
  return { id, words, subject, details, refs };
}
