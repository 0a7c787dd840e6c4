// Counts the keys that people press for the same decisions, before and after: npm run keys -- [game] [seats] [seed] [light]
//
// Both matches get the very same answers. Before: every question is asked, and whoever sits down first reads what it missed. After: what is
// usual is not asked, forms keep their rows, public news stands on the hand-over, a thing or two of one's own on the table, and an order is laid by a
// letter at the place that the cursor is on. `light`: each order of StarCraft does one thing, and nobody attacks.
import { chanceFrom } from '../src/table/hot-seat/sitting/players.ts';
import { paceOf } from '../src/table/hot-seat/sitting/cards.ts';
import { Session } from '../src/table/hot-seat/session/session.ts';
import { DEFAULT_SETTINGS } from '../src/table/preferences/settings.ts';
import { openAsked, rowsShown } from '../src/table/play/asked.ts';
import type { AskedState } from '../src/table/play/asked.ts';
import { doneOf } from '../src/table/play/form.ts';
import { tableFormatter } from '../src/table/text/say.ts';
import type { Answer, Decision } from '../src/kernel/match/decision.ts';
import { loadBoard, loadBot, loadGame } from '../src/games/index.ts';

const [id = 'starcraft', seats = '2', seed = 'keys', manner = ''] = process.argv.slice(2);
/** The match is played until this round has ended. */
const LAST_ROUND = 3;
/** At most this many answers are given. */
const MOST = 3000;

const [game, board, bot] = await Promise.all([loadGame(id), loadBoard(id), loadBot(id)]);
if (game === null || board === null) throw new Error(`There is no game ${id}.`);
const format = tableFormatter(game.texts.en);

/** Keys by what they are for: the round, and the chapter of the question. */
type Counts = Map<string, number>;

function add(counts: Counts, what: string, keys: number): void {
  counts.set(what, (counts.get(what) ?? 0) + keys);
}

/** The keys that take an answer: its number, the key that ends a row, or arrows and Enter. */
function keysFor(asked: AskedState, decision: Decision, answer: Answer): number {
  if (decision.amount !== null) return String(answer).length + 1;
  if (doneOf(decision)?.id === answer) return 1;
  const rows = rowsShown(asked);
  const at = rows.findIndex(({ takes, less }) => takes === answer || less === answer);
  if (at < 0 || at < 9) return 1;
  return 1 + Math.min(Math.abs(at - asked.list.cursor), rows.length - 1 - at + 1);
}

/** The answer of a light round: an order does one thing, and nobody attacks. `null`: as the program would answer. */
function lightAnswer({ kind, options }: Decision, done: Map<string, number>): Answer | null {
  const has = (wanted: string): Answer | null => options.find(({ id }) => id === wanted)?.id ?? null;
  const times = done.get(kind) ?? 0;
  done.set(kind, times + 1);
  switch (kind) {
    case 'planning.planet':
      done.delete('build.units');
      return options[0]?.id ?? null;
    case 'planning.token':
      return (times % 8 > 5 ? null : has('order:build')) ?? has('order:mobilize') ?? options[0]?.id ?? null;
    case 'build.units':
      return times % 2 === 0 ? (options.find(({ id }) => id.startsWith('unit:'))?.id ?? has('done')) : has('done');
    case 'build.sheet':
    case 'mobilize.move':
      return has('done');
    default:
      return null;
  }
}

function play(isBefore: boolean): Counts {
  const names = ['Ann', 'Bob', 'Cyd', 'Dan', 'Eve', 'Fay', 'Gil', 'Hal'].slice(0, Number(seats));
  const match = game?.start({ seats: names.map(name => ({ name })), seed });
  if (match === undefined || game === null || board === null) throw new Error('The match does not begin.');
  const session = new Session({
    game,
    match,
    players: names.map(() => 'human' as const),
    now: () => new Date(0),
    file: null,
    report: () => '',
    settings: { ...DEFAULT_SETTINGS, speed: isBefore ? 'normal' : 'wait' },
    bot,
    pace: paceOf(board),
    random: chanceFrom(seed),
  });
  if (isBefore) session.chooseByHand();
  const random = chanceFrom('answers');
  const counts: Counts = new Map();
  let form: AskedState | null = null;
  const done = new Map<string, number>();
  for (let given = 0; given < MOST && match.outcome === null && match.round <= LAST_ROUND;) {
    const picture = session.hotSeat.picture();
    const round = match.round === 0 ? 'set-up' : `round ${match.round}`;
    if (picture.show === 'hand-over') {
      add(counts, `${round} · handing over`, isBefore ? 2 : 1);
      session.sitDown();
    } else if (picture.show === 'since') {
      if (!isBefore) add(counts, `${round} · handing over`, 1);
      session.hotSeat.goOn();
    } else if (picture.show === 'moment') {
      if (picture.waits) add(counts, `${round} · pages and verdicts`, 1);
      session.hotSeat.nextMoment();
    } else if (picture.show === 'table' && picture.decision !== null) {
      const { decision } = picture;
      const light = manner === 'light' ? lightAnswer(decision, done) : null;
      const answer = light ?? bot({ game: id, view: match.view(decision.seat), decision, random });
      const asked = openAsked(decision, format, session.blocked(), form);
      if (asked.order !== null) form = asked;
      // The cursor begins at the first place; the letter lays the order there.
      const isHere = !isBefore && decision.kind === board.laying?.place && answer === decision.options[0]?.id;
      add(counts, `${round} · ${decision.kind.split('.')[0] ?? ''}`, isHere ? 0 : keysFor(asked, decision, answer));
      session.answer(answer);
      given += 1;
    } else break;
  }
  return counts;
}

const before = play(true);
const after = play(false);
const rows = [...new Set([...before.keys(), ...after.keys()])].sort();
const total = (counts: Counts): number => [...counts.values()].reduce((sum, keys) => sum + keys, 0);
const line = (what: string, one: number, other: number): string =>
  `${what.padEnd(34)}${String(one).padStart(8)}${String(other).padStart(8)}\n`;
process.stdout.write(`${id}, ${seats} seats, seed ${seed}: keys before and after\n`);
for (const what of rows) process.stdout.write(line(what, before.get(what) ?? 0, after.get(what) ?? 0));
process.stdout.write(line('all', total(before), total(after)));
