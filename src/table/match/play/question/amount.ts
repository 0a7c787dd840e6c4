import type { AmountRange } from '../../../../kernel/match/decision.ts';
import type { Pressed } from '../../../frame/theme/keys.ts';

/** The entry of a number, by digits or with the arrows. */
export interface AmountEntry extends AmountRange {
  readonly value: number;
  /** The typed digits; empty if the value was set with the arrows. */
  readonly typed: string;
  /** Whether a person has set the value; before that it is only the start value. */
  readonly isNamed: boolean;
}

/** The entry before anything is typed: at the smallest number. */
export function startAmount({ min, max }: AmountRange): AmountEntry {
  return { min, max, value: min, typed: '', isNamed: false };
}

/** The entry after a key; the same object when the key has no meaning for it. */
export function amountAfter(entry: AmountEntry, { command, key }: Pressed): AmountEntry {
  const { min, max, value, typed } = entry;
  const withValue = (wanted: number): AmountEntry => ({
    ...entry,
    value: Math.max(min, Math.min(max, wanted)),
    typed: '',
    isNamed: true,
  });
  if (/^\d$/.test(key) || (key === '-' && min < 0 && typed === '')) return withTyped(entry, typed + key);
  switch (command) {
    case 'up':
    case 'right':
      return withValue(value + 1);
    case 'down':
    case 'left':
      return withValue(value - 1);
    case 'page-up':
      return withValue(value + 10);
    case 'page-down':
      return withValue(value - 10);
    case 'first':
      return withValue(min);
    case 'last':
      return withValue(max);
    case 'rub-out':
      return withTyped(entry, (typed === '' ? String(value) : typed).slice(0, -1));
    default:
      return entry;
  }
}

function withTyped(entry: AmountEntry, typed: string): AmountEntry {
  const maxDigits = Math.max(String(entry.min).length, String(entry.max).length);
  const keptDigits = typed.slice(0, maxDigits);
  const value = /\d/.test(keptDigits) ? Number(keptDigits) : entry.min;
  return { ...entry, value, typed: keptDigits, isNamed: true };
}

/** The entered number; `null` when it is out of range. */
export function enteredAmount({ min, max, value }: AmountEntry): number | null {
  // Avoids -0, which the kernel treats as a different number.
  return value >= min && value <= max ? value + 0 : null;
}
