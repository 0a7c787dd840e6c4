import type { Deed } from '../../../boards/deeds.ts';
import { numberIn } from '../../../kernel/match/decision.ts';
import type { Decision, ShownOption } from '../../../kernel/match/decision.ts';
import type { Message } from '../../../kernel/words/message.ts';
import { hitsToDestroy } from '../state/board.ts';
import { say } from '../text/say.ts';
import { pieceSeen } from '../view.ts';
import type { EmpiresView } from '../view.ts';
import { chanceOfShot } from './volley.ts';

/** The prefix of the id of a deed that fires at a colony with all units; the turn and the hex follow it. */
const BOMB_ID_PREFIX = 'deed:bomb:';
const BOMB_KEY = 'A';

/**
 * The deed that fires at a colony with all units, one after the other, until no shot is left or the colony is
 * destroyed. Empty if the question does not allow it.
 */
export function bombingDeeds(view: EmpiresView, { kind, options }: Decision): readonly Deed[] {
  const [first] = options;
  if (kind !== 'bombard.fire' || first === undefined || shotsOf(options) < 2) return [];
  const isHidden = options.some(option => isShot(option) && pieceSeen(view, option.subject)?.up === false);
  return [{ id: bombingId(view, options), key: BOMB_KEY, words: say(isHidden ? 'bombing.all-up' : 'bombing.all') }];
}

/** The id of the deed for the colony in question, unique within the match. */
function bombingId(view: EmpiresView, options: readonly ShownOption[]): string {
  const hex = options.flatMap(({ subject }) => pieceSeen(view, subject)?.at ?? [])[0];
  return BOMB_ID_PREFIX + [view.cycle, view.turn, hex].join(':');
}

/** Whether a deed id belongs to firing at a colony. */
export function isBombing(deed: string): boolean {
  return deed.startsWith(BOMB_ID_PREFIX);
}

/**
 * The answer for the deed's next shot: units that are face up fire first, of these the ones that hit most often. `null`
 * if no shot is left.
 */
export function bombingAnswer(view: EmpiresView, { kind, options }: Decision, deed: string): string | null {
  if (kind !== 'bombard.fire' || deed !== bombingId(view, options)) return null;
  const isFaceUp = ({ subject }: ShownOption): boolean => pieceSeen(view, subject)?.up === true;
  const [best] = options
    .filter(isShot)
    .sort((one, other) => Number(isFaceUp(other)) - Number(isFaceUp(one)) || chanceOfShot(other) - chanceOfShot(one));
  return best?.id ?? null;
}

/** The chance that all units together destroy the colony in question (SE-9.3), as text; empty without a colony. */
export function bombingOutlook(view: EmpiresView, { options }: Decision): readonly Message[] {
  const hex = options.flatMap(({ subject }) => pieceSeen(view, subject)?.at ?? [])[0];
  const colony = hex === undefined ? null : (view.hexes[hex]?.colony ?? null);
  if (colony === null) return [];
  const hitsNeeded = hitsToDestroy(colony);
  // The probability of each number of hits, up to the number that destroys the colony.
  let chances = [1, ...Array.from({ length: hitsNeeded }, () => 0)];
  for (const option of options) {
    const chance = chanceOfShot(option);
    for (let shotIndex = 0; shotIndex < shotsIn(option); shotIndex += 1) {
      chances = chances.map((of, count) => {
        const hit = chance * (chances[count - 1] ?? 0);
        return count === hitsNeeded ? of + hit : of * (1 - chance) + hit;
      });
    }
  }
  const percent = Math.round((chances[hitsNeeded] ?? 0) * 100);
  return [say('outlook.bombing', { shots: shotsOf(options), hits: hitsNeeded, percent })];
}

function isShot({ details }: ShownOption): boolean {
  return details?.do === 'fire';
}

function shotsIn(option: ShownOption): number {
  return isShot(option) ? (numberIn(option, 'shots') ?? 1) : 0;
}

function shotsOf(options: readonly ShownOption[]): number {
  return options.reduce((sum, option) => sum + shotsIn(option), 0);
}
