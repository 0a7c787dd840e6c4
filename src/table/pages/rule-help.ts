import type { Decision } from '../../kernel/decision.ts';
import type { Viewer } from '../../kernel/words.ts';
import { pressed } from '../keys.ts';
import type { Look } from '../look.ts';
import type { Page } from '../page.ts';
import { paintRuleHelp } from '../screens/rule-help.ts';
import type { Session } from '../session.ts';
import type { RuleHelpState } from '../screens/rule-help.ts';

/** The help on a decision. What is blocked may be `viewer`'s secret. */
export function ruleHelpPage(told: Omit<RuleHelpState, 'top'>, viewer: Viewer, back: () => void, look: Look): Page {
  let top = 0;
  let last = 0;
  let height = 10;
  return {
    key: key => {
      const { command } = pressed(look.keymap, key);
      if (command === 'up') top -= 1;
      else if (command === 'down') top += 1;
      else if (command === 'page-up') top -= height;
      else if (command === 'page-down') top += height;
      else if (command === 'first') top = 0;
      else if (command === 'last') top = last;
      else back();
      top = Math.max(0, Math.min(last, top));
    },
    paint: size => {
      const painted = paintRuleHelp({ ...told, top }, size, look);
      last = painted.last;
      height = Math.max(1, size.rows - 5);
      return painted.grid;
    },
    viewer: () => viewer,
  };
}

/** The game's own words on a rule, `rule.SC-6.2`, or those on the chapter it stands in; `null`: none. */
export function ruleText(texts: Readonly<Record<string, unknown>>, rule: string): string | null {
  for (let name = rule; name !== ''; name = name.slice(0, Math.max(0, name.lastIndexOf('.')))) {
    const key = `rule.${name}`;
    if (Object.hasOwn(texts, key)) return key;
  }
  return null;
}

/** The help on what is asked now: its rule, and why what one would expect is blocked. */
export function helpOn(
  session: Session,
  decision: Decision | null,
  viewer: Viewer,
  back: () => void,
  look: Look,
): Page {
  const { tell } = look;
  const key = decision === null ? null : ruleText(session.game.texts.en, decision.rule);
  const told = {
    rule: decision?.rule ?? null,
    text: key === null ? null : tell({ key }),
    blocked: session.blocked().map(({ words, why, rule }) => ({ option: tell(words), why: tell(why), rule })),
  };
  return ruleHelpPage(told, viewer, back, look);
}
