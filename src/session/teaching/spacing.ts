/** When a wrongly answered question is asked again, and how often it was answered rightly since. */
export interface Spacing {
  /** The first day on which the question is due, as `2026-03-09`. */
  readonly due: string;
  readonly times: number;
}

/**
 * The days after which a wrongly answered question is asked again: after the mistake, and after each right answer.
 * After the last one it no longer comes back.
 */
const REPEAT_AFTER_DAYS = [1, 3, 7] as const;

/** The local day of a time, as `2026-03-09`. Days in this form can be compared as texts. */
export function dayOf(time: Date): string {
  const [month, day] = [time.getMonth() + 1, time.getDate()].map(part => String(part).padStart(2, '0'));
  return `${time.getFullYear()}-${month ?? ''}-${day ?? ''}`;
}

/** The day that comes `days` days after `day`. */
function daysAfter(day: string, days: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return dayOf(new Date(year, month - 1, date + days));
}

/**
 * When a question that was answered today is asked again; `null`: it need not come back. A right answer counts only
 * from the day on which the question is due: knowing it a minute later proves nothing.
 */
export function spacingAfter(previousSpacing: Partial<Spacing>, isRight: boolean, today: string): Spacing | null {
  const { due, times = 0 } = previousSpacing;
  if (!isRight) return { due: daysAfter(today, REPEAT_AFTER_DAYS[0]), times: 0 };
  if (due === undefined) return null;
  if (today < due) return { due, times };
  const nextDays = REPEAT_AFTER_DAYS[times + 1];
  return nextDays === undefined ? null : { due: daysAfter(today, nextDays), times: times + 1 };
}

/** Whether a question is due on the day `today`. */
export function isDue({ due }: Partial<Spacing>, today: string): boolean {
  return due !== undefined && due <= today;
}
