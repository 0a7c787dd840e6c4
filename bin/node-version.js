// Read by any Node from 12.20 on: nothing newer may stand here, nor in what imports this before it has asked.

/** The oldest Node that runs the program, as `engines` in package.json has it. */
const OLDEST = [20, 19];

/** Why the program can't run on a Node of this version, in a sentence; `null`: it can. */
export function whyTooOld(version) {
  const [major, minor] = version.split('.').map(Number);
  if (major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1])) return null;
  return 'Orrery needs Node ' + OLDEST.join('.') + ' or newer, and this is Node ' + version + ' (https://nodejs.org).';
}
