import type { Decision } from '../kernel/decision.ts';
import type { Game } from '../kernel/playable.ts';
import { isAct } from '../kernel/record.ts';
import type { MatchRecord } from '../kernel/record.ts';
import { retell } from '../kernel/retell.ts';
import type { Seat, Words } from '../kernel/words.ts';
import { say } from './say.ts';

/** An earlier decision that the table may go back to, as everybody may know it. */
export interface Earlier {
  /** The decision to go back to. */
  readonly n: number;
  readonly seat: Seat;
  readonly round: number;
  /** What was answered; a private row counts as one and says nothing. */
  readonly what: Words;
  readonly secret: boolean;
}

/**
 * The decisions of a match so far, the oldest first, found by playing it once more on the side. Empty when the record
 * no longer plays, as after a change of the rules.
 */
export function journalOf(game: Game, record: MatchRecord): readonly Earlier[] {
  const journal: Earlier[] = [];
  try {
    retell(game, record, {
      before: ({ decision, round }, entry) => {
        if (decision !== null && !isAct(entry)) note(decision, round, entry, journal);
      },
    });
  } catch {
    return [];
  }
  return journal;
}

function note(decision: Decision, round: number, answer: string | number, journal: Earlier[]): void {
  const { n, seat } = decision;
  if (!decision.private) {
    journal.push({ n, seat, round, what: answerWords(decision, answer), secret: false });
    return;
  }
  const last = journal.at(-1);
  if (last?.secret === true && last.seat === seat) return;
  journal.push({ n, seat, round, what: say('take-back.secret'), secret: true });
}

/** What an answer to a decision says, in words. */
export function answerWords({ options }: Decision, answer: string | number): Words {
  return options.find(({ id }) => id === answer)?.words ?? { key: 'table.refused', with: { reason: answer } };
}
