/** The texts that the rules of regrouping, winning and elimination show. */
export const regroupingTexts = {
  // Texts of regrouping, SC-18
  'regrouping.begins': 'Round {round}: the Regrouping Phase begins.',
  'regrouping.base-destroyed': "{owner}'s base in {area} is destroyed: units of {seat} stand there.",
  'regrouping.transport-destroyed':
    "{seat}'s transport between {one} and {other} is destroyed: no base of its owner at either end.",
  'regrouping.cards-lost': ({ seat, areas, workers }: TextParams) =>
    `${seat} loses the Resource cards: ${areas}.` +
    (workers === 0 ? '' : ` ${workers} ${workers === 1 ? 'worker' : 'workers'} on them destroyed.`),
  'regrouping.cards-gained': '{seat} gains the Resource cards: {areas}.',
  'regrouping.card': '{area}',
  'regrouping.partial-card': '{area} (partially depleted)',
  'regrouping.workers': ({ seat, count, pool }: TextParams) =>
    `${seat} takes back ${count} ${count === 1 ? 'worker' : 'workers'} (${pool} in the Worker Pool).`,
  'regrouping.discard.prompt': ({ count, chosen }: TextParams) =>
    count === 0
      ? `To be discarded: ${chosen}.`
      : `Discard ${count}${chosen === '' ? '' : ' more'} Combat ${count === 1 ? 'card' : 'cards'}.` +
        (chosen === '' ? '' : ` Chosen so far: ${chosen}.`),
  'regrouping.discard.put-back': 'Keep {card} after all',
  'regrouping.discard.later': 'Decide when all Event cards are played',
  'regrouping.discard.missing': ({ count }: TextParams) => `${count} more to discard, to be within the hand limit`,
  'regrouping.discarded': '{seat} discards down to {limit} Combat cards: {cards}.',
  'regrouping.token': '{seat} is now the first player.',
  'conquest-points.gained': ({ seat, count, total }: TextParams) =>
    `${seat} ${Number(count) < 0 ? 'loses' : 'gains'} ${pointsText(count)} (now ${total}).`,

  // Texts of winning, SC-19
  seat: '{seat}',
  points: 'Points',
  resources: 'Resources',
  areas: 'Areas',
  bases: 'Bases',
  workers: 'Workers',
  'victory.normal': ({ winners, count }: TextParams) =>
    `Normal victory: ${winners} ${winVerb(count)} by conquest points.`,
  'victory.special': ({ winners, count, objectives }: TextParams) =>
    `Special victory: ${winners} ${winVerb(count)} by the objective on the sheet. ${objectives}`,
  'victory.aldaris': 'End-game victory: two The End Draws Near cards are in play, and so Aldaris wins ({winners}).',
  'victory.end-game': ({ winners, count }: TextParams) =>
    `End-game victory: the end has come, and ${winners} ${winVerb(count)} by conquest points.`,
  'victory.elimination': 'Elimination victory: {winners} is the last one left.',
  'victory.all-gone': ({ winners, count }: TextParams) =>
    `Nobody is left on the board: ${winners} ${winVerb(count)} by conquest points.`,
  'victory.all-gone.no-points': ({ winners, count }: TextParams) =>
    `Nobody is left on the board: ${winners} ${winVerb(count)} by the tie-breakers.`,

  // Texts of elimination, SC-20
  'elimination.out': '{seat} is out of the match.',
  'elimination.concedes': '{seat} concedes.',
  'elimination.concedes-later': '{seat} concedes, and leaves as soon as the set-up is done.',
  'elimination.token': "{seat}'s order on {planet} is removed.",
} as const;

type TextParams = Readonly<Record<string, string | number>>;

function pointsText(count: string | number | undefined): string {
  const amount = typeof count === 'number' ? Math.abs(count) : count;
  return `${amount} conquest ${amount === 1 ? 'point' : 'points'}`;
}

function winVerb(count: string | number | undefined): string {
  return count === 1 ? 'wins' : 'share the victory';
}
