import type { Keeping } from '../../kernel/match/checkpoints.ts';
import { createFormatter } from '../../kernel/words/format.ts';
import type { Game, Match } from '../../kernel/history/playable.ts';
import type { Viewer } from '../../kernel/words/message.ts';

/** So much of the log is looked at: it is all that a screen shows at first. */
const LAST_EVENTS = 200;

/** Tries to open a match. Returns the error instead of throwing it. */
export function tryTo<Opened>(open: () => Opened): Opened | Error {
  try {
    return open();
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

/**
 * Opens a match from a stranger's state, after a trial: the state may have the right shape and yet break a rule, a view
 * or a sentence, and better now than in the middle of a screen. The trial keeps no checkpoints, so that steps which
 * follow each other without end are found out soon. Returns the error instead of throwing it.
 */
export function openUntrusted(game: Game, keeping: Keeping, open: (keeping: Keeping) => Match): Match | Error {
  return tryTo(() => {
    lookAtAll(game, open({ ...keeping, checkpointEvery: Infinity }));
    return open(keeping);
  });
}

/** Looks at all that could be seen of a match now, and gives it back. Throws what that throws. */
export function lookAtAll(game: Game, match: Match): Match {
  const { start, decision, outcome } = match;
  const format = createFormatter(
    game.texts.en,
    start.seats.map(({ name }) => name),
  );
  const viewers: readonly Viewer[] = [...start.seats.keys(), 'spectator'];
  for (const viewer of viewers) {
    match.view(viewer);
    for (const { words } of match.events(viewer, match.logEnd(viewer) - LAST_EVENTS)) format(words);
  }
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
