import { cardsOfFaction } from './facts.ts';

const marines = cardsOfFaction('marines');

/** The kinds of card of the Marines: 25 cards in all, 15 of them of level 0 (TH-4.1). */
export const MARINES_CARDS = {
  'marines-mine': marines({ types: ['trap'], level: 0, copies: 4, number: 2, oneUse: true, springs: ['stop'] }),
  'marines-assault': marines({ types: ['action'], level: 0, copies: 2, number: null }),
  'marines-battle-position': marines({ types: ['module'], level: 0, copies: 3, number: 1 }),
  'marines-barricade': marines({ types: ['module'], level: 0, copies: 2, number: null, multiplies: 'once' }),
  'marines-armory': marines({ types: ['action'], level: 0, copies: 2, number: null }),
  'marines-fire': marines({
    types: ['trap'],
    level: 0,
    copies: 2,
    number: 1,
    springs: ['stop', 'pass'],
    token: { id: 'fire', use: 'reminder' },
  }),
  'marines-reproduction': marines({ types: ['reproduction'], level: 1, copies: 2, number: null, multiplies: 'once' }),
  'marines-trap-detector': marines({
    types: ['action'],
    level: 1,
    copies: 2,
    number: 1,
    token: { id: 'deactivation', use: 'effect' },
  }),
  'marines-ambush': marines({
    types: ['trap'],
    level: 2,
    copies: 1,
    number: null,
    springs: ['stop'],
    multiplies: 'special',
  }),
  'marines-protection': marines({ types: ['special'], level: 2, copies: 1, number: null, multiplies: 'once' }),
  'marines-double-shot': marines({ types: ['module'], level: 2, copies: 2, number: null, multiplies: 'special' }),
  'marines-group-tactics': marines({ types: ['action'], level: 3, copies: 2, number: null, multiplies: 'special' }),
};
