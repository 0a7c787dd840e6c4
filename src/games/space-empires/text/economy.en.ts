type Filled = Readonly<Record<string, string | number>>;

const counters = (count: string | number | undefined): string => `${count} new ${count === 1 ? 'counter' : 'counters'}`;

const isOrAre = (count: string | number | undefined): string => (count === 1 ? 'is' : 'are');

/** Texts of the economic phase (SE-10). */
export const economyTexts = {
  'economy.begins': 'Economic phase of cycle {cycle}.',
  'economy.cashed': ({ seat, hex, count }: Filled) =>
    `${seat} cashes ${count} ${count === 1 ? 'load' : 'loads'} on ${hex}.`,
  'economy.wreck': 'A wreck brings you {level}.',
  'economy.wreck-nothing': 'A wreck holds {technology}, of which you know everything already.',
  'economy.bid': '{seat} has bid {bid} CP.',
  'economy.placed': ({ seat, count, hex }: Filled) => `${seat} places ${counters(count)} on ${hex}.`,
  'economy.grown': 'Colonies of {seat} grow by {growth}: they yield {value} CP now.',
  'economy.first-ask': 'Who goes first in the next cycle?',
  'economy.first': '{seat} names the first player: {first}.',
  'research.ask': 'Which research do you grant 5 CP? {left} CP are left; {more} more grants may be bought.',
  'research.grant': 'A grant for {level}: {sum} of {cost} so far',
  'research.enough': 'Grant no more',
  'research.rolled': 'Your grant for {technology} brings {die}: {sum} of {cost}.',
  'research.gained': 'Your grant for {technology} brings {die}, which makes {sum} of {cost}: you have {level}.',
  'sheet.row': ({ left, bid }: Filled) =>
    `What goes on your sheet? ${left} CP ${isOrAre(left)} left, ${bid} ${isOrAre(bid)} bid.`,
  'sheet.row-alone': ({ left }: Filled) => `What goes on your sheet? ${left} CP ${isOrAre(left)} left.`,
  'sheet.bid-ask': 'How much do you bid for the order of turns? At most {most}.',
  'sheet.bid': 'Write a bid',
  'sheet.enough': 'Buy no more',
  'sheet.newest': 'Give new units the newest technology again',
  'sheet.technology': '{level}, for {cost} CP',
  'sheet.lower': 'Give new units only {technology} {level}',
  'sheet.buy': '{unit}, for {cost} CP',
  'sheet.scuttle': 'Scuttle {units} on {hex}',
  'sheet.group.technologies': 'Technology',
  'sheet.group.units': 'Units on {hex}',
  'sheet.group.lower': 'Lower technology',
  'sheet.group.scuttle': 'Scuttling',
  'sheet.sure-left': ({ left }: Filled) =>
    `Does your sheet stay as it is? ${left} CP ${left === 1 ? 'stays' : 'stay'} unspent.`,
  'sheet.keep': 'Keep it',
  'sheet.tear-up': 'Tear it up and begin again',
} as const;
