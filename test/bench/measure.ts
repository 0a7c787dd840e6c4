import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** One line of the table: what was measured, what it must reach (design: "What it must reach"), and whether it does. */
export interface Row {
  readonly what: string;
  readonly reach: string;
  readonly measured: string;
  /** `null`: nothing to reach, only to know. */
  readonly reached: boolean | null;
}

/** A subject of the bench: prints nothing itself, so that its figures can also be looked at elsewhere. */
export type Bench = () => Promise<readonly Row[]> | readonly Row[];

/** How long `action` takes. Milliseconds. */
export function timed(action: () => unknown): number {
  const start = process.hrtime.bigint();
  action();
  return Number(process.hrtime.bigint() - start) / 1e6;
}

/**
 * The time that the processors spend on `action`, all threads of this program together. It depends less than the clock
 * on what else the machine does. Milliseconds.
 */
export function cpuTimed(action: () => unknown): number {
  const before = process.cpuUsage();
  action();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** What lives in memory, after all garbage was collected. Megabytes. */
export function memoryNow(): number {
  setFlagsFromString('--expose-gc');
  const collect: unknown = runInNewContext('gc');
  if (typeof collect === 'function') for (let time = 0; time < 2; time++) Reflect.apply(collect, undefined, []);
  const { heapUsed, external } = process.memoryUsage();
  return (heapUsed + external) / 1e6;
}

/** The times of `count` runs, after a tenth as many to warm up. Milliseconds. */
export function repeated(count: number, action: (run: number) => void): number[] {
  for (let run = 0; run < count / 10; run++) action(run);
  return Array.from({ length: count }, (_, run) => timed(() => action(run)));
}

/** The value below which `part` (0 to 1) of all values lie. Throws when there are none. */
export function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  const value = sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))];
  if (value === undefined) throw new RangeError('nothing was measured');
  return value;
}

/** The value in the middle. */
export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

/** "0.12 ms" */
export function ms(time: number): string {
  const digits = time < 0.1 ? 3 : time < 10 ? 2 : 0;
  return `${time.toFixed(digits)} ms`;
}

/**
 * The middle, the best and the nearly worst of some times: on a busy machine the best one says most about the program.
 */
export function spread(times: readonly number[]): string {
  return `${ms(median(times))} (best ${ms(quantile(times, 0))}, p95 ${ms(quantile(times, 0.95))})`;
}

/** "123,000" */
export function thousands(count: number): string {
  return `${Math.round(count / 1000)},000`;
}

/** The table, ready to be put into a document. */
export function tableOf(rows: readonly Row[]): string {
  const cells = rows.map(({ what, reach, measured, reached }) => [what, reach, measured, verdict(reached)]);
  return inColumns([['what', 'to reach', 'measured', ''], ...cells]);
}

/** A table of a document, of its head and its lines, which all have as many cells. */
export function inColumns(lines: readonly (readonly string[])[]): string {
  const widths = (lines[0] ?? []).map((_, column) => Math.max(3, ...lines.map(line => line[column]?.length ?? 0)));
  const told = lines.map(line => `| ${line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`);
  const rule = `| ${widths.map(width => '-'.repeat(width)).join(' | ')} |`;
  return [...told.slice(0, 1), rule, ...told.slice(1)].join('\n');
}

function verdict(reached: boolean | null): string {
  if (reached === null) return '';
  return reached ? 'reached' : 'not reached';
}
