import { keyTable } from '../../widgets/keymap.ts';
import type { Style } from '../../widgets/style.ts';
import { padEnd, truncate, wrap } from '../../widgets/wrapping.ts';
import type { Look } from '../look.ts';
import { say } from '../say.ts';
import type { ScrolledLine, ScrolledText } from './scroll.ts';

/** What the help screen tells about a decision. */
export interface RuleHelpState {
  /** The rule that asks; `null` when nothing is asked. */
  readonly rule: string | null;
  /** What the rule is called. */
  readonly title: string | null;
  /** What the game's own words say about the rule. */
  readonly text: string | null;
  readonly rulings: readonly RulingText[];
  readonly blocked: readonly { readonly option: string; readonly why: string; readonly rule: string }[];
  /** Whether the chapter of the rule has texts. */
  readonly chapter: boolean;
}

/** One rule of a chapter. */
export interface RuleText {
  readonly rule: string;
  readonly title: string | null;
  readonly text: string;
  readonly rulings: readonly RulingText[];
}

/** A ruling on a rule: what was open, and what is done. */
export interface RulingText {
  readonly why: string;
  readonly does: string;
}

const HEADING: Style = { tone: 'accent', bold: true };
const KEY_COLUMN = 18;

/** The rule, why options are blocked, and the keys. */
export function ruleHelp(state: RuleHelpState, look: Look): ScrolledText {
  const { tell } = look;
  const { rule, title, chapter } = state;
  const headline = rule === null ? say('help.title-plain') : say('help.title', { rule, title: title ?? '' });
  return {
    title: tell(headline),
    lines: width => linesOf(state, width, look),
    footer: [
      { commands: ['up', 'down'], label: tell(say('key.scroll')) },
      ...(chapter ? (['chapter'] as const) : []),
      'keys',
      'back',
    ],
  };
}

function linesOf({ rule, text, rulings, blocked }: RuleHelpState, width: number, look: Look): ScrolledLine[] {
  const { tell } = look;
  const lines: ScrolledLine[] = [];
  const add = (words: string, style: Style = {}): void => {
    for (const line of wrap(words, width)) lines.push({ text: line, style });
  };
  const addKey = (keys: string, label: string): void => {
    lines.push({ text: truncate(`${padEnd(keys, KEY_COLUMN)} ${label}`, width) });
  };
  if (rule !== null) {
    add(text ?? tell(say('help.no-text', { rule })));
    add('');
    lines.push(...rulingLines(rulings, width, look));
    add(tell(say('help.blocked')), HEADING);
    if (blocked.length === 0) add(tell(say('help.none-blocked')), { tone: 'muted' });
    for (const { option, why, rule: number } of blocked) {
      const [first = '', ...rest] = wrap(tell(say('help.why', { option, why, rule: number })), width - 2);
      lines.push({ text: `${look.glyphs.blocked} ${first}` }, ...rest.map(line => ({ text: `  ${line}` })));
    }
    add('');
    add(tell(say('help.final')), { tone: 'muted' });
    add('');
  }
  add(tell(say('help.keys')), HEADING);
  for (const { keys, label } of keyTable(look.keymap, look.glyphs)) addKey(keys, label);
  addKey('1-9', tell(say('help.nth')));
  return lines;
}

/** A whole chapter of the rules. */
export function chapterText(chapter: string, rules: readonly RuleText[], look: Look): ScrolledText {
  const { tell } = look;
  return {
    title: tell(say('help.chapter', { chapter, title: rules[0]?.title ?? '' })),
    lines: width => rules.flatMap(rule => ruleLines(rule, width, look)),
    footer: [{ commands: ['up', 'down'], label: tell(say('key.scroll')) }, 'page-down', 'back'],
  };
}

/** The line at which a rule of a chapter begins. */
export function lineOfRule(rules: readonly RuleText[], rule: string, width: number, look: Look): number {
  const at = rules.findIndex(known => known.rule === rule);
  return rules.slice(0, Math.max(0, at)).reduce((lines, known) => lines + ruleLines(known, width, look).length, 0);
}

function ruleLines({ rule, title, text, rulings }: RuleText, width: number, look: Look): ScrolledLine[] {
  const heading = title === null ? rule : `${rule}  ${title}`;
  return [
    { text: truncate(heading, width), style: HEADING },
    ...wrap(text, width).map(line => ({ text: line })),
    { text: '' },
    ...rulingLines(rulings, width, look),
  ];
}

/** The rulings on a rule under their heading, each with what was open before it; nothing when there are none. */
function rulingLines(rulings: readonly RulingText[], width: number, { tell }: Look): ScrolledLine[] {
  if (rulings.length === 0) return [];
  const told = (words: string, style: Style): ScrolledLine[] => wrap(words, width).map(text => ({ text, style }));
  return [
    ...told(tell(say('help.rulings')), HEADING),
    ...rulings.flatMap(({ why, does }) => [...told(why, { tone: 'muted' }), ...told(does, {}), { text: '' }]),
  ];
}
