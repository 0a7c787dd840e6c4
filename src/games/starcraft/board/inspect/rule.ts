import type { Inspected, InspectedLink } from '../../../board.ts';
import { ORDER_KINDS } from '../../data/factions.ts';
import { en } from '../../text/en.ts';
import type { TextKey } from '../../text/en.ts';
import { RULE_NUMBERS } from '../../text/rules.en.ts';
import { orderName, say } from '../../text/say.ts';
import { span } from '../../../../widgets/lines.ts';
import { among } from './inspector.ts';
import type { Inspector } from './inspector.ts';
import { section } from './telling.ts';
import type { InspectContext } from './telling.ts';

const CITED = /SC-\d+(?:\.[0-9A-C]+)*/g;

/** A rule in a few sentences, with the rules below it, above it and those that it names. */
export const inspectRule: Inspector = (id, _view, context): Inspected | null => {
  const { tell } = context;
  const text = told(context, `rule.${id}`);
  if (text === null) return null;
  const above = id.slice(0, Math.max(0, id.lastIndexOf('.')));
  const below = RULE_NUMBERS.filter(number => number.slice(0, number.lastIndexOf('.')) === id);
  const cited = text.match(CITED) ?? [];
  const others = [...new Set([...below, ...cited, ...(above === '' ? [] : [above])])];
  return {
    kind: tell(say('inspect.rule')),
    title: ruleLabel(context, id),
    sections: section(context, null, [[span(text)]]),
    links: others.flatMap(number => ruleLink(context, number)),
    rules: [],
  };
};

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

function ruleLabel(context: InspectContext, number: string): string {
  const title = told(context, `rule.${number}.title`);
  return title === null ? number : `${number} ${title}`;
}

function ruleLink(context: InspectContext, number: string): InspectedLink[] {
  return told(context, `rule.${number}`) === null ? [] : [{ ref: `rule:${number}`, label: ruleLabel(context, number) }];
}

function told({ tell }: InspectContext, key: string): string | null {
  return isTextKey(key) ? tell(say(key)) : null;
}

function isTextKey(key: string): key is TextKey {
  return Object.hasOwn(en, key);
}
