import type { Match } from '../../../src/kernel/history/playable.ts';
import { entriesOf, standingLines } from '../../../src/kernel/history/chronicle.ts';
import { recordFrom } from '../../../src/kernel/history/open.ts';
import { isAct } from '../../../src/kernel/match/record.ts';
import { messageOf } from '../../../src/kernel/match/refusal.ts';
import { seededRandom } from '../../../src/kernel/plain/random.ts';
import type { Viewer } from '../../../src/kernel/words/message.ts';
import { newCoachedSeat } from '../../../src/session/learning/coaching.ts';
import { PROGRAM_GAMES } from '../../../src/session/setting/games.ts';
import { Session } from '../../../src/session/running/session.ts';
import type { HandOverPolicy } from '../../../src/session/setting/table-settings.ts';
import { DEFAULT_SETTINGS } from '../../../src/table/frame/preferences/settings.ts';
import type { Size } from '../../../src/table/frame/edge/too-small.ts';
import { usualLook } from '../../oracles/looked-back.ts';
import type { Shown } from '../../oracles/seen.ts';
import { Worlds } from '../../oracles/worlds.ts';
import { StillTable } from '../../table/still-table.ts';
import { NOW } from './saved.ts';
import type { SecretGame, Way } from './secret-game.ts';
import type { Laid } from './shown.ts';

// The screens between two people, in worlds in which only what a viewer may not know differs: the match is played at a
// table, seat by seat, and everything that stands between two of them must be the same.

/** What came of looking. */
export interface BetweenTried {
  readonly decisions: number;
  /** How often what stands between two people, or what the one who sits down has missed, was compared; */
  readonly handOvers: number;
  /** and how often it could not be, for no world was found in which the same had come to light. */
  readonly apart: number;
  /** Screens on which somebody could take an answer back. */
  readonly undone: number;
  readonly faults: readonly string[];
}

/** How to play. */
export interface BetweenWanted {
  readonly seats: number;
  readonly seed: string;
  readonly way: Way;
  readonly policy: HandOverPolicy;
  /** When this much has been compared, no more is. */
  readonly handOvers: number;
  /** The last decision that is looked at. */
  readonly limit?: number;
}

const SIZES: readonly Size[] = [
  { columns: 80, rows: 24 },
  { columns: 120, rows: 40 },
];
/** No more than this many faults are told of one match: one leak shows at many decisions. */
const MOST_FAULTS = 10;
/** Somebody who stands between two people takes back as often as this. */
const MOST_UNDONE = 4;

/**
 * Plays a match at a table on which the keyboard is handed over. At each hand-over what stands there for everybody to
 * read, what `u` makes of it, and what the one who sits down then has missed are compared with another world.
 */
export async function compareBetween(secret: SecretGame, wanted: BetweenWanted): Promise<BetweenTried> {
  const boxed = await PROGRAM_GAMES.load(secret.id);
  if (boxed === null) throw new Error(`there is no ${secret.id}`);
  const { seats, seed, way, policy, handOvers: most, limit = Infinity } = wanted;
  const begun = way.begin(seed);
  const laid: Laid = { ...boxed, look: usualLook(boxed.game, begun) };
  const worlds = new Worlds(secret.secrets, begun, seed);
  const random = seededRandom(seed);
  const faults: string[] = [];
  const counts = { decisions: 0, handOvers: 0, apart: 0, undone: 0 };
  const tryTo = async (look: () => unknown): Promise<void> => {
    try {
      await look();
    } catch (error) {
      const at = `${seats} seats, ${way.name}, ${policy}, seed ${seed}, decision ${counts.decisions}`;
      faults.push(`${secret.id}, ${at}: ${messageOf(error)}`);
    }
  };
  for (; counts.decisions < limit && counts.handOvers < most && faults.length < MOST_FAULTS; counts.decisions++) {
    const { decision } = worlds.match;
    if (decision === null) break;
    if (handedOverTo(laid, worlds.match, policy) !== null) {
      for (const viewer of ['spectator', decision.seat] as const) {
        await tryTo(async () => {
          const standing = await worlds.check(viewer, match => {
            const shown = shownBetween(laid, match, { policy, viewer });
            if (match === worlds.match && shown.undone > 0 && viewer === 'spectator') counts.undone += 1;
            return shown.pages;
          });
          if (standing === 'beside') counts.handOvers += 1;
          else counts.apart += 1;
        });
      }
    }
    await tryTo(() => worlds.answer(secret.answering(decision, random, worlds.match)));
  }
  return { ...counts, faults };
}

/** The seat to whom the keyboard is handed over for the question that is asked; `null`: to nobody. */
function handedOverTo(laid: Laid, match: Match, policy: HandOverPolicy): Viewer | null {
  const picture = atTable(laid, match, policy).hotSeat.picture();
  return picture.show === 'hand-over' ? picture.seat : null;
}

/**
 * What stands between two people. For the spectator: that screen at two sizes and as it is read aloud, and again after
 * each answer that is taken back there. For the seat that sits down: what it has missed.
 */
function shownBetween(
  laid: Laid,
  match: Match,
  { policy, viewer }: { readonly policy: HandOverPolicy; readonly viewer: Viewer },
): { readonly pages: Shown; readonly undone: number } {
  const session = atTable(laid, match, policy);
  if (session.hotSeat.picture().show !== 'hand-over') return { pages: { 'who comes next': null }, undone: 0 };
  if (viewer !== 'spectator') {
    session.sitDown();
    return { pages: { 'what was missed': pageOf(laid, session) }, undone: 0 };
  }
  const pages: unknown[] = [pageOf(laid, session)];
  let undone = 0;
  while (session.back.handedOver !== null && undone < MOST_UNDONE) {
    session.back.undo('U');
    undone += 1;
    pages.push(pageOf(laid, session));
  }
  return { pages: { 'screens between two people': pages }, undone };
}

/** The screen as it stands, in rows at two sizes and in sentences. */
function pageOf({ board, look }: Laid, session: Session): unknown {
  const table = new StillTable(
    { session, board, look, settings: DEFAULT_SETTINGS },
    SIZES[0] ?? { columns: 80, rows: 24 },
  );
  return [...SIZES.map(size => table.rows(size)), table.tell().lines, session.back.handedOver];
}

/** A table at which all that the match's own history tells has been played, seat by seat. */
function atTable({ game, bot }: Laid, played: Match, handOver: HandOverPolicy): Session {
  let first: unknown = null;
  for (const { line } of standingLines(played.history)) if (line.line === 'checkpoint') first = line.checkpoint.state;
  const match = game.restore(recordFrom(played.start, first));
  const session = new Session({
    game,
    match,
    players: [],
    coach: match.start.seats.map(() => newCoachedSeat(false)),
    now: () => NOW,
    file: null,
    report: () => '',
    settings: { ...DEFAULT_SETTINGS, speed: 'instant', quiet: 0, handOver },
    bot,
    random: seededRandom('between'),
  });
  // Everything is answered by people, also what has a usual answer.
  session.chooseByHand();
  for (const entry of entriesOf(played.history)) {
    if (isAct(entry)) throw new Error('an act in a match that is only answered');
    if (session.hotSeat.picture().show === 'hand-over') session.sitDown();
    session.hotSeat.goOn();
    session.answer(entry);
  }
  return session;
}
