import { randomBelow } from '../../../src/kernel/plain/random.ts';
import type { RandomState } from '../../../src/kernel/plain/random.ts';
import { pick } from '../json-places.ts';

const ESC = '\u001b';

/**
 * Keys of the table that neither leave it nor change settings; the first ones come more often, so that matches go on.
 */
const OFTEN = ['\r', '\r', '\r', '1', '2', '3', 'j', 'k', `${ESC}[B`, `${ESC}[A`];
const SELDOM = [
  ...['h', 'l', `${ESC}[C`, `${ESC}[D`, `${ESC}[H`, `${ESC}[F`, `${ESC}[5~`, `${ESC}[6~`, '\t', `${ESC}[Z`],
  ...['4', '5', '6', '7', '8', '9', '/', 'x', ' ', '\u007f', '?', 'i', 'g', 'L', '[', ']', '{', '}', '+', '-', '0'],
  ...['u', 'U', 't', 'p', 'c', 'r', '\f', `${ESC}[1;2A`, `${ESC}[1;2C`],
];

/** What terminals send and nobody typed: none of it may do anything. */
export const UNKNOWN: readonly string[] = [
  ...[
    `${ESC}[15~`,
    `${ESC}OP`,
    `${ESC}[[A`,
    `${ESC}[1;6P`,
    `${ESC}[57399u`,
    `${ESC}[27;5;9~`,
    `${ESC}[?62;4c`,
    `${ESC}[I`,
    `${ESC}[O`,
  ],
  ...[
    `${ESC}[24;80R`,
    `${ESC}]11;rgb:0000/0000/0000\u0007`,
    `${ESC}]0;title${ESC}\\`,
    `${ESC}P1$r0m${ESC}\\`,
    `${ESC}_app${ESC}\\`,
  ],
  ...[
    `${ESC}[99999999999999999999~`,
    `${ESC}[;;;;;;;;;;;;;;;;;;;;m`,
    `${ESC}[>0;276;0c`,
    `${ESC}[?2026;2$y`,
    `${ESC}q`,
    `${ESC}\r`,
  ],
  ...['\u0000', '\u001c', '\u001d', '\u001e', '\u001f', '\u009b', '\u0085', '\u202e', '\ufeff', '\ud800'],
];

/**
 * What is pasted, which would leave the table and answer questions if it were typed; the terminal marks it where it is
 * asked to.
 */
export const PASTES: readonly string[] = [
  'q\r',
  '1\r1\r1\r\u0003',
  '1 good move would be 2 then 1\nuuq1 1 1 2 3 1\n',
  'move 1 2 ',
  'Meet me at 2 pm',
  'jk\r'.repeat(2_000),
  'm2\r1\n'.repeat(200_000),
  `a paste with ${ESC}[A keys and ${ESC}]0;a title\u0007 in it`,
  `a paste with ${ESC}[200~ a beginning in it`,
  `a paste with ${ESC}[201~1\r an end in it`,
];

/** This many keys at once, by chance. */
export function burst(keys: number, random: RandomState): string {
  return Array.from({ length: keys }, () => pick(randomBelow(random, 4) > 0 ? OFTEN : SELDOM, random)).join('');
}

/** Something that the mouse does, in one of the ways in which terminals tell it, on the screen or beside it. */
export function mouse(columns: number, rows: number, random: RandomState): string {
  const button = pick([0, 1, 2, 3, 32, 35, 64, 65, 66, 128], random);
  const [x, y] = [1 + randomBelow(random, columns + 20), 1 + randomBelow(random, rows + 20)];
  const end = randomBelow(random, 2) === 0 ? 'M' : 'm';
  const byte = (value: number): string => String.fromCharCode(32 + Math.min(value, 90));
  return randomBelow(random, 4) === 0
    ? `${ESC}[M${byte(button)}${byte(x)}${byte(y)}`
    : `${ESC}[<${button};${x};${y}${end}`;
}
