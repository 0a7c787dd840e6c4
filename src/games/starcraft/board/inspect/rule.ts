import type { InspectContext, Inspected } from '../../../../boards/inspected.ts';
import type { Line } from '../../../../boards/drawing/lines.ts';
import { ruleText } from '../../../../boards/inspected.ts';
import { ORDER_KINDS } from '../../data/factions.ts';
import { en } from '../../text/en.ts';
import type { TextKey } from '../../text/en.ts';
import { RULE_NUMBERS } from '../../text/rules.en.ts';
import { orderName, say } from '../../text/say.ts';
import { span } from '../../../../boards/drawing/lines.ts';
import type { Inspector } from './telling.ts';
import { knownId, section } from './telling.ts';

/** Describes a rule in a few sentences, with its sub-rules, its parent, and the rules it mentions. */
export const inspectRule: Inspector = (id, _view, context): Inspected | null =>
  ruleText(id, {
    numbers: RULE_NUMBERS,
    kind: context.format(say('inspect.rule')),
    textFor: key => textIfAny(context, key),
  });

const ORDER_RULES = {
  build: { standard: 'SC-8', special: 'SC-12.2' },
  mobilize: { standard: 'SC-10', special: 'SC-12.3' },
  research: { standard: 'SC-11', special: 'SC-12.4' },
} as const;

/** Describes a kind of order: the text of its chapter, and what a special order adds. */
export const inspectOrder: Inspector = (id, _view, context): Inspected | null => {
  const { format } = context;
  const orderKind = knownId(ORDER_KINDS, id);
  if (orderKind === null) return null;
  const { standard, special } = ORDER_RULES[orderKind];
  const text = (number: string): Line[] => [[span(textIfAny(context, `rule.${number}`) ?? '')]];
  return {
    kind: format(say('inspect.order')),
    title: format(orderName(orderKind)),
    sections: [
      ...section(context, null, text(standard)),
      ...section(context, 'inspect.section.special', text(special)),
    ],
    links: [],
    rules: [standard, special, 'SC-2.3', 'SC-5.3', 'SC-6.5'],
  };
};

function textIfAny({ format }: InspectContext, key: string): string | null {
  return isTextKey(key) ? format(say(key)) : null;
}

function isTextKey(key: string): key is TextKey {
  return Object.hasOwn(en, key);
}
