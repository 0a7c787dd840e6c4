import { detailIn } from '../../../kernel/match/decision.ts';
import type { Answer, ShownOption } from '../../../kernel/match/decision.ts';
import type { Message } from '../../../kernel/words/message.ts';
import { UNIT_KINDS } from '../data/units.ts';
import { chanceOfMarker } from '../state/facedown.ts';
import { hexIn, hexName, say } from '../text/say.ts';
import { pieceSeen } from '../view.ts';
import type { PieceView } from '../view.ts';
import { ordersOf } from './armies.ts';
import { explorerWay, explores, goesToWar } from './fleets.ts';
import { isHidden } from './map.ts';
import { isWarship, ownPieces } from './turn.ts';
import type { BotTurn } from './turn.ts';

/** The reason why the computer player on "hard" gives an answer, as text; `null` if no reason fits into a sentence. */
export function motiveFor(turn: BotTurn, answer: Answer): Message | null {
  const option = turn.decision.options.find(({ id }) => id === answer);
  if (option === undefined || turn.view.solo !== undefined) return null;
  switch (turn.decision.kind) {
    case 'move.choose':
      return option.id === 'done' ? ofStaying(turn) : ofCounter(turn, pieceSeen(turn.view, option.subject), option);
    case 'move.where':
      return ofCounter(turn, leaderOf(turn), option);
    case 'sheet.row':
      return ofPurchase(option);
    case 'battle.fire':
      return ofShot(option);
    default:
      return null;
  }
}

function ofShot(option: ShownOption): Message | null {
  const does = detailIn(option, 'do', ['at', 'flee', 'flee-all']);
  return does === null ? null : say(does === 'at' ? 'motive.aims' : 'motive.flees');
}

/** The first counter of the stack that the question is about. */
function leaderOf({ view, decision }: BotTurn): PieceView | null {
  return pieceSeen(view, decision.options.find(({ id }) => id === 'back')?.refs?.[0]);
}

function ofCounter(turn: BotTurn, piece: PieceView | null, option: ShownOption): Message | null {
  const free = detailIn(option, 'do', ['settle', 'put', 'take']);
  if (free !== null) return say(free === 'settle' ? 'motive.settles-now' : 'motive.fetches');
  if (piece === null || !['go', 'to', 'with', 'back'].includes(String(option.details?.do))) return null;
  if (goesToWar(turn, piece)) return ofArmy(turn, piece);
  if (option.id === 'back') return say('motive.keeps-away');
  const to = hexIn(option.subject);
  switch (piece.kind) {
    case 'colony-ship':
      return to === null ? say('motive.settlers') : say('motive.settles', { hex: hexName(to) });
    case 'miner':
      return say('motive.fetches');
    default:
      return explores(turn, piece) ? ofExplorer(turn, piece) : null;
  }
}

function ofArmy(turn: BotTurn, { at }: PieceView): Message | null {
  const order = ordersOf(turn).get(at);
  return order === undefined ? null : say(`motive.${order.motive}`);
}

function ofExplorer(turn: BotTurn, piece: PieceView): Message | null {
  const way = explorerWay(turn, piece);
  if (way === null) return null;
  const percent = Math.round(chanceOfMarker(turn.view, way.to, 'danger') * 100);
  const hex = hexName(way.to);
  return percent > 0 && isHidden(turn.view, way.to)
    ? say('motive.explores-risks', { hex, percent })
    : say('motive.explores', { hex });
}

/** The reason why the largest army that could still move stays, as text; `null` if there is none. */
function ofStaying(turn: BotTurn): Message | null {
  const movable = new Set(turn.decision.options.map(({ subject }) => pieceSeen(turn.view, subject)?.at));
  const orders = ordersOf(turn);
  const places = ownPieces(turn).flatMap(piece => (isWarship(piece) && movable.has(piece.at) ? [piece.at] : []));
  const [at] = places.filter(hex => orders.get(hex)?.way === null);
  const order = at === undefined ? undefined : orders.get(at);
  return order === undefined ? null : say(`motive.${order.motive}`);
}

function ofPurchase(option: ShownOption): Message | null {
  if (option.id === 'enough') return say('motive.saves');
  if (option.id === 'bid') return say('motive.bids');
  if (option.details?.do === 'technology') return say('motive.learns');
  const kind = detailIn(option, 'unit', UNIT_KINDS);
  if (kind === null) return null;
  if (kind === 'base') return say('motive.fortifies');
  if (kind === 'colony-ship') return say('motive.settlers');
  return isWarship({ kind }) ? say('motive.builds') : null;
}
