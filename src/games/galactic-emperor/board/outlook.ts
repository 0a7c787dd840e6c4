import type { Decision, ShownOption } from '../../../kernel/match/decision.ts';
import { nameOf } from '../../../boards/naming.ts';
import type { PaneContext } from '../../../boards/board.ts';
import { ROLE_IDS } from '../data/roles.ts';
import { GOODS } from '../data/set-up.ts';
import { BATTLE_PHASES, SHIP_KINDS, SHIPS, TOKENS } from '../data/ships.ts';
import { SPACE_IDS } from '../data/spaces.ts';
import type { SpaceId } from '../data/spaces.ts';
import { TILE_IDS } from '../data/tiles.ts';
import { faceOf } from '../state/board.ts';
import { ION_DICE, PLASMA_BONUS } from '../data/technologies.ts';
import { arrivedAt, diceOf } from '../state/battle.ts';
import { influenceOn, winnerOf } from '../state/influence.ts';
import { enemyAt, shipsAt } from '../state/pieces.ts';
import { hasWorking } from '../state/seats.ts';
import type { Fleet, InfluenceSpot } from '../state/state.ts';
import { say } from '../text/say.ts';
import type { EmperorView } from '../view.ts';
import { marksAfterFeeding } from './feeding.ts';

const FACES = 6;

/** The decisions whose options are tiles. */
const TILE_CHOICES: ReadonlySet<string> = new Set(['explorer.tile', 'explorer.left', 'explorer.keep']);

/**
 * The result of an option, in a few words: what a role brings, what a tile has, marks that a trade leaves, who would
 * win a conflict of influence, how a battle would begin or go on.
 */
export function outlookLine(
  view: EmperorView,
  decision: Decision,
  option: ShownOption,
  context: PaneContext,
): string | null {
  const words = outlookWords(view, decision, option, context);
  return words === null ? null : `${context.glyphs.arrowRight} ${words}`;
}

function outlookWords(
  view: EmperorView,
  { kind, seat }: Decision,
  option: ShownOption,
  context: PaneContext,
): string | null {
  const { id } = option;
  if (kind === 'round.role') return roleFacts(option, context);
  if (TILE_CHOICES.has(kind)) return tileFacts(view, option, context);
  if (kind === 'merchant.trade') return afterTrade(view, seat, id, context);
  if (kind === 'regent.place' || kind === 'regent.displaced') return conflict(view, seat, id, context);
  if (kind === 'warlord.walk' || kind === 'warlord.warp') return battleAhead(view, seat, id, context);
  if (kind === 'battle.retreat' && id === 'fight') return nextRound(view, context);
  return null;
}

/** What everybody does in a role, and what only its chooser gets (GE-3.2). */
function roleFacts({ refs = [] }: ShownOption, { format }: PaneContext): string | null {
  const role = ROLE_IDS.find(id => refs.includes(`role:${id}`));
  return role === undefined ? null : format(say(`outlook.role.${role}`));
}

/** What a tile has: its planets and what it yields, or that it has none. */
function tileFacts(view: EmperorView, { refs = [] }: ShownOption, { format }: PaneContext): string | null {
  const tile = TILE_IDS.find(id => refs.includes(`tile:${id}`));
  if (tile === undefined) return null;
  const { planets, food, metal, energy } = faceOf(view, tile);
  const parts = [
    ...(planets > 0 ? [say('outlook.planets', { count: planets })] : []),
    ...(food > 0 ? [say('outlook.food', { count: food })] : []),
    ...(metal > 0 ? [say('amount.metal', { count: metal })] : []),
    ...(energy > 0 ? [say('amount.energy', { count: energy })] : []),
  ];
  return format(parts.length === 0 ? say('outlook.nothing') : say('outlook.tile', { parts }));
}

/** The marks that a trade leaves (GE-6.2). */
function afterTrade(view: EmperorView, seat: number, id: string, { format }: PaneContext): string | null {
  const fed = marksAfterFeeding(view, seat, id);
  if (fed !== null) return format(say('outlook.feeds', { price: view.prices?.food ?? 0, marks: fed }));
  const [deed, what] = id.split(':');
  const good = GOODS.find(one => one === what);
  const marks = view.seats[seat]?.marks ?? 0;
  if (good === undefined || view.prices === null || (deed !== 'buy' && deed !== 'sell')) return null;
  return format(say('outlook.marks', { marks: marks + (deed === 'buy' ? -1 : 1) * view.prices[good] }));
}

/** Who would have influence left on a spot with one token more, as things lie now (GE-10.6). */
function conflict(view: EmperorView, seat: number, id: string, context: PaneContext): string | null {
  const spot: InfluenceSpot | null = id === 'throne' ? 'throne' : spaceAfter(id, 'space:');
  if (spot === null) return null;
  const totals = influenceOn(view, spot);
  totals[seat] = (totals[seat] ?? 0) + 1;
  const winner = winnerOf(totals);
  return context.format(
    winner === null
      ? say('outlook.nobody')
      : say('outlook.keeps', { name: nameOf(context, winner.seat), count: winner.left }),
  );
}

/** The hits that both sides may expect in the first round of a battle (GE-9.13, GE-9.14), the extra die aside. */
function battleAhead(view: EmperorView, seat: number, id: string, { format }: PaneContext): string | null {
  const space = spaceAfter(id, 'to:');
  const enemy = space === null ? null : enemyAt(view, seat, space);
  if (space === null || enemy === null || view.turn?.role !== 'warlord') return null;
  const moving = view.turn.walk?.fleet ?? view.turn.warping;
  if (moving === null) return null;
  const bonus = hasWorking(view, seat, 'plasma-weapons') ? PLASMA_BONUS : 0;
  const own = hitsOf(moving, bonus) + hitsOf(arrivedAt(view, space), bonus);
  const token = view.sectors[space];
  const more = hasWorking(view, enemy, 'ion-cannons') ? ION_DICE : 0;
  const base =
    token?.seat !== enemy ? 0 : ((TOKENS[token.side].dice + more) * (FACES + 1 - TOKENS[token.side].hitsOn)) / FACES;
  const theirs = hitsOf(shipsAt(view, enemy, space), 0) + base;
  return format(say('outlook.hits', { own: own.toFixed(1), theirs: theirs.toFixed(1) }));
}

/** The hits that both sides may expect in the next round of the battle that is fought, the extra die aside. */
function nextRound(view: EmperorView, { format }: PaneContext): string | null {
  const { battle } = view;
  if (battle === null) return null;
  const [own, theirs] = ([0, 1] as const).map(which =>
    BATTLE_PHASES.flatMap(phase => diceOf(view, { ...battle, round: battle.round + 1, phase, extra: null }, which))
      .reduce((sum, { hitsOn }) => sum + (FACES + 1 - hitsOn) / FACES, 0)
      .toFixed(1),
  );
  return own === undefined || theirs === undefined ? null : format(say('outlook.hits', { own, theirs }));
}

function hitsOf(fleet: Readonly<Fleet>, bonus: number): number {
  return SHIP_KINDS.reduce((sum, kind) => {
    const { dice, hitsOn } = SHIPS[kind];
    return sum + (fleet[kind] * dice * (FACES + 1 - hitsOn + bonus)) / FACES;
  }, 0);
}

function spaceAfter(id: string, head: string): SpaceId | null {
  return id.startsWith(head) ? (SPACE_IDS.find(space => id === `${head}${space}`) ?? null) : null;
}
