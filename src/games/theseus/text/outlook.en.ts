/** The texts of the predicted result that is shown beside an option. */
export const outlookTexts = {
  // The card's text mentions N, the number on the card.
  'outlook.text': ({ text, number }: Filled) => {
    const singular = (words: string): string => (number === 1 ? words.slice(0, -1) : words);
    const counted = String(text).replaceAll(/\bN (more )?(wounds|\w+ (points|tokens|units))\b/g, singular);
    return counted.replaceAll(/\bN\b/g, String(number));
  },
  'outlook.minor-assault': 'minor assault',
  'outlook.assault': 'assault',
  'outlook.parasite': 'parasites',
  'outlook.way': ({ points, sector }: Filled) => `${points} step${points === 1 ? '' : 's'} to ${sector}`,
  'outlook.to': 'to {sector}',
  'outlook.for': '{cause}: {changes}',
  'outlook.life': '{name} {amount} LP',
  'outlook.data': '{name} {amount} DP',
  'outlook.upgrades': '{name} {amount} token',
  'outlook.lost': '{name} {amount} upgrade',
  'outlook.held': '{card} holds {unit}',
  'outlook.freed': '{unit} is free again',
  'outlook.infested': ({ unit, count }: Filled) => `${unit} gets ${count === 1 ? 'a parasite' : `${count} parasites`}`,
  'outlook.saved': 'a deactivation token saves {unit}',
  'outlook.drawn': '{card} draws the token',
  'outlook.leaves': '{unit} leaves {card}',
  'outlook.countdown': 'the countdown goes to {left}',
  'outlook.number': '{card}: N from {from} to {to}',
  'outlook.wakes': ({ cards }: Filled) => `${joinedWithAnd(cards)} ${isOne(cards) ? 'wakes' : 'wake'} up`,
  'outlook.sleeps': ({ cards }: Filled) => `${joinedWithAnd(cards)} ${isOne(cards) ? 'falls' : 'fall'} asleep`,
  'outlook.fewer': ({ cards }: Filled) =>
    isOne(cards) ? `${cards} counts one time less` : `${joinedWithAnd(cards)} count one time less each`,
  'outlook.attacks.wound.none': 'its better side does not attack',
  'outlook.attacks.wound.one': 'then it attacks one enemy in reach',
  'outlook.attacks.wound.all': 'then it attacks all enemies in reach',
  'outlook.attacks.data.none': 'its better side gains no data from attacks',
  'outlook.attacks.data.one': 'then an attack on one enemy gives 1 DP',
  'outlook.attacks.data.all': 'then attacks on all enemies give 1 DP each',
  'outlook.takes.once': 'yours until it is carried out once',
  'outlook.marker.left': 'you share it and play before its owner',
  'outlook.marker.right': 'you share it and play after its owner',
  'outlook.marker.common': 'you use its action and your own there',
  'outlook.embryo.once': 'takes over a card until it is carried out once',
  'outlook.embryo.permanent': 'takes over a card for good',
  'outlook.embryo.further': 'may go one sector further',
  'outlook.takes.permanent': 'yours for good',
  'outlook.range': '{least} to {most}',
  'outlook.up-to': 'up to {most}',
  'outlook.launch': 'launches {unit}',
  'outlook.may-launch': 'launches one of {units}: you choose which',
  'outlook.ends': 'the match ends: {how}',
  'outlook.may-end': 'the match may end: {how}',
  'outlook.reaches-nobody-now': 'now it reaches nobody',
  'outlook.reaches-now.wound': ({ units, count }: Filled) =>
    `now it reaches ${joinedWithAnd(units)}: ${count} wound${count === 1 ? '' : 's'}`,
  'outlook.reaches-now.data': ({ units, count }: Filled) => `now it reaches ${joinedWithAnd(units)}: ${count} DP`,
  'outlook.reaches': 'passages to {units}',
  'outlook.reaches-nobody': 'no enemy in reach; passages to {rooms}',
  'outlook.comes-to': '{card} ({changes})',
  'outlook.then': 'then {what}',
  'outlook.then.own': 'upgrade or purge',
  'outlook.then.assault': 'assault in all sectors',
  'outlook.then.malfunction': 'malfunction token',
  'outlook.then.extra-turn': 'extra turn',
  'outlook.then.faction': 'upgrade or purge',
  'outlook.nothing': 'nobody is hit',
  'outlook.more': ({ count }: Filled) => `or ${count} more way${count === 1 ? '' : 's'}`,
  'outlook.or': 'or {way}',
  'outlook.from-space': 'any empty room; then your turn ends',
  'outlook.deck-empty': 'your deck is empty',
  'outlook.set-aside': '{card} waits in front of you until you play it',
  'outlook.fills': '{card} comes here from your deck: {text}',
  'outlook.bonus': 'you gain {card}',
  'outlook.replaces': 'your {card} is discarded',
  'outlook.copied': 'Reproduction makes it count {times} times',
  'outlook.copies': ({ cards }: Filled) => `makes ${joinedWithAnd(cards)} count once more`,
  'outlook.switched-off': 'a Creeper switches it off',
} as const;

type Filled = Readonly<Record<string, string | number>>;

/** Whether a list contains only one card. */
function isOne(cards: string | number | undefined): boolean {
  return !String(cards).includes(', ');
}

/** Joins a list inside a sentence that has commas of its own: "Hive and Parasite", "Mine, Fire and Hive". */
function joinedWithAnd(cards: string | number | undefined): string {
  return String(cards).replace(/, ([^,]*)$/, ' and $1');
}
