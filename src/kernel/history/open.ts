import type { CheckpointPolicy, RunStart } from '../match/checkpoints.ts';
import { MemoryChronicle, tailOf } from './chronicle.ts';
import type { Chronicle, Tail } from './chronicle.ts';
import { runFrom, startFrom } from './continuing.ts';
import { copy } from '../plain/copy.ts';
import type { GameDefinition } from '../match/game.ts';
import { imaginedRun } from './imagined.ts';
import type { Question } from '../match/decision.ts';
import { isAct } from '../match/record.ts';
import type { AskedQuestion, CheckpointLine, Head } from './lines.ts';
import type { Entry, MatchRecord, Start } from '../match/record.ts';
import type { BeginOptions, Game, ResumedMatch, MatchSetting } from './playable.ts';
import { badState, checkGame, checkRecord, checkSeats, setUp } from '../match/opening.ts';
import type { Framed } from '../match/play.ts';
import { messageOf, Refusal, RuleFault } from '../match/refusal.ts';
import { Run } from '../match/run.ts';
import { RunningMatch } from './running.ts';
import { message } from '../words/message.ts';

const inMemory = (start: Start): Chronicle => new MemoryChronicle({ start, n: 0, told: 0, position: false });

/** Starts a match. Throws `Refusal` for options or a number of seats that the game does not take. */
export function startMatch<State extends Framed<Steps>, Steps, View, Options>(
  game: GameDefinition<State, Steps, View, Options>,
  { seats, seed, options = {}, generator = 'chacha20' }: MatchSetting,
  { chronicle = inMemory, ...keeping }: BeginOptions = {},
): RunningMatch<State, Steps, View, Options> {
  checkSeats(game, seats);
  const start: Start = { game: game.id, rulesVersion: game.rulesVersion, seats, options, seed, generator };
  const runStart = { state: setUp(game, start), answers: 0, told: 0, entries: [] };
  try {
    return new RunningMatch(game, start, runStart, { chronicle: chronicle(start), tail: null, keeping });
  } catch (error) {
    throw new RuleFault(`The match can't begin: ${messageOf(error)}`, { cause: error });
  }
}

/**
 * Makes a run from the very beginning without listeners, history or events. The same answers lead to the same states as
 * in a match. Throws `Refusal` for options or a number of seats that the game does not take.
 */
export function silentRun<State extends Framed<Steps>, Steps, View, Options>(
  game: GameDefinition<State, Steps, View, Options>,
  { seats, seed, options = {}, generator = 'chacha20' }: MatchSetting,
): Run<State, Steps, View, Options> {
  checkSeats(game, seats);
  const start: Start = { game: game.id, rulesVersion: game.rulesVersion, seats, options, seed, generator };
  const run = new Run(game, { state: setUp(game, start), answers: 0, told: 0 }, null);
  run.begin();
  return run;
}

/**
 * Restores a match from its record. The history of the match begins at the record's checkpoint. Throws `Refusal` if the
 * record does not fit the game.
 */
export function restoreMatch<State extends Framed<Steps>, Steps, View, Options>(
  game: GameDefinition<State, Steps, View, Options>,
  record: MatchRecord,
  { chronicle, ...keeping }: BeginOptions = {},
): RunningMatch<State, Steps, View, Options> {
  const { start, checkpoint, entries } = record;
  checkSeats(game, start.seats);
  checkRecord(record, game.id);
  const historyHead = { start, n: checkpoint.answers, told: checkpoint.told, position: true };
  return withRefusals(() => {
    const state = game.readState(copy(checkpoint.state), start.seats);
    const runStart = { ...checkpoint, state, entries };
    return new RunningMatch(game, start, runStart, {
      chronicle: chronicle?.(start) ?? new MemoryChronicle(historyHead),
      tail: null,
      keeping,
    });
  });
}

/**
 * Resumes a match from its history: from the last checkpoint and the entries after it. The rest of the history is cut
 * off, with a note in the log, if newer rules no longer accept an answer or ask another seat, or if lines can't be
 * read. If no checkpoint can be read but the rest of the history is complete, the whole match is replayed from its
 * set-up. `known`: how many entries after the checkpoint are known to fit, from an earlier resume of the same lines.
 * Throws `Refusal` if the history has nothing to continue from, or if newer rules made the checkpoint.
 */
