import type { RulingFacts } from '../../../../kernel/book/rule-book.ts';

/** Rulings on cards, their copies and their bonuses (TH-14 to TH-16). */
export const cardRulings = {
  'attack-bonus': {
    kind: 'silent',
    rules: ['TH-14.3.1', 'TH-8.7'],
    records: ['card:marines-battle-position', 'card:greys-chamber'],
    doneIn: 'rules/attacks.ts',
  },
  'whose-neighbours': { kind: 'silent', rules: ['TH-15.1.1'], doneIn: 'state/reproduction.ts' },
  'copies-of-actions': { kind: 'silent', rules: ['TH-15.5'], doneIn: 'rules/actions.ts' },
  'copies-of-one-use': { kind: 'silent', rules: ['TH-15.6'], doneIn: 'rules/actions.ts' },
  'lurking-alone': {
    kind: 'silent',
    rules: ['TH-16.2.4'],
    records: ['card:aliens-lurking'],
    doneIn: 'rules/attack-targets.ts',
  },
  'creeper-and-creeper': {
    kind: 'silent',
    rules: ['TH-16.2.7'],
    records: ['card:aliens-creeper'],
    doneIn: 'state/cards.ts',
  },
  'ambush-twice': {
    kind: 'at-odds',
    rules: ['TH-16.3.1'],
    records: ['card:marines-ambush'],
    doneIn: 'rules/card-effects/marines/ambush.ts',
  },
  'ambush-targets': {
    kind: 'silent',
    rules: ['TH-16.3.1', 'TH-7.2'],
    records: ['card:marines-ambush'],
    doneIn: 'rules/card-effects/marines/ambush.ts',
  },
  'launching-the-moved': {
    kind: 'at-odds',
    rules: ['TH-16.3.3', 'TH-16.5.3'],
    records: ['card:marines-group-tactics', 'card:greys-control'],
    doneIn: 'rules/arrival.ts',
  },
  protection: {
    kind: 'silent',
    rules: ['TH-16.3.4'],
    records: ['card:marines-protection'],
    doneIn: 'rules/card-effects/marines/protection.ts',
  },
  rescuers: {
    kind: 'silent',
    rules: ['TH-16.4.2', 'TH-22.9'],
    records: ['card:scientists-gripper'],
    doneIn: 'rules/card-effects/scientists/gripper.ts',
  },
  'remote-control-at-home': {
    kind: 'silent',
    rules: ['TH-16.4.3'],
    records: ['card:scientists-remote-control'],
    doneIn: 'rules/card-effects/scientists/remote-control.ts',
  },
  'teleport-in-own-moves': {
    kind: 'silent',
    rules: ['TH-16.5.4'],
    records: ['card:greys-teleport'],
    doneIn: 'rules/card-effects/greys/teleport.ts',
  },
} as const satisfies Readonly<Record<string, RulingFacts>>;
