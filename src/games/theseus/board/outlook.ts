import type { Decision, ShownOption } from '../../../kernel/decision.ts';
import type { Words } from '../../../kernel/words.ts';
import { nameOf } from '../../board-naming.ts';
import type { PaneContext } from '../../board.ts';
import { CARD_KINDS } from '../data/cards.ts';
import { SLOT_IDS } from '../data/places.ts';
import { cardName, say, sectorName, unitName } from '../text/say.ts';
import { deploymentAt } from '../view/deployment.ts';
import { foresee } from '../view/foresight.ts';
import type { Way } from '../view/foresight.ts';
import type { Change, Outlook } from '../view/outlook.ts';
import type { TheseusView } from '../view.ts';

/** So many ways of a move are told beside an option; each has an option of its own afterwards. */
const MOST_WAYS = 3;

/** What will come of an option, in one line: `2 to Corridors: Mine: Ann −2 LP; then assault`. `null`: there is nothing to tell. */
export function outlookLine(
  view: TheseusView,
  decision: Decision,
  option: ShownOption,
  context: PaneContext,
): string | null {
  const parts = [...foreseen(view, decision, option, context), ...cardParts(view, decision, option, context)];
  return parts.length === 0 ? null : `${context.glyphs.arrowRight} ${parts.join(', ')}`;
}

function foreseen(view: TheseusView, decision: Decision, option: ShownOption, context: PaneContext): string[] {
  const { tell } = context;
  const unit = option.id.startsWith('unit:') ? view.units : null;
  const isBack = unit !== null && option.refs?.some(ref => isInSpace(view, ref)) === true;
  if (decision.kind === 'move.unit' && isBack) return [tell(say('outlook.from-space'))];
  const foresight = foresee(view, decision, option);
  if (foresight === null) return [];
  if ('outlook' in foresight) return changeParts(foresight.outlook, context);
  const { ways } = foresight;
  const shown = ways.slice(0, MOST_WAYS).map((way, place) => {
    const text = wayText(way, context);
    return place === 0 ? text : tell(say('outlook.or', { way: text }));
  });
  const more = ways.length - shown.length;
  return [[...shown, ...(more > 0 ? [tell(say('outlook.more', { count: more }))] : [])].join(' | ')];
}

function isInSpace({ units }: TheseusView, ref: string): boolean {
  return Object.entries(units).some(([unit, { place }]) => place === 'space' && ref === `unit:${unit}`);
}

function wayText(way: Way, context: PaneContext): string {
  const { tell } = context;
  const sector = sectorName(way.to);
  const head = way.points === null ? say('outlook.to', { sector }) : say('outlook.way', { points: way.points, sector });
  const changes = changeParts(way, context).join(', ');
  const then = way.then.length === 0 ? '' : `; ${tell(say('outlook.then', { what: [...way.then] }))}`;
  return `${tell(head)}${changes === '' ? '' : `: ${changes}`}${then}`;
}

/** The figures of an outlook, those for the same thing together. */
function changeParts({ changes, launched, end }: Outlook, context: PaneContext): string[] {
  const { tell } = context;
  const sure = launched
    .filter(one => one.sure)
    .map(({ unit }) => tell(say('outlook.launch', { unit: unitName(unit) })));
  const open = launched.filter(one => !one.sure).map(({ unit }) => unitName(unit));
  return [
    ...sure,
    ...(open.length === 0 ? [] : [tell(say('outlook.may-launch', { units: open }))]),
    ...byCause(changes).map(({ cause, own }) => {
      const told = own.map(change => changeText(change, context)).join(', ');
      return cause === null ? told : tell(say('outlook.for', { cause, changes: told }));
    }),
    ...(end === null ? [] : [tell(say(end.sure ? 'outlook.ends' : 'outlook.may-end', { how: end.words }))]),
  ];
}

function byCause(changes: readonly Change[]): { readonly cause: Words | null; readonly own: readonly Change[] }[] {
  const groups: { readonly cause: Words | null; own: Change[] }[] = [];
  for (const change of changes) {
    const last = groups.at(-1);
    if (last !== undefined && last.cause?.key === change.cause?.key) last.own.push(change);
    else groups.push({ cause: change.cause, own: [change] });
  }
  return groups;
}

function changeText({ seat, what, least, most }: Change, context: PaneContext): string {
  const { tell } = context;
  return tell(say(`outlook.${what}`, { name: nameOf(context, seat), amount: amountText(least, most, context) }));
}

/** `−3`, `−1 to −3`, or `up to −3` where it may be nothing. */
function amountText(least: number, most: number, { tell }: PaneContext): string {
  const [near, far] = Math.abs(least) <= Math.abs(most) ? [least, most] : [most, least];
  if (near === far) return signed(near);
  return tell(
    near === 0
      ? say('outlook.up-to', { most: signed(far) })
      : say('outlook.range', { least: signed(near), most: signed(far) }),
  );
}

function signed(amount: number): string {
  return amount < 0 ? `−${-amount}` : `+${amount}`;
}

/** What becomes of cards: what refills a pending slot, what a slot gives to a card that is installed there. */
function cardParts(view: TheseusView, decision: Decision, { id }: ShownOption, context: PaneContext): string[] {
  const { tell } = context;
  if (decision.kind === 'pending.slot' && /^(fill|replace|deploy):/.test(id)) {
    const top = view.seats[decision.seat]?.deckTop ?? null;
    return [tell(top === null ? say('outlook.deck-empty') : say('outlook.fills', { card: cardName(top) }))];
  }
  if (decision.kind !== 'deploy.slot' && decision.kind !== 'setUp.slot') return [];
  const card = decision.prompt.with?.card;
  const named = typeof card === 'object' && 'key' in card ? card.key : '';
  const kind = CARD_KINDS.find(candidate => `card.${candidate}` === named);
  const slot = SLOT_IDS.find(candidate => id === `slot:${candidate}`);
  if (kind === undefined || slot === undefined) return [];
  const { bonus, replaced, copies, copied, switchedOff } = deploymentAt(view, kind, slot);
  return [
    ...(bonus === null ? [] : [say('outlook.bonus', { card: cardName(bonus) })]),
    ...(replaced === null ? [] : [say('outlook.replaces', { card: cardName(replaced) })]),
    ...(copies === 0 ? [] : [say('outlook.copied', { times: copies + 1 })]),
    ...(copied.length === 0 ? [] : [say('outlook.copies', { cards: copied.map(cardName) })]),
    ...(switchedOff ? [say('outlook.switched-off')] : []),
  ].map(tell);
}
