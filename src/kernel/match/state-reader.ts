import * as v from 'valibot';
import { issueMessage } from '../words/issues.ts';
import { message } from '../words/message.ts';
import type { SeatInfo } from './record.ts';
import { literal, Refusal } from './refusal.ts';

/**
 * Returns a function that reads a game's state from untrusted input, such as a save. The function checks the shape
 * first, then what a shape can't express: `validate` returns the first fault for a match with this many seats, or
 * `null`. Throws `Refusal` ('bad-state') that names the fault.
 */
export function stateReader<State>(
  shape: v.GenericSchema<unknown, State>,
  validate: (state: State, seats: number) => string | null,
): (input: unknown, seats: readonly SeatInfo[]) => State {
  return (input, seats) => {
    const result = v.safeParse(shape, input);
    if (!result.success) {
      const [issue] = result.issues;
      const issuePath = `state.${v.getDotPath(issue) ?? ''}`;
      throw new Refusal('bad-state', message('kernel.issue.at', { place: issuePath, fault: issueMessage(issue) }));
    }
    const fault = validate(result.output, seats.length);
    if (fault !== null) throw new Refusal('bad-state', literal(fault));
    return result.output;
  };
}
