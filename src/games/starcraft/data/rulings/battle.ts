import type { RulingFacts } from '../../../../kernel/book/rule-book.ts';

/** Rulings on battles (SC-13 to SC-16). */
export const battleRulings = {
  'start-of-battle-order': { kind: 'silent', rules: ['SC-13.2'], doneIn: 'rules/battle.ts' },
  'no-card-at-all': { kind: 'silent', rules: ['SC-13.6.2'], doneIn: 'rules/comparing.ts' },
  'reinforcement-alone': { kind: 'at-odds', rules: ['SC-13.6.1', 'SC-13.6.2'], doneIn: 'rules/battle-cards.ts' },
  'face-up': {
    kind: 'silent',
    rules: ['SC-13.6.4'],
    records: ['event:sudden-ambush'],
    doneIn: 'rules/battle-cards.ts',
  },
  'targets-before-reveal': { kind: 'at-odds', rules: ['SC-14.3'], doneIn: 'rules/skirmish.ts' },
  cancels: {
    kind: 'at-odds',
    rules: ['SC-15.4', 'SC-13.7.A.4'],
    records: ['technology:emp-shockwave', 'technology:hallucination'],
    doneIn: 'rules/cancels.ts',
  },
  'mandatory-text': { kind: 'silent', rules: ['SC-13.7.B.2', 'SC-13.7.B'], doneIn: 'rules/abilities.ts' },
  'metabolic-boost': {
    kind: 'silent',
    rules: ['SC-15.10', 'SC-13.7.C.1'],
    records: ['technology:metabolic-boost'],
    doneIn: 'rules/comparing.ts',
  },
  'end-of-destroy': { kind: 'silent', rules: ['SC-13.7.C.4'], doneIn: 'rules/skirmish.ts' },
  cloaking: {
    kind: 'silent',
    rules: ['SC-15.1', 'SC-16.5'],
    records: ['technology:cloaking-field', 'technology:burrow', 'technology:arbiter-cloaking'],
    doneIn: 'rules/cloaking.ts',
  },
  'no-room-to-withdraw': { kind: 'at-odds', rules: ['SC-15.1'], doneIn: 'state/retreat-goals.ts' },
  'cloaking-and-abilities': {
    kind: 'silent',
    rules: ['SC-15.1', 'SC-15.10'],
    records: ['technology:nuke', 'technology:spawn-broodling'],
    doneIn: 'rules/cloaking.ts',
  },
  'start-of-battle-kills': {
    kind: 'silent',
    rules: ['SC-15.1', 'SC-13.2'],
    records: ['technology:charon-boosters', 'technology:leg-enhancements', 'technology:arbiter-cloaking'],
    doneIn: 'rules/technology-effects/opponent-destroys.ts',
  },
  'assist-against-assist': {
    kind: 'silent',
    rules: ['SC-15.5'],
    records: ['unit:queen', 'unit:defiler', 'unit:science-vessel', 'unit:arbiter', 'unit:high-templar'],
    doneIn: 'rules/battle-line.ts',
  },
  'splash-triggers': {
    kind: 'at-odds',
    rules: ['SC-16.6', 'SC-16.1'],
    records: ['technology:nuke', 'technology:spawn-broodling', 'unit:scourge'],
    doneIn: 'rules/skirmish.ts',
  },
  'splash-choice': { kind: 'silent', rules: ['SC-16.4'], doneIn: 'state/splash.ts' },
  'retreat-cases': { kind: 'at-odds', rules: ['SC-13.9.4'], doneIn: 'rules/retreats.ts' },
  'small-retreat': { kind: 'silent', rules: ['SC-13.9.5'], doneIn: 'state/retreat-goals.ts' },
  'over-the-limit': { kind: 'silent', rules: ['SC-13.9.1', 'SC-13.9.4'], doneIn: 'rules/retreats.ts' },
  'single-cards': {
    kind: 'silent',
    rules: ['SC-15.10'],
    records: ['technology:recall', 'technology:leg-enhancements', 'technology:nuke'],
    doneIn: 'rules/recall.ts',
  },
} as const satisfies Readonly<Record<string, RulingFacts>>;
