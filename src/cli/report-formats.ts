/** The formats in which `orrery export` can write a report. */
export const REPORT_FORMATS = ['md', 'json'] as const;
export type ReportFormat = (typeof REPORT_FORMATS)[number];
