import * as v from 'valibot';
import { Refusal } from './refusal.ts';

/** A choice of yes or no: `true`, or `yes` as the new-match screen names it; `false` when it is left out. */
export const yesOrNo = v.optional(
  v.union([
    v.boolean(),
    v.pipe(
      v.picklist(['no', 'yes']),
      v.transform(answer => answer === 'yes'),
    ),
  ]),
  false,
);

/** Reads the options of a match from outside. Throws `Refusal` ('bad-options') that names the wrong one. */
export function parseOptions<Shape extends v.GenericSchema>(shape: Shape, input: unknown): v.InferOutput<Shape> {
  const result = v.safeParse(shape, input);
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw new Refusal('bad-options', `The options are wrong at ${v.getDotPath(issue) ?? 'the top'}: ${issue.message}`);
}

/**
 * The faction that was given to each of so many seats, `null` where none was. Throws `Refusal` ('bad-options') for more
 * factions than seats, and for two seats with one faction.
 */
export function factionBySeat<Faction extends string>(
  factions: readonly (Faction | null)[],
  seats: number,
): (Faction | null)[] {
  if (factions.length > seats) {
    throw new Refusal('bad-options', `There are ${factions.length} factions for ${seats} seats.`);
  }
  const given = factions.filter(faction => faction !== null);
  const doubled = given.find((faction, place) => given.indexOf(faction) !== place);
  if (doubled !== undefined) throw new Refusal('bad-options', `Two seats have ${doubled}: each faction is there once.`);
  return Array.from({ length: seats }, (_, seat) => factions[seat] ?? null);
}
