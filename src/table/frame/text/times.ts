const two = (value: number): string => String(value).padStart(2, '0');

/** The time of day, as a clock on the wall shows it: `14:02`. */
export function clockTime(date: Date): string {
  return `${two(date.getHours())}:${two(date.getMinutes())}`;
}

/** The day and the time: `2026-11-21 14:02`. */
export function dayAndTime(date: Date): string {
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())} ${clockTime(date)}`;
}
