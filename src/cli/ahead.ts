/**
 * Whether the arguments contain one of the flags. Used before the arguments are parsed: with `--json`, for example,
 * even errors in the arguments are printed as JSON.
 */
export function hasFlag(args: readonly string[], ...flags: readonly string[]): boolean {
  return possibleFlags(args).some(arg => flags.includes(arg));
}

/** The arguments that may be flags: all before `--`. */
export function possibleFlags(args: readonly string[]): readonly string[] {
  const separatorIndex = args.indexOf('--');
  return separatorIndex < 0 ? args : args.slice(0, separatorIndex);
}
