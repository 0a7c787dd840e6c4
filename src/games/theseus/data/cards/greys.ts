import { cardsOfFaction } from './facts.ts';

const greys = cardsOfFaction('greys');

/** The kinds of card of the Greys: 25 cards in all, 15 of them of level 0 (TH-4.1). */
export const GREYS_CARDS = {
  'greys-chamber': greys({ types: ['module'], level: 0, copies: 3, number: 1 }),
  'greys-mine': greys({ types: ['trap'], level: 0, copies: 3, number: 5, oneUse: true, springs: ['stop'] }),
  'greys-probe': greys({ types: ['action'], level: 0, copies: 3, number: 3 }),
  'greys-gene-manipulator': greys({ types: ['action'], level: 0, copies: 2, number: null }),
  'greys-soul-trap': greys({ types: ['trap'], level: 0, copies: 2, number: 3, springs: ['stop'] }),
  'greys-teleport': greys({ types: ['module'], level: 0, copies: 2, number: null, multiplies: 'once' }),
  'greys-reproduction': greys({ types: ['reproduction'], level: 1, copies: 2, number: null, multiplies: 'once' }),
  'greys-time-loop': greys({ types: ['module'], level: 1, copies: 2, number: 1 }),
  'greys-control': greys({ types: ['action'], level: 2, copies: 2, number: 1, multiplies: 'special' }),
  'greys-transfer': greys({ types: ['action'], level: 2, copies: 1, number: null }),
  'greys-invisibility': greys({
    types: ['action'],
    level: 2,
    copies: 2,
    number: 1,
    multiplies: 'special',
    token: { id: 'invisibility', use: 'effect' },
  }),
  'greys-decay': greys({ types: ['action'], level: 3, copies: 1, number: 1 }),
};
