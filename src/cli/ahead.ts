/**
 * What has to be known of the arguments before they are read: `--json`, so that what is wrong with them is said as JSON
 * too.
 */
export function isAsked(args: readonly string[], ...flags: readonly string[]): boolean {
  return flagsOf(args).some(arg => flags.includes(arg));
}

/** The arguments that may be flags: those before `--`. */
export function flagsOf(args: readonly string[]): readonly string[] {
  const end = args.indexOf('--');
  return end < 0 ? args : args.slice(0, end);
}
