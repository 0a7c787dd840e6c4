import { cardsOfFaction } from './facts.ts';

const aliens = cardsOfFaction('aliens');

/** The kinds of card of the Aliens: 25 cards in all, 15 of them of level 0 (TH-4.1). */
export const ALIENS_CARDS = {
  'aliens-vent-shortcut': aliens({ types: ['shortcut'], level: 0, copies: 3, number: null, multiplies: 'once' }),
  'aliens-hive': aliens({ types: ['trap'], level: 0, copies: 2, number: 1, springs: ['stop'] }),
  'aliens-tentacles': aliens({
    types: ['trap'],
    level: 0,
    copies: 2,
    number: 1,
    springs: ['stop', 'pass'],
    token: { id: 'tentacles', use: 'reminder' },
  }),
  'aliens-assault': aliens({ types: ['action'], level: 0, copies: 2, number: null }),
  'aliens-lurking': aliens({
    types: ['module'],
    level: 0,
    copies: 3,
    number: 1,
    token: { id: 'lurking', use: 'reminder' },
  }),
  'aliens-habitat': aliens({ types: ['action'], level: 0, copies: 2, number: null }),
  'aliens-burrow': aliens({ types: ['instant'], level: 0, copies: 1, number: null, oneUse: true, multiplies: 'once' }),
  'aliens-reproduction': aliens({ types: ['reproduction'], level: 1, copies: 2, number: null, multiplies: 'once' }),
  'aliens-incubator': aliens({
    types: ['action'],
    level: 1,
    copies: 2,
    number: null,
    token: { id: 'small-alien', use: 'unit' },
  }),
  'aliens-ghost-strike': aliens({ types: ['action'], level: 2, copies: 2, number: 1, multiplies: 'special' }),
  'aliens-ventilation-shaft': aliens({ types: ['module'], level: 2, copies: 1, number: null, multiplies: 'once' }),
  'aliens-kidnap': aliens({ types: ['action'], level: 2, copies: 1, number: 1, multiplies: 'special' }),
  'aliens-parasite': aliens({
    types: ['trap'],
    level: 3,
    copies: 1,
    number: null,
    springs: ['stop'],
    multiplies: 'special',
    token: { id: 'parasite', use: 'effect' },
  }),
  'aliens-creeper': aliens({
    types: ['module'],
    level: 3,
    copies: 1,
    number: null,
    multiplies: 'once',
    token: { id: 'creeper', use: 'reminder' },
    switchesOff: true,
  }),
};
