/** Why a rule is in no lesson. */
export type Reason = keyof typeof REASONS;

/** What stays out of the lessons, and why nobody misses it in a first match. */
export const REASONS = {
  box: 'What is in the box and how much of it: the program counts, and says so where something runs out.',
  'laid-out': 'What the program lays out or begins with, without anybody deciding.',
  terms: 'A word of the rule book: the glossary has it, and every text links to it.',
  'worked-out':
    'Follows by itself: the program carries it out, and the log or the board shows what came of it, with this rule.',
  refused: 'Forbids something: the option is shown blocked, with this rule as its reason.',
  asked: 'A question of its own, which says what it is about; the coach names the rule when it first comes up.',
  'on-the-card': 'Stands on the card or piece itself: inspecting it and the preview of its option say what it does.',
  corner: 'Settles which of two things comes first where they meet; it changes no plan.',
  notes: 'How the program carries rules out where print is silent: for those who look it up.',
  variant: 'A variant that a first match goes without; the coach names its rules as they come up.',
} as const;

/** By game: rules by number, or all of a chapter, with the reason why no lesson teaches them. */
export const UNTAUGHT: Readonly<Record<string, Readonly<Partial<Record<Reason, string>>>>> = {
  starcraft: {
    box: 'SC-2 SC-17.1 SC-17.4',
    'laid-out': 'SC-1.1 SC-3 SC-4.1 SC-4.2 SC-4.4 SC-22.4',
    terms: 'SC-1.4 SC-1.5 SC-15.3 SC-15.6',
    'worked-out': 'SC-6.1 SC-7.7 SC-8.4 SC-8.5 SC-13.8 SC-13.11 SC-16.2 SC-21.5 SC-21.6 SC-17.6',
    refused: 'SC-5.5 SC-6.3 SC-9.2 SC-10.9 SC-21.4',
    asked: 'SC-7.6 SC-16.5',
    'on-the-card': 'SC-15.8 SC-15.10 SC-21.7',
    corner: 'SC-6.7 SC-15.9 SC-16.6',
  },
  theseus: {
    'laid-out': 'TH-2 TH-3.1 TH-3.2 TH-3.3 TH-3.4 TH-3.9 TH-18.1',
    terms: 'TH-1.3',
    'worked-out': 'TH-6.5 TH-7.4 TH-11.8 TH-12.4 TH-12.5 TH-9.4 TH-18.4 TH-18.6',
    refused: 'TH-9.3 TH-10.2 TH-15.2 TH-15.3 TH-15.6',
    asked: 'TH-7.5 TH-13.1',
    'on-the-card': 'TH-1.2 TH-7.6 TH-8.7 TH-8.8 TH-14.3 TH-15.4 TH-16',
    notes: 'TH-22',
    variant: 'TH-4.3 TH-20',
  },
  'galactic-emperor': {
    box: 'GE-1',
    'laid-out': 'GE-2',
    'worked-out':
      'GE-3.4 GE-3.6 GE-3.8 GE-4.5 GE-4.7 GE-4.8 GE-4.9 GE-5.3 GE-8.3 GE-9.4 GE-9.17 GE-9.20 GE-9.25 GE-11.10 GE-12.6',
    refused: 'GE-4.2 GE-4.2.1 GE-4.10 GE-9.6 GE-9.9 GE-9.19',
    asked: 'GE-6.5 GE-9.10 GE-9.11 GE-9.15 GE-10.9 GE-12.8 GE-12.9',
    'on-the-card': 'GE-11.4 GE-11.5 GE-11.6 GE-11.7 GE-11.8 GE-11.9',
    corner: 'GE-3.7 GE-9.24 GE-10.12',
    notes: 'GE-13 GE-14',
  },
  'space-empires': {
    box: 'SE-1 SE-4.6 SE-5.4',
    'laid-out': 'SE-2 SE-3',
    terms: 'SE-7.2 SE-8.2',
    'worked-out':
      'SE-4.3 SE-6.5 SE-6.9 SE-7.12 SE-7.14 SE-8.10 SE-8.13 SE-8.15 SE-12.8 SE-12.9 SE-12.10 SE-15.2 SE-15.5 SE-15.6 SE-17.6 SE-17.7',
    refused: 'SE-10.6 SE-14.2 SE-14.3 SE-14.8 SE-16.1 SE-16.2 SE-16.6 SE-6.12',
    asked: 'SE-7.8 SE-8.8 SE-14.5',
    notes: 'SE-29',
    variant: 'SE-18 SE-19 SE-20 SE-21 SE-22 SE-23 SE-24',
  },
};
