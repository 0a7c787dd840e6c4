/** When something that was missed is asked again, and how often it has been asked rightly since. */
export interface Spacing {
  /** The first day on which it is due, as `2026-03-09`. */
  readonly due: string;
  readonly times: number;
}

/** What was missed is asked again after so many days: when it is right, after more of them, and at last no more. */
const DAYS = [1, 3, 7] as const;

/** The day of a time where the program runs, as `2026-03-09`: days so written are in order as texts. */
export function dayOf(time: Date): string {
  const [month, day] = [time.getMonth() + 1, time.getDate()].map(part => String(part).padStart(2, '0'));
  return `${time.getFullYear()}-${month ?? ''}-${day ?? ''}`;
}

/** The day that many days after a day. */
function daysAfter(day: string, days: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return dayOf(new Date(year, month - 1, date + days));
}

/**
 * When something is asked again that was asked today. A right answer counts from the day on which it is due: knowing it
 * a minute later proves nothing. `null`: it need not come back.
 */
export function spacingAfter(before: Partial<Spacing>, isRight: boolean, today: string): Spacing | null {
  const { due, times = 0 } = before;
  if (!isRight) return { due: daysAfter(today, DAYS[0]), times: 0 };
  if (due === undefined) return null;
  if (today < due) return { due, times };
  const next = DAYS[times + 1];
  return next === undefined ? null : { due: daysAfter(today, next), times: times + 1 };
}

/** Whether something is to be asked again on that day. */
export function isDue({ due }: Partial<Spacing>, today: string): boolean {
  return due !== undefined && due <= today;
}
