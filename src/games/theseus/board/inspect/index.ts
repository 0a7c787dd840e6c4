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

/** All that a view says about the thing of that address, and what is printed on it. */
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
