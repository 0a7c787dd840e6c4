/**
 * Whether the arguments contain one of the flags. Used before the arguments are parsed: with `--json`, for example,
 * even errors in the arguments are printed as JSON.
 */
export function isAsked(args: readonly string[], ...flags: readonly string[]): boolean {
  return flagsOf(args).some(arg => flags.includes(arg));
}

/** The arguments that may be flags: all before `--`. */
export function flagsOf(args: readonly string[]): readonly string[] {
  const end = args.indexOf('--');
  return end < 0 ? args : args.slice(0, end);
}
