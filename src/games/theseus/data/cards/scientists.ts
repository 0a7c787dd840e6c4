import { cardsOfFaction } from './facts.ts';

const scientists = cardsOfFaction('scientists');

/** The kinds of card of the Scientists: 25 cards in all, 15 of them of level 0 (TH-4.1). */
export const SCIENTISTS_CARDS = {
  'scientists-video-cameras': scientists({
    types: ['trap', 'action'],
    level: 0,
    copies: 4,
    number: 1,
    springs: ['stop'],
    multiplies: 'special',
    token: { id: 'camera', use: 'counter' },
  }),
  'scientists-medical-bay': scientists({ types: ['action'], level: 0, copies: 2, number: 1 }),
  'scientists-small-laboratory': scientists({ types: ['action'], level: 0, copies: 2, number: null }),
  'scientists-archive': scientists({ types: ['action'], level: 0, copies: 2, number: 6 }),
  'scientists-defense-system': scientists({
    types: ['trap'],
    level: 0,
    copies: 2,
    number: 0,
    springs: ['stop', 'pass'],
    token: { id: 'defense-system', use: 'reminder' },
  }),
  'scientists-secret-passage': scientists({
    types: ['shortcut'],
    level: 0,
    copies: 2,
    number: null,
    multiplies: 'once',
  }),
  'scientists-hideout': scientists({ types: ['module'], level: 0, copies: 1, number: null, multiplies: 'once' }),
  'scientists-reproduction': scientists({
    types: ['reproduction'],
    level: 1,
    copies: 2,
    number: null,
    multiplies: 'once',
  }),
  'scientists-malfunction': scientists({ types: ['action'], level: 1, copies: 1, number: null, multiplies: 'once' }),
  'scientists-station-plans': scientists({ types: ['action'], level: 1, copies: 2, number: null }),
  'scientists-explosion': scientists({ types: ['action'], level: 2, copies: 2, number: 5, oneUse: true }),
  'scientists-gripper': scientists({
    types: ['trap'],
    level: 2,
    copies: 2,
    number: null,
    springs: ['stop'],
    multiplies: 'apart',
    token: { id: 'gripper', use: 'effect' },
  }),
  'scientists-remote-control': scientists({
    types: ['action'],
    level: 3,
    copies: 1,
    number: null,
    multiplies: 'special',
  }),
};
