import * as v from 'valibot';
import { MemoryChronicle, tailOf } from '../../kernel/history/chronicle.ts';
import type { CheckpointLine } from '../../kernel/history/lines.ts';
import type { Game, Match } from '../../kernel/history/playable.ts';
import type { CheckpointPolicy } from '../../kernel/match/checkpoints.ts';
import type { Message } from '../../kernel/words/message.ts';
import { SaveFault } from '../input/fault.ts';
import { checkpointShape } from '../lines/line-shapes.ts';
import { FILE_FORMAT, headShape } from '../lines/lines.ts';
import { resumeFrom } from './load.ts';
import { peopleShape } from '../input/people.ts';
import { findForbiddenData } from '../input/plain.ts';
import { faultMessage, say } from '../input/say.ts';

/** The shape of a snapshot: a match at a decision as one JSON object, with the head of its history and a checkpoint. */
const snapshotShape = v.strictObject({ ...headShape.entries, checkpoint: checkpointShape, people: peopleShape });

/** The result of the protocol's command `save`: enough to continue the match, without what happened before. */
interface Snapshot {
  readonly program: 'orrery';
  readonly format: typeof FILE_FORMAT;
  readonly start: Match['start'];
  readonly n: number;
  readonly told: number;
  readonly position: boolean;
  readonly begun: string;
  readonly checkpoint: CheckpointLine;
}

/** Makes a snapshot of a match at its pending decision. */
export function snapshotOf(match: Match, begun: Date): Snapshot {
  match.checkpoint();
  const tail = tailOf(match.history);
  if (tail === null || tail.since.length > 0) throw new Error('unreachable: a checkpoint was written');
  const { start } = match;
  const { at: n, told, since } = tail.checkpoint;
  return {
    program: 'orrery',
    format: FILE_FORMAT,
    start,
    n,
    told,
    position: true,
    begun: begun.toISOString(),
    // The entries of a snapshot are counted from the beginning of its own history.
    checkpoint: { ...tail.checkpoint, entry: since.length },
  };
}

/** Whether data is meant as a snapshot and not as a save in the old format. */
export function isSnapshot(data: unknown): boolean {
  return typeof data === 'object' && data !== null && 'format' in data && data.format === FILE_FORMAT;
}

/** Checks a snapshot. Throws `SaveFault` if it is invalid. */
export function checkSnapshot(data: unknown): v.InferOutput<typeof snapshotShape> {
  const source = say('save.the-save');
  const forbiddenData = findForbiddenData(data);
  if (forbiddenData !== null) throw new SaveFault('not-a-save', say('save.unsound', { source, fault: forbiddenData }));
  const result = v.safeParse(snapshotShape, data);
  if (result.success) return result.output;
  const [issue] = result.issues;
  const fault = say('save.fault.at', { place: v.getDotPath(issue) ?? '', fault: faultMessage(issue) });
  throw new SaveFault('not-a-save', say('save.unsound', { source, fault }));
}

/** Resumes the match of a checked snapshot. Throws `SaveFault` if it does not fit the game. */
export function resumeSnapshot(
  game: Game,
  { start, n, told, position, checkpoint }: v.InferOutput<typeof snapshotShape>,
  keeping: CheckpointPolicy,
): { readonly match: Match; readonly lost: Message | null } {
  // The history begins at the checkpoint: its lines contain nothing that happened before.
  const line = { ...checkpoint, entry: checkpoint.since.length };
  return resumeFrom(game, new MemoryChronicle({ start, n, told, position }, null, [line]), { keeping });
}
