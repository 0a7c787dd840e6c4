import type { Inspected } from '../../../../boards/board.ts';
import { RECONSTRUCTED, withOrigin } from '../../../../boards/inspected.ts';
import type { InspectContext } from '../../../../boards/inspected.ts';
import type { Ref } from '../../../../kernel/words/message.ts';
import { starcraftBook } from '../../text/book.ts';
import { say } from '../../text/say.ts';

/** Adds where the facts of an inspected thing come from, and the rulings about it. */
export function withSources(inspected: Inspected, ref: Ref, context: InspectContext): Inspected {
  const { format } = context;
  return withOrigin(inspected, ref, context, {
    book: starcraftBook,
    origin: format(say('inspect.section.origin')),
    rulings: format(say('inspect.section.rulings')),
    reconstructed: kind => format(say('inspect.reconstructed', { kind, mark: RECONSTRUCTED })),
  });
}
