import type { Inspected } from '../../../board.ts';
import { ruleTold } from '../../../board-telling.ts';
import { ORDER_KINDS } from '../../data/factions.ts';
import { en } from '../../text/en.ts';
import type { TextKey } from '../../text/en.ts';
import { RULE_NUMBERS } from '../../text/rules.en.ts';
import { orderName, say } from '../../text/say.ts';
import { span } from '../../../../widgets/lines.ts';
import { among } from './inspector.ts';
import type { Inspector } from './inspector.ts';
import { section } from './telling.ts';
import type { InspectContext } from '../../../board-telling.ts';

/** A rule in a few sentences, with the rules below it, above it and those that it names. */
export const inspectRule: Inspector = (id, _view, context): Inspected | null =>
  ruleTold(id, {
    numbers: RULE_NUMBERS,
    kind: context.tell(say('inspect.rule')),
    told: key => told(context, key),
  });

const ORDER_RULES = {
  build: ['SC-8', 'SC-12.2'],
  mobilize: ['SC-10', 'SC-12.3'],
  research: ['SC-11', 'SC-12.4'],
} as const;

/** A kind of order: what its chapter says. */
export const inspectOrder: Inspector = (id, _view, context): Inspected | null => {
  const { tell } = context;
  const order = among(ORDER_KINDS, id);
  if (order === null) return null;
  const texts = ORDER_RULES[order].flatMap(number => told(context, `rule.${number}`) ?? []);
  return {
    kind: tell(say('inspect.order')),
    title: tell(orderName(order)),
    sections: section(
      context,
      null,
      texts.map(text => [span(text)]),
    ),
    links: [],
    rules: [...ORDER_RULES[order], 'SC-2.3', 'SC-5.3', 'SC-6.5'],
  };
};

function told({ tell }: InspectContext, key: string): string | null {
  return isTextKey(key) ? tell(say(key)) : null;
}

function isTextKey(key: string): key is TextKey {
  return Object.hasOwn(en, key);
}
