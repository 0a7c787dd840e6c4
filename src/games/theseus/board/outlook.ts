import type { Decision, ShownOption } from '../../../kernel/match/decision.ts';
import type { Preview } from '../../../kernel/history/preview.ts';
import { knownNameIn } from '../../../kernel/words/message.ts';
import type { Message } from '../../../kernel/words/message.ts';
import { nameOf } from '../../../boards/naming.ts';
import type { PaneContext } from '../../../boards/pane.ts';
import { say, sectorName, unitName } from '../text/say.ts';
import { beginsMove, foresee, isExtraTurn } from '../view/foresight.ts';
import type { Way } from '../view/foresight.ts';
import type { Change, Outlook } from '../view/outlook.ts';
import type { TheseusView } from '../view.ts';
import { UNIT_IDS } from '../data/units.ts';
import { printedOutlook } from './printed-outlook.ts';

/** The most destinations of a move that are listed beside an option. Each destination gets its own option later. */
const MOST_WAYS = 3;

/**
 * The predicted result of an option in one line: `2 to Corridors: Mine: Ann −2 LP; then assault`. `null` if there is
 * nothing to say.
 */
export function outlookLine(
  view: TheseusView,
  decision: Decision,
  option: ShownOption,
  context: PaneContext,
  preview: Preview,
): string | null {
  const messages = [
    ...printedOutlook(view, decision, option).map(context.format),
    ...predictedParts(view, decision, option, context, preview),
  ];
  return messages.length === 0 ? null : `${context.glyphs.arrowRight} ${messages.join(', ')}`;
}

function predictedParts(
  view: TheseusView,
  decision: Decision,
  option: ShownOption,
  context: PaneContext,
  preview: Preview,
): string[] {
  const { format } = context;
  if (returnsFromSpace(view, decision, option)) return [format(say('outlook.from-space'))];
  const foresight = foresee(view, decision, option, preview);
  if (foresight === null) return [];
  if ('outlook' in foresight) {
    const { outlook, assault } = foresight;
    // An option that launches a unit does not repeat the launch in its prediction.
    const isLaunch = LAUNCH_KINDS.has(decision.kind);
    const presentParts = changeParts(isLaunch ? { ...outlook, launched: [] } : outlook, context);
    if (assault === null) return presentParts;
    const assaultMessage = say('outlook.then.assault');
    const changes = changeParts(withoutOwnCauses(assault, [assaultMessage]), context).join(', ');
    return [
      ...presentParts,
      format(say('outlook.then', { what: [say('outlook.comes-to', { card: assaultMessage, changes })] })),
    ];
  }
  const { ways } = foresight;
  const shownWays = ways.slice(0, MOST_WAYS).map((way, place) => {
    const text = wayText(way, context);
    return place === 0 ? text : format(say('outlook.or', { way: text }));
  });
  const moreCount = ways.length - shownWays.length;
  return [[...shownWays, ...(moreCount > 0 ? [format(say('outlook.more', { count: moreCount }))] : [])].join(' | ')];
}

const LAUNCH_KINDS: ReadonlySet<string> = new Set(['move.launch', 'card.launch', 'breed.launch']);

/** Whether an option moves a unit that is in space (TH-9.2). */
function returnsFromSpace({ units }: TheseusView, { kind }: Decision, option: ShownOption): boolean {
  const unit = beginsMove(kind, option) ? knownNameIn(option.subject, 'unit', UNIT_IDS) : null;
  return unit !== null && units[unit]?.place === 'space';
}

function wayText(way: Way, context: PaneContext): string {
  const { format } = context;
  const sector = sectorName(way.to);
  const wayHead =
    way.points === null ? say('outlook.to', { sector }) : say('outlook.way', { points: way.points, sector });
  const changes = changeParts(way, context).join(', ');
  const { cards, byCards, actions, assaults, byAssault, byExtra } = way;
  const withChanges = (messages: readonly Message[], outlook: Outlook | null): readonly Message[] => {
    const changesText = outlook === null ? '' : changeParts(withoutOwnCauses(outlook, messages), context).join(', ');
    return changesText === '' ? messages : [say('outlook.comes-to', { card: messages, changes: changesText })];
  };
  const assault = actions.filter(({ key }) => assaults && key === 'outlook.then.assault');
  const extraTurns = actions.filter(isExtraTurn);
  const otherActions = actions.filter(one => !assault.includes(one) && !extraTurns.includes(one));
  const followingActions = [
    ...withChanges(cards, byCards),
    ...withChanges(assault, byAssault),
    ...otherActions,
    ...withChanges(extraTurns, byExtra),
  ];
  const thenText = followingActions.length === 0 ? '' : `; ${format(say('outlook.then', { what: followingActions }))}`;
  return `${format(wayHead)}${changes === '' ? '' : `: ${changes}`}${thenText}`;
}

/**
 * The outlook without causes that are obvious: if the option is a single card or action, its own effects and those of
 * an assault need no cause.
 */
function withoutOwnCauses(outlook: Outlook, [what, ...others]: readonly Message[]): Outlook {
  const isOwn = (cause: Message | null): boolean =>
    others.length === 0 && (cause?.key === what?.key || cause?.key === 'outlook.assault');
  return {
    ...outlook,
    changes: outlook.changes.map(change => (isOwn(change.cause) ? { ...change, cause: null } : change)),
  };
}

/** The parts of an outlook as texts. Changes with the same cause are combined. */
function changeParts({ changes, notes, launched, end }: Outlook, context: PaneContext): string[] {
  const { format } = context;
  const sureLaunches = launched
    .filter(one => one.sure)
    .map(({ unit }) => format(say('outlook.launch', { unit: unitName(unit) })));
  const possibleLaunches = launched.filter(one => !one.sure).map(({ unit }) => unitName(unit));
  return [
    ...sureLaunches,
    ...(possibleLaunches.length === 0 ? [] : [format(say('outlook.may-launch', { units: possibleLaunches }))]),
    ...groupedByCause(changes).map(({ cause, own }) => {
      const changes = own.map(change => changeText(change, context)).join(', ');
      return cause === null ? changes : format(say('outlook.for', { cause, changes: changes }));
    }),
    ...notes.map(format),
    ...(end === null ? [] : [format(say(end.sure ? 'outlook.ends' : 'outlook.may-end', { how: end.words }))]),
  ];
}

function groupedByCause(
  changes: readonly Change[],
): { readonly cause: Message | null; readonly own: readonly Change[] }[] {
  const groups: { readonly cause: Message | null; own: Change[] }[] = [];
  for (const change of changes) {
    const lastGroup = groups.at(-1);
    if (lastGroup !== undefined && lastGroup.cause?.key === change.cause?.key) lastGroup.own.push(change);
    else groups.push({ cause: change.cause, own: [change] });
  }
  return groups;
}

function changeText({ seat, what, least, most }: Change, context: PaneContext): string {
  const { format } = context;
  return format(say(`outlook.${what}`, { name: nameOf(context, seat), amount: amountText(least, most, context) }));
}

/** The text for an amount: `−3`, `−1 to −3`, or `up to −3` if it may be 0. */
function amountText(least: number, most: number, { format }: PaneContext): string {
  const [near, far] = Math.abs(least) <= Math.abs(most) ? [least, most] : [most, least];
  if (near === far) return signedAmount(near);
  return format(
    near === 0
      ? say('outlook.up-to', { most: signedAmount(far) })
      : say('outlook.range', { least: signedAmount(near), most: signedAmount(far) }),
  );
}

function signedAmount(amount: number): string {
  return amount < 0 ? `−${-amount}` : `+${amount}`;
}
