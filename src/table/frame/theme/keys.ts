import type { Appearance } from './look.ts';
import type { Message } from '../../../kernel/words/message.ts';
import { COMMANDS, commandFor, footer, keyWords } from '../edge/keymap.ts';
import type { Command, FooterEntry, KeyContext, Keymap, KeyProblem } from '../edge/keymap.ts';
import { NAMED_KEYS } from '../edge/keys.ts';
import { say } from '../text/say.ts';

export type TableCommand = Command | 'nth';

/**
 * A pressed key and its command; `null`: no command. `nth`: for the command `nth`, the number of the choice, from 1.
 */
export interface Pressed {
  readonly command: TableCommand | null;
  readonly nth: number;
  readonly key: string;
}

/** Finds the command of a key. While a text is being typed, keys that type a character have no command. */
export function pressed(keymap: Keymap, key: string, context: KeyContext = {}): Pressed {
  const meaning = commandFor(keymap, key, context);
  if (meaning?.command === 'nth') return { command: 'nth', nth: meaning.nth, key };
  if (meaning !== undefined) return { command: meaning.command, nth: 0, key };
  return { command: null, nth: 0, key };
}

/** The character that a key types; `null`: none. */
export function characterOf(key: string): string | null {
  if (key === 'space') return ' ';
  return Array.from(key).length === 1 ? key : null;
}

/** The footer line with the available keys, as many as fit into the width. */
export function footerText(appearance: Appearance, entries: readonly (Command | FooterEntry)[], width: number): string {
  return footer(appearance.keymap, entries, width, appearance);
}

/** A width at which the footer never leaves out a key. */
const UNLIMITED_WIDTH = 400;

/** All available keys in one line, for reading aloud. */
export function liveKeysText(appearance: Appearance, entries: readonly (Command | FooterEntry)[]): string {
  return footerText(appearance, entries, UNLIMITED_WIDTH);
}

/** The error message for keys that a person wants. */
export function keyProblemMessage(problem: KeyProblem, { glyphs }: Pick<Appearance, 'glyphs'>): Message {
  const commandName = (command: Command): Message => say(`command.${command}`);
  switch (problem.problem) {
    case 'no-command':
      return say('keys.no-command', { name: problem.name, commands: COMMANDS.join(', ') });
    case 'no-key':
      return say('keys.no-key', {
        command: commandName(problem.command),
        key: problem.key,
        names: NAMED_KEYS.join(', '),
      });
    case 'fixed':
      return say('keys.fixed', { command: commandName(problem.command), key: keyWords(problem.key, glyphs) });
    case 'needed':
      return say('keys.needed', { command: commandName(problem.command) });
    case 'clash': {
      const [one, other] = problem.commands;
      return say('keys.clash', {
        key: keyWords(problem.key, glyphs),
        one: commandName(one),
        other: commandName(other),
      });
    }
  }
}
