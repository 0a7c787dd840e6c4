import { MemoryChronicle } from '../../kernel/history/chronicle.ts';
import { badState } from '../../kernel/match/opening.ts';
import type { Game, Match } from '../../kernel/history/playable.ts';
import { messageFor } from '../../kernel/match/refusal.ts';
import type { Start } from '../../kernel/match/record.ts';
import { same } from '../../kernel/plain/same.ts';
import type { Message } from '../../kernel/words/message.ts';
import { SaveFault } from '../input/fault.ts';
import { say } from '../input/say.ts';
import { openUntrusted, resultOrError } from '../input/untrusted.ts';
import type { TableLine } from '../lines/table-lines.ts';
import type { Save } from './format.ts';

/** The match of an old save, replayed to get a history. */
interface Replayed {
  readonly match: Match;
  /** The save's data about the table. */
  readonly table: TableLine;
  /** A message for people that the history begins late, or that answers no longer fit; `null` if nothing was lost. */
  readonly lost: Message | null;
}

/** An answer, or an act as old saves store it: of a take-back only the facts for its log event are left. */
type OldEntry = Save['entries'][number];

/**
 * Replays a save of format 1 to give it a history. If the rules have changed, and the replay no longer leads to the
 * last checkpoint and the answers after it, the history begins at that checkpoint. In the worst case the answers after
 * it are lost. Throws `SaveFault` if even the checkpoint is invalid.
 */
export function replaySave(game: Game, save: Save): Replayed {
  if (save.game !== game.id) {
    throw new SaveFault('unknown-game', say('save.other-game', { other: save.game, game: game.title }));
  }
  if (save.rulesVersion > game.rulesVersion) {
    throw new SaveFault('newer', say('save.newer-rules', { game: game.title, version: save.rulesVersion }));
  }
  const start: Start = {
    game: game.id,
    rulesVersion: game.rulesVersion,
    seats: save.seats.map(({ name }) => ({ name })),
    options: save.options,
    seed: save.seed,
    generator: 'xoroshiro128plus',
  };
  const { opening, entries, checkpoint } = save;
  const replayWhole = (): Match =>
    giveEntries(
      opening === null ? game.start(start) : restoreAt(game, start, opening),
      entries.slice(opening?.entries ?? 0),
    );
  const replayedMatch = opening === null ? resultOrError(replayWhole) : openUntrusted(game, {}, replayWhole);
  const entriesSince = entries.slice(checkpoint.entries);
  const hasRightCount = answersBefore(save) === checkpoint.answers;
  const restoredMatch = hasRightCount
    ? openUntrusted(game, {}, () => giveEntries(restoreAt(game, start, checkpoint), entriesSince))
    : badState('kernel.record.answers', { said: checkpoint.answers });
  const checkedMatch = restoredMatch instanceof Error || !asksTheSame(restoredMatch, save) ? null : restoredMatch;
  const table = tableOf(save);
  if (!(replayedMatch instanceof Error) && asksTheSame(replayedMatch, save)) {
    if (checkedMatch === null || same(replayedMatch.secretState(), checkedMatch.secretState()))
      return { match: replayedMatch, table, lost: null };
  }
  if (checkedMatch !== null) return { match: checkedMatch, table, lost: say('save.lost.past') };
  const match =
    entriesSince.length === 0 || !hasRightCount
      ? restoredMatch
      : openUntrusted(game, {}, () => restoreAt(game, start, checkpoint));
  if (match instanceof Error) {
    throw new SaveFault('does-not-fit', say('save.unfit', { game: game.title, reason: messageFor(match) }), {
      cause: match,
    });
  }
  return { match, table, lost: lostAnswers(save) };
}

/**
 * The number of answers before the checkpoint of a save, counted in its entries; `null` if there are too few entries.
 */
function answersBefore({ opening, entries, checkpoint }: Save): number | null {
  if (checkpoint.entries > entries.length) return null;
  const entriesBefore = entries.slice(opening?.entries ?? 0, checkpoint.entries);
  return (opening?.answers ?? 0) + entriesBefore.filter(entry => typeof entry !== 'object').length;
}

/** Restores a match whose history begins at a checkpoint. */
function restoreAt(game: Game, start: Start, { answers, told, state }: Save['checkpoint']): Match {
  const head = { start, n: answers, told, position: true };
  return game.restore(
    { start, checkpoint: { answers, told, state }, entries: [] },
    { chronicle: () => new MemoryChronicle(head) },
  );
}

function giveEntries(match: Match, entries: readonly OldEntry[]): Match {
  for (const entry of entries) {
    if (typeof entry !== 'object') match.answer(match.decision?.n ?? -1, entry);
    else if (entry.act === 'concede') match.concede(entry.seat);
    else match.noteTakeBack(entry.to, entry.undone);
  }
  return match;
}

function tableOf({ seats, seen, coach = [], saved }: Save): TableLine {
  return {
    players: seats.map(({ player }) => player),
    languages: seats.map(({ language = null }) => language),
    seen,
    coach,
    at: saved,
  };
}

/** The message that the answers after the checkpoint no longer fit the rules. */
function lostAnswers({ entries, checkpoint }: Save): Message {
  const count = entries.slice(checkpoint.entries).filter(entry => typeof entry !== 'object').length;
  if (count === 0) return say('save.lost.question');
  return say('save.lost.answers', { count, decision: checkpoint.answers });
}

function asksTheSame(match: Match, { pending }: Save): boolean {
  const { decision } = match;
  if (pending === null || decision === null) return pending === null && decision === null;
  return decision.n === pending.n && decision.seat === pending.seat && decision.kind === pending.kind;
}
