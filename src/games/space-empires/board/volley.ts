import type { Deed } from '../../../boards/deeds.ts';
import { numberIn } from '../../../kernel/match/decision.ts';
import type { Decision, ShownOption } from '../../../kernel/match/decision.ts';
import { isUnitKind, UNITS } from '../data/units.ts';
import { say } from '../text/say.ts';
import { pieceSeen } from '../view.ts';
import type { EmpiresView } from '../view.ts';

/**
 * Stands before the battle and the round in which all fire: the deed ends with that round, for in the next one they may
 * retreat (SE-8.12).
 */
const FIRE = 'deed:fire:';
const FIRE_KEY = 'A';
const FACES = 10;
/** What a hit on the way to destroying something is worth beside what that costs. */
const A_HIT = 3;

const KINDS: ReadonlySet<string> = new Set(['battle.screen', 'battle.group', 'battle.fire']);

/** SE-8.7: all units of a side fire one after the other, each at what it is likeliest to take most of. */
export function volleyDeeds(view: EmpiresView, { kind, options }: Decision): readonly Deed[] {
  if (view.battle === null || !KINDS.has(kind)) return [];
  if (kind === 'battle.fire' && !options.some(isShot)) return [];
  const words = say(kind === 'battle.screen' ? 'volley.unscreened' : 'volley.fire');
  return [{ id: volleyOf(view), key: FIRE_KEY, words, holds: true }];
}

/** The volley of the round that is fought: no other round of the match has that name. */
function volleyOf({ battle, cycle, turn }: EmpiresView): string {
  return FIRE + [cycle, turn, battle?.hex, battle?.round].join(':');
}

/** Whether a deed of that id is such a volley. */
export function isVolley(deed: string): boolean {
  return deed.startsWith(FIRE);
}

/** What such a deed answers: the first group, and the best target of each unit; `null`: it ends. */
export function volleyAnswer(view: EmpiresView, decision: Decision, deed: string): string | null {
  if (view.battle === null || deed !== volleyOf(view)) return null;
  // Nothing is screened, or nothing more (SE-8.5).
  if (decision.kind === 'battle.screen') return decision.options.find(({ id }) => id === 'done')?.id ?? null;
  if (decision.kind === 'battle.group') return decision.options[0]?.id ?? null;
  return decision.kind === 'battle.fire' ? (bestShot(view, decision)?.id ?? null) : null;
}

/** The shot of a unit that is likeliest to take the most off; `null`: it has none. */
export function bestShot(view: EmpiresView, { options }: Decision): ShownOption | null {
  let best: ShownOption | null = null;
  let most = 0;
  for (const option of options) {
    const worth = worthOfShot(view, option);
    if (worth <= most) continue;
    best = option;
    most = worth;
  }
  return best;
}

function isShot({ details }: ShownOption): boolean {
  return details?.do === 'at';
}

/** How likely a shot hits, from 0 to 1, by what the rule itself says of it (SE-8.9); 0: it is none, or is in vain. */
export function chanceOfShot(option: ShownOption): number {
  const needed = numberIn(option, 'needed');
  return needed !== null ? Math.max(1, Math.min(FACES, needed)) / FACES : 0;
}

function worthOfShot(view: EmpiresView, option: ShownOption): number {
  const target = isShot(option) ? pieceSeen(view, option.subject) : null;
  if (target === null) return 0;
  const { kind, damage } = target;
  const { cost, hull } = kind !== null && isUnitKind(kind) ? UNITS[kind] : { cost: 0, hull: 1 };
  return (chanceOfShot(option) * (cost + A_HIT)) / Math.max(1, hull - damage);
}
