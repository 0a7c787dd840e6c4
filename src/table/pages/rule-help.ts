import type { Viewer } from '../../kernel/words/message.ts';
import { pressed } from '../keys.ts';
import type { Look } from '../look.ts';
import type { Page } from '../page.ts';
import { helpLines, helpTitle } from '../screens/rule-help.ts';
import type { RuleHelpState } from '../screens/rule-help.ts';
import { Reader } from './reader.ts';

/** What the help leads to. */
export interface HelpDoors {
  readonly pop: () => void;
  readonly keys: () => void;
  /** Opens the rules at one of them. */
  readonly rules: (rule: string | null) => void;
}

/**
 * The rule that asks, with the rulings on it and with what is blocked, which may be `viewer`'s secret. From here to every rule that
 * is named, and to the keys; any key that does nothing else goes back.
 */
export function ruleHelpPage(told: RuleHelpState, viewer: Viewer, { pop, keys, rules }: HelpDoors, look: Look): Page {
  const reader = new Reader({
    title: helpTitle(told, look),
    lines: width => helpLines(told, width, look),
    nameOf: ({ to }) => numberIn(to),
  });
  return {
    key: key => {
      const press = pressed(look.keymap, key);
      if (press.command === 'keys') {
        keys();
        return;
      }
      const read = reader.key(press);
      if (read.did === 'follow') rules(numberIn(read.to));
      else if (read.did === 'nothing') pop();
    },
    paint: size => reader.paint(size, look, [...(told.read === null ? [] : (['rules'] as const)), 'keys', 'back']),
    viewer: () => viewer,
    rule: () => told.rule,
  };
}

function numberIn(goal: string): string {
  return goal.slice(goal.indexOf(':') + 1);
}
