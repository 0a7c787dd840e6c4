/** How many numbered rules stand under each heading of the rules reference: SC-2.1 to SC-2.4, SC-4.5.1 and SC-4.5.2 … */
const RULES: Readonly<Record<string, number>> = {
  SC: 25,
  'SC-1': 5,
  'SC-1.5': 2,
  'SC-2': 4,
  'SC-3': 9,
  'SC-4': 8,
  'SC-4.5': 2,
  'SC-4.6': 2,
  'SC-5': 5,
  'SC-6': 8,
  'SC-7': 7,
  'SC-7.5': 6,
  'SC-8': 6,
  'SC-8.1': 5,
  'SC-8.3': 3,
  'SC-9': 3,
  'SC-10': 9,
  'SC-11': 9,
  'SC-12': 5,
  'SC-13': 11,
  'SC-13.6': 4,
  'SC-13.7.A': 4,
  'SC-13.7.B': 6,
  'SC-13.7.C': 5,
  'SC-13.9': 5,
  'SC-14': 4,
  'SC-15': 10,
  'SC-16': 6,
  'SC-17': 7,
  'SC-18': 11,
  'SC-19': 6,
  'SC-19.2': 2,
  'SC-19.3': 4,
  'SC-19.4': 1,
  'SC-20': 3,
  'SC-21': 7,
  'SC-21.7': 8,
  'SC-22': 4,
  'SC-22.1': 2,
  'SC-23': 2,
  'SC-23.1': 5,
  'SC-23.2': 10,
  'SC-25': 3,
};

/** The three sub-steps of a skirmish have letters. */
const LETTERED = /^SC-13\.7\.[A-C]$/;

/** Whether the rules reference has a rule of that number. */
export function isRule(rule: string): boolean {
  if (LETTERED.test(rule)) return true;
  const [, heading, number] = /^(SC(?:-[0-9A-C.]*[0-9A-C])?)[-.](\d+)$/.exec(rule) ?? [];
  if (heading === undefined || number === undefined || number.startsWith('0')) return false;
  return Number(number) <= (RULES[heading] ?? 0);
}
