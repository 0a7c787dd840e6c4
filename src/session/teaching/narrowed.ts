import type { Allowed, Stage } from '../../lessons/lesson.ts';
import type { Blocked, Decision, ShownOption } from '../../kernel/match/decision.ts';
import { isEndOfRow, goesBack } from '../../kernel/match/decision.ts';
import { say } from '../text/say.ts';

/** The options of a decision that a stage offers, and those that it leaves out. */
export interface NarrowedOptions {
  readonly offered: readonly ShownOption[];
  readonly outside: readonly Blocked[];
}

/**
 * Narrows a decision to the topic of the stage. Wrong turns (wrong answers that the stage explains) are offered too,
 * even those that the rules block, because being refused teaches. If no option remains, all are offered, so that a
 * lesson never gets stuck.
 */
export function narrow(decision: Decision, blocked: readonly Blocked[], stage: Stage<unknown>): NarrowedOptions {
  const isWrongTurn = (id: string): boolean => wrongTurn(stage, decision.kind, id) !== undefined;
  const isOffered = ({ id }: ShownOption): boolean => isAllowed(stage.allow, decision, id) || isWrongTurn(id);
  const offeredOptions = decision.options.filter(isOffered);
  const leftOutOptions = decision.options
    .filter(option => !isOffered(option))
    .map((option): Blocked => ({ ...option, why: say('lesson.outside'), rule: decision.rule }));
  const blockedWrongTurns = blocked
    .filter(
      ({ id }) =>
        wrongTurn(stage, decision.kind, id)?.forbidden === true && !offeredOptions.some(option => option.id === id),
    )
    .map(shownOf);
  if (offeredOptions.length + blockedWrongTurns.length === 0) return { offered: decision.options, outside: [] };
  // The options that end or leave the series stay last.
  const lastEndIndex = offeredOptions.findIndex(option => isEndOfRow(option) || goesBack(option));
  const insertIndex = lastEndIndex < 0 ? offeredOptions.length : lastEndIndex;
  return {
    offered: [...offeredOptions.slice(0, insertIndex), ...blockedWrongTurns, ...offeredOptions.slice(insertIndex)],
    outside: leftOutOptions,
  };
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
