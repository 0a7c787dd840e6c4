import * as v from 'valibot';
import type { OptionFacts } from './game.ts';
import { issueWords } from './issues.ts';
import { Refusal } from './refusal.ts';
import { words } from './words.ts';
import type { Words } from './words.ts';

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

/** The choice of that id between no, the usual one, and yes, as `yesOrNo` reads it. */
export function yesOrNoChoice(
  id: string,
  named: { readonly whole: Words; readonly no: Words; readonly yes: Words },
): OptionFacts {
  return {
    id,
    words: named.whole,
    values: [
      { id: 'no', words: named.no },
      { id: 'yes', words: named.yes },
    ],
  };
}

/** What each seat may be given before a match: its faction. `firstMatch` are those of a first match, by seat. */
export function factionChoice<Faction extends string>(
  named: Words,
  factions: readonly Faction[],
  nameOf: (faction: Faction) => Words,
  firstMatch: readonly Faction[],
): OptionFacts {
  return {
    id: 'factions',
    words: named,
    values: factions.map(id => ({ id, words: nameOf(id) })),
    firstMatchBySeat: firstMatch,
  };
}

/** Reads the options of a match from outside. Throws `Refusal` ('bad-options') that names the wrong one. */
export function parseOptions<Shape extends v.GenericSchema>(shape: Shape, input: unknown): v.InferOutput<Shape> {
  const result = v.safeParse(shape, input);
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw new Refusal(
    'bad-options',
    words('kernel.options', { place: v.getDotPath(issue) ?? words('kernel.options.top'), fault: issueWords(issue) }),
  );
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
    throw new Refusal('bad-options', words('kernel.options.many-factions', { factions: factions.length, seats }));
  }
  const given = factions.filter(faction => faction !== null);
  const doubled = given.find((faction, place) => given.indexOf(faction) !== place);
  if (doubled !== undefined)
    throw new Refusal('bad-options', words('kernel.options.faction-twice', { faction: doubled }));
  return Array.from({ length: seats }, (_, seat) => factions[seat] ?? null);
}
