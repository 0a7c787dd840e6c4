const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** The local time of day: `14:02`. */
export function clockTime(date: Date): string {
  return `${twoDigits(date.getHours())}:${twoDigits(date.getMinutes())}`;
}

/** The local date and time: `2026-11-21 14:02`. */
export function dayAndTime(date: Date): string {
  return `${date.getFullYear()}-${twoDigits(date.getMonth() + 1)}-${twoDigits(date.getDate())} ${clockTime(date)}`;
}
