import type { Catalogue } from '../../kernel/game.ts';
import type { Game } from '../../kernel/playable.ts';
import { rulingsForRule, rulingWords } from '../../kernel/rule-book.ts';
import type { RuleBook } from '../../kernel/rule-book.ts';
import type { Viewer } from '../../kernel/words.ts';
import type { Look } from '../look.ts';
import type { Page } from '../page.ts';
import { chapterText, lineOfRule, ruleHelp } from '../screens/rule-help.ts';
import type { RuleHelpState, RuleText, RulingText } from '../screens/rule-help.ts';
import { scrollPage } from './scroll.ts';

/** What the help leads to. */
export interface HelpDoors {
  readonly push: (page: Page) => void;
  readonly pop: () => void;
  readonly keys: () => void;
}

/** The rule that asks, with the rulings on it and with what is blocked, which may be `viewer`'s secret; from here to its whole chapter and to the keys. */
export function ruleHelpPage(
  { rule, blocked }: Pick<RuleHelpState, 'rule' | 'blocked'>,
  { texts: { en: texts }, book }: Pick<Game, 'texts' | 'book'>,
  viewer: Viewer,
  { push, pop, keys }: HelpDoors,
  look: Look,
): Page {
  const rules = rule === null ? [] : chapterOf(texts, rule, book, look);
  const key = rule === null ? null : ruleText(texts, rule);
  const told = {
    rule,
    title: key === null ? null : titleOf(texts, key, look),
    text: key === null ? null : look.tell({ key }),
    rulings: rule === null ? [] : rulingsOn(rule, book, look),
    blocked,
    chapter: rules.length > 0,
  };
  const chapter = (): void => {
    if (rule !== null && rules.length > 0) push(chapterPage(rule, rules, viewer, pop, look));
  };
  return scrollPage(now => ruleHelp(told, now), viewer, { back: pop, ways: { chapter, keys } }, look);
}

/** The chapter that a rule stands in, from that rule on. */
function chapterPage(rule: string, rules: readonly RuleText[], viewer: Viewer, back: () => void, look: Look): Page {
  const start = (width: number): number => lineOfRule(rules, rule, width, look);
  return scrollPage(now => chapterText(chapterName(rule), rules, now), viewer, { back }, look, start);
}

/** The game's own words on a rule, `rule.SC-6.2`, or those on the chapter it stands in; `null`: none. */
export function ruleText(texts: Catalogue, rule: string): string | null {
  for (let name = rule; name !== ''; name = name.slice(0, Math.max(0, name.lastIndexOf('.')))) {
    const key = `rule.${name}`;
    if (Object.hasOwn(texts, key)) return key;
  }
  return null;
}

/** The number of the chapter that a rule stands in: SC-6 of SC-6.2.1. */
function chapterName(rule: string): string {
  return rule.split('.')[0] ?? rule;
}

/** All rules of a rule's chapter, in the order of the catalogue. */
function chapterOf(texts: Catalogue, rule: string, book: RuleBook | null, look: Look): RuleText[] {
  const first = `rule.${chapterName(rule)}`;
  return Object.keys(texts)
    .filter(key => (key === first || key.startsWith(`${first}.`)) && !key.endsWith('.title'))
    .map(key => ({
      rule: key.slice('rule.'.length),
      title: titleOf(texts, key, look),
      text: look.tell({ key }),
      rulings: rulingsOn(key.slice('rule.'.length), book, look),
    }));
}

/** The rulings on a rule, told; none where the game has no rule book. */
function rulingsOn(rule: string, book: RuleBook | null, { tell }: Look): RulingText[] {
  if (book === null) return [];
  return rulingsForRule(book, rule).map(ruling => {
    const { why, does } = rulingWords(ruling);
    return { why: tell(why), does: tell(does) };
  });
}

function titleOf(texts: Catalogue, key: string, { tell }: Look): string | null {
  const title = `${key}.title`;
  return Object.hasOwn(texts, title) ? tell({ key: title }) : null;
}