export function resumeMatch<State extends Framed<Steps>, Steps, View, Options>(
  game: GameDefinition<State, Steps, View, Options>,
  chronicle: Chronicle,
  checkpointPolicy: CheckpointPolicy = {},
  knownToFit: number | null = null,
): ResumedMatch<RunningMatch<State, Steps, View, Options>> {
  const { start } = chronicle.head;
  checkSeats(game, start.seats);
  checkGame(start, game.id);
  const lastTail = tailOf(chronicle);
  const tail = lastTail ?? tailOf(chronicle, {}, firstCheckpointLine(game, chronicle.head));
  if (tail === null) throw badState('kernel.record.no-checkpoint');
  const { rulesVersion } = tail.checkpoint;
  if (rulesVersion > game.rulesVersion) throw badState('kernel.record.newer', { version: rulesVersion });
  return withRefusals(() => {
    const runStart = startFrom(game, start, tail);
    const fittingCount = knownToFit ?? countFittingEntries(game, { ...runStart, state: copy(runStart.state) }, tail);
    const entries = runStart.entries.slice(0, fittingCount);
    const match = new RunningMatch(
      game,
      start,
      { ...runStart, entries },
      { chronicle, tail, keeping: checkpointPolicy },
    );
    const unfitCount = runStart.entries.slice(fittingCount).filter(entry => !isAct(entry)).length;
    const lostCount = match.settle(
      rulesVersion,
      tail.damaged && fittingCount === runStart.entries.length ? 'damage' : 'rules',
      unfitCount,
    );
    if (lastTail === null) match.checkpoint();
    return { match, lost: lostCount, fitting: fittingCount };
  });
}

/** The checkpoint at which a history begins; `null` if it begins in the middle of a match. Throws `Refusal`. */
function firstCheckpointLine<State extends Framed<Steps>, Steps, View, Options>(
  game: GameDefinition<State, Steps, View, Options>,
  { start, n, told, position }: Head,
): CheckpointLine | null {
  if (n > 0 || told > 0 || position) return null;
  const { rulesVersion } = start;
  const checkpoint = { answers: 0, told: 0, state: setUp(game, start) };
  return { line: 'checkpoint', at: 0, entry: 0, told: 0, rulesVersion, checkpoint, since: [] };
}

/** The number of entries that can be replayed and lead to the same questions as they did originally. */
function countFittingEntries<State extends Framed<Steps>, Steps, View, Options>(
  game: GameDefinition<State, Steps, View, Options>,
  { entries, ...checkpoint }: RunStart<State>,
  { checkpoint: { since }, since: lines }: Tail,
): number {
  const run = new Run(game, checkpoint);
  run.begin();
  for (const [place, entry] of entries.entries()) {
    try {
      run.again(entry);
    } catch {
      // The entry was refused, or newer rules failed on it; they may throw anything. The entries before it are kept.
      return place;
    }
    const line = lines[place - since.length];
    if (line?.line === 'record' && !asksTheSame(run.question, line.next)) return place;
  }
  return entries.length;
}

function asksTheSame(question: Question | null, asked: AskedQuestion | null): boolean {
  return question?.seat === asked?.seat && question?.kind === asked?.kind;
}

function withRefusals<Match>(open: () => Match): Match {
  try {
    return open();
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw new Refusal('bad-state', message('kernel.no-restore', { reason: messageOf(error) }), { cause: error });
  }
}

/** A match record that begins at a position: a state made by hand for tests, lessons and puzzles. */
export function recordFrom(start: Start, state: unknown, entries: readonly Entry[] = []): MatchRecord {
  return { start, checkpoint: { answers: 0, told: 0, state }, entries };
}

/** Combines a game definition with the kernel's functions, and hides its type parameters from the layers above. */
export function playable<State extends Framed<Steps>, Steps, View, Options>(
  definition: GameDefinition<State, Steps, View, Options>,
): Game {
  const { id, title, rulesVersion, seats, choices, seatChoices = [], powers = [], texts, book = null } = definition;
  const { roundName = 'round' } = definition;
  return {
    id,
    title,
    rulesVersion,
    seats,
    choices,
    seatChoices,
    choicesFor: chosen => definition.choicesFor?.(chosen) ?? { seats, choices, seatChoices },
    roundName,
    powers,
    texts,
    book,
    start: (setting, begin) => startMatch(definition, setting, begin),
    silently: setting => silentRun(definition, setting),
    restore: (record, begin) => restoreMatch(definition, record, begin),
    resume: (chronicle, keeping, known) => resumeMatch(definition, chronicle, keeping, known),
    run: (start, checkpoint) => runFrom(definition, start, checkpoint),
    ...(definition.imagination === undefined
      ? {}
      : {
          imagine: ({ start, checkpoint, entries }, viewer, random) => {
            const state = definition.readState(copy(checkpoint.state), start.seats);
            return imaginedRun(definition, { ...checkpoint, state, entries }, viewer, random);
          },
        }),
  };
}
