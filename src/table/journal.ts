import type { Decision } from '../kernel/decision.ts';
import type { Game, Match } from '../kernel/playable.ts';
import { isAct } from '../kernel/record.ts';
import type { Entry, MatchRecord } from '../kernel/record.ts';
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
    const match = beginningOf(game, record);
    for (const entry of record.entries.slice(record.opening?.entries ?? 0)) replay(match, entry, journal);
  } catch {
    return [];
  }
  return journal;
}

function beginningOf(game: Game, { start, opening, entries }: MatchRecord): Match {
  const keeping = { checkpointEvery: 1000 };
  if (opening === null) return game.start(start, keeping);
  const before = entries.slice(0, opening.entries);
  return game.restore(
    { start, opening, entries: before, checkpoint: opening, log: [], logFrom: opening.told },
    keeping,
  );
}

function replay(match: Match, entry: Entry, journal: Earlier[]): void {
  if (isAct(entry)) {
    // A take-back has left its answers out of the record already.
    if (entry.act === 'concede') match.concede(entry.seat);
    return;
  }
  const { decision, round } = match;
  if (decision === null) return;
  note(decision, round, entry, journal);
  match.answer(decision.n, entry);
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
