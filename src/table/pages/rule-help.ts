import type { Viewer } from '../../kernel/words.ts';
import { pressed } from '../keys.ts';
import type { Look } from '../look.ts';
import type { Page } from '../page.ts';
import { paintRuleHelp } from '../screens/rule-help.ts';
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
