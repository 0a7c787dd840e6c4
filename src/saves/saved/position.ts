import * as v from 'valibot';
import { recordFrom } from '../../kernel/history/open.ts';
import type { CheckpointPolicy } from '../../kernel/match/checkpoints.ts';
import type { Game, Match } from '../../kernel/history/playable.ts';
import { messageFor } from '../../kernel/match/refusal.ts';
import { textShape } from '../../kernel/match/shapes.ts';
import { SaveFault } from '../input/fault.ts';
import { SAVE_FORMAT } from '../old/format.ts';
import { newName } from '../input/names.ts';
import { findForbiddenData } from '../input/plain.ts';
import { faultMessage, say } from '../input/say.ts';
import { openUntrusted } from '../input/untrusted.ts';

/** The shape of a position: a state made by hand or by a program, from which a match begins. */
const positionSchema = v.strictObject({
  program: v.optional(v.literal('orrery'), 'orrery'),
  format: v.literal(SAVE_FORMAT),
  game: textShape,
  seats: v.pipe(v.array(v.strictObject({ name: newName })), v.minLength(1), v.maxLength(16)),
  options: v.optional(v.unknown(), {}),
  seed: v.optional(textShape, 'position'),
  state: v.unknown(),
});

/** A position that was checked, except for its state, which the game checks. */
type Position = v.InferOutput<typeof positionSchema>;

/** Whether data is meant as a position and not as a save. */
export function isPosition(data: unknown): boolean {
  return typeof data === 'object' && data !== null && 'state' in data && !('checkpoint' in data);
}

/** Checks a position. Throws `SaveFault`. */
export function checkPosition(data: unknown): Position {
  const forbiddenData = findForbiddenData(data);
  if (forbiddenData !== null) throw new SaveFault('not-a-save', say('save.position', { fault: forbiddenData }));
  const result = v.safeParse(positionSchema, data);
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw new SaveFault(
    'not-a-save',
    say('save.position', {
      fault: say('save.fault.at', { place: v.getDotPath(issue) ?? '', fault: faultMessage(issue) }),
    }),
  );
}

/** Starts a match at a position. Throws `SaveFault` if the state does not fit the game. */
export function startPosition(game: Game, position: Position, keeping: CheckpointPolicy = {}): Match {
  const { seats, options, seed, state } = position;
  const start = { game: game.id, rulesVersion: game.rulesVersion, seats, options, seed };
  const match = openUntrusted(game, keeping, keep => game.restore(recordFrom(start, state), keep));
  if (!(match instanceof Error)) return match;
  throw new SaveFault('does-not-fit', say('save.position.unfit', { game: game.title, reason: messageFor(match) }), {
    cause: match,
  });
}
