import { standingLines, hasEvents } from '../../kernel/history/chronicle.ts';
import type { CheckpointPolicy } from '../../kernel/match/checkpoints.ts';
import { createFormatter } from '../../kernel/words/format.ts';
import type { Game, Match } from '../../kernel/history/playable.ts';
import type { Message, Viewer } from '../../kernel/words/message.ts';

/** The number of last events whose texts are checked, for all readers: more than a screen shows at first. */
const LAST_EVENTS = 200;

/** Runs a function that opens something, and returns an error instead of throwing it. */
export function resultOrError<Opened>(open: () => Opened): Opened | Error {
  try {
    return open();
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

/**
 * Opens a match from an untrusted state after a trial: a state of the right shape may still break a rule, a view or a
 * sentence, and should do so here rather than later on the screen. The trial keeps no checkpoints, so that an endless
 * loop of steps is found quickly. Returns an error instead of throwing it.
 */
export function openUntrusted(
  game: Game,
  keeping: CheckpointPolicy,
  open: (keeping: CheckpointPolicy) => Match,
): Match | Error {
  return resultOrError(() => {
    computeEverything(game, open({ ...keeping, checkpointEvery: Infinity }));
    return open(keeping);
  });
}

/**
 * Computes everything that could be shown of a match now, to find errors, and returns the match. Rethrows these errors.
 */
export function computeEverything(game: Game, match: Match): Match {
  const { start, decision, outcome } = match;
  const format = createFormatter(
    game.texts.en,
    start.seats.map(({ name }) => name),
  );
  const viewers: readonly Viewer[] = [...start.seats.keys(), 'spectator'];
  for (const viewer of viewers) {
    match.view(viewer);
    match.events(viewer, match.logEnd(viewer) - 1);
  }
  for (const words of lastWordsOf(match)) format(words);
  if (outcome !== null) format(outcome.words);
  if (decision === null) return match;
  if (start.seats[decision.seat] === undefined)
    throw new RangeError(`seat ${decision.seat} is asked, but is not there`);
  format(decision.prompt);
  for (const { words } of decision.options) format(words);
  for (const { words, why } of match.blocked()) {
    format(words);
    format(why);
  }
  return match;
}

/** The words of the last events for all readers. The lines are read only once. */
function lastWordsOf({ history }: Match): readonly Message[] {
  const lastWords: Message[] = [];
  let eventsLeft = LAST_EVENTS;
  for (const { line } of standingLines(history)) {
    if (!hasEvents(line)) continue;
    for (const { words, secrets = [] } of line.events) {
      lastWords.push(...(words === null ? [] : [words]), ...secrets.map(secret => secret.words));
    }
    eventsLeft -= line.events.length;
    if (eventsLeft <= 0) break;
  }
  return lastWords;
}
