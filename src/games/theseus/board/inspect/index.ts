import type { Ref } from '../../../../kernel/words/message.ts';
import type { Inspected, PaneContext } from '../../../../boards/board.ts';
import { oursOf, RECONSTRUCTED, ruleTold, withOrigin } from '../../../../boards/inspected.ts';
import { theseusBook } from '../../text/book.ts';
import { RULE_NUMBERS } from '../../text/rules.en.ts';
import { say } from '../../text/say.ts';
import type { TheseusView } from '../../view.ts';
import { isTextKey } from '../marks.ts';
import { inspectCard } from './card.ts';
import type { Inspector } from './inspector.ts';
import { inspectFaction, inspectSeat } from './seat.ts';
import { inspectRoom, inspectSector, inspectSlot } from './sector.ts';
import { inspectToken } from './token.ts';
import { inspectUnit } from './unit.ts';

const inspectRule: Inspector = (id, _view, context) =>
  ruleTold(id, {
    numbers: RULE_NUMBERS,
    kind: context.format(say('inspect.rule')),
    told: key => (isTextKey(key) ? context.format(say(key)) : null),
  });

/** The kinds of things that people can look at, as they stand in addresses before the colon. */
const INSPECTORS: Readonly<Record<string, Inspector>> = {
  card: inspectCard,
  faction: inspectFaction,
  room: inspectRoom,
  rule: inspectRule,
  seat: inspectSeat,
  sector: inspectSector,
  slot: inspectSlot,
  token: inspectToken,
  unit: inspectUnit,
};

/** All that a view says about the thing of that address, and what is printed on it. */
export function inspectTheseus(view: TheseusView, ref: Ref, context: PaneContext): Inspected | null {
  const at = ref.indexOf(':');
  const kind = ref.slice(0, at);
  const inspector = Object.hasOwn(INSPECTORS, kind) ? INSPECTORS[kind] : undefined;
  if (inspector === undefined) return null;
  const { format } = context;
  const marking = { ...context, ours: oursOf(theseusBook, ref) };
  const told = inspector(ref.slice(at + 1), view, marking);
  if (told === null) return null;
  return withOrigin(told, ref, marking, {
    book: theseusBook,
    origin: format(say('inspect.section.origin')),
    rulings: format(say('inspect.section.rulings')),
    reconstructed: sort => format(say('inspect.reconstructed', { kind: sort, mark: RECONSTRUCTED })),
  });
}
