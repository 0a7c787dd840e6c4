type Filled = Readonly<Record<string, string | number>>;

const points = (amount: string | number | undefined): string => (amount === 1 ? 'point' : 'points');

/** The texts for looking back on a finished match: its moments, and the filters of its log. */
export const lookingBackTexts = {
  'scene.move.launches': 'Into space',
  'scene.move.launches.why':
    'A unit that stops in a full sector sends another one there into space and takes its room.',
  'scene.trap.springs': 'A trap',
  'scene.trap.springs.why': 'Traps work on enemies that stop there; some also on those that pass.',
  'scene.attack.ends': 'An attack',
  'scene.attack.ends.why':
    'A player who fills a sector attacks there with all units; an assault does so in every sector.',
  'scene.card.copied': 'Once more by Reproduction',
  'scene.card.copied.why': 'Reproduction makes each of your cards next to it count once more.',
  'scene.malfunction.placed': 'Malfunction',
  'scene.malfunction.placed.why':
    'The card under the token sleeps until the token goes elsewhere; the one before it wakes up.',
  'scene.countdown.moves': 'The countdown',
  'scene.countdown.moves.why':
    'An empty deck that should fill a slot moves the marker; at its fourth step the match ends.',
  'scene.round.ends': 'The end of the round',
  'scene.round.ends.why': 'Everybody has had a turn.',
  'scene.match.decided': 'The match is decided',
  'scene.match.decided.why': 'Life or data points have reached the end of their track, and the match ends at once.',
  'page.wounds': ({ amount, life }: Filled) =>
    `${amount} ${amount === 1 ? 'wound' : 'wounds'}: ${life} life ${life === 1 ? 'point' : 'points'} left.`,
  'page.wounds-for': ({ amount }: Filled) => `+${amount} ${points(amount)} for wounding others.`,
  'page.healed': ({ amount, life }: Filled) => `+${amount} life ${points(amount)} regained: ${life} in all.`,
  'page.data': ({ amount, data }: Filled) => `+${amount} data ${points(amount)}: ${data} in all.`,
  'page.tokens': ({ amount }: Filled) => `+${amount} upgrade ${amount === 1 ? 'token' : 'tokens'}.`,
  'page.installed': 'Installed: {cards}.',
  'page.aside': 'Set aside or gained as a bonus: {cards}.',
  'page.nothing': 'Nothing gained or lost.',
  'log.set-up': 'Set-up',
  'log.turn': 'turn',
  'log.fights': 'attacks and traps',
} as const;
