import { inspecting, RECONSTRUCTED, ruleText } from '../../../../boards/inspected.ts';
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
  ruleText(id, {
    numbers: RULE_NUMBERS,
    kind: context.format(say('inspect.rule')),
    textFor: key => (isTextKey(key) ? context.format(say(key)) : null),
  });

/** Inspects the thing at an address: everything that the view says about it, and its printed facts. */
export const inspectTheseus = inspecting<TheseusView>({
  book: theseusBook,
  inspectors: {
    card: inspectCard,
    faction: inspectFaction,
    room: inspectRoom,
    rule: inspectRule,
    seat: inspectSeat,
    sector: inspectSector,
    slot: inspectSlot,
    token: inspectToken,
    unit: inspectUnit,
  },
  words: {
    origin: say('inspect.section.origin'),
    rulings: say('inspect.section.rulings'),
    reconstructed: kind => say('inspect.reconstructed', { kind, mark: RECONSTRUCTED }),
  },
});
