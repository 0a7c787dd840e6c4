import { randomAnswer } from '../../../src/bots/random.ts';
import { theseusBot } from '../../../src/games/theseus/bot.ts';
import { bonusKindOf, isBonusCardId } from '../../../src/games/theseus/data/bonus-cards.ts';
import { isCardId, kindOf } from '../../../src/games/theseus/data/cards.ts';
import { theseus } from '../../../src/games/theseus/game.ts';
import { installedSlots, isSwitchedOff } from '../../../src/games/theseus/state/cards.ts';
import type { TheseusState } from '../../../src/games/theseus/state/state.ts';
import type { Answer, Decision, ShownOption } from '../../../src/kernel/match/decision.ts';
import type { Match } from '../../../src/kernel/history/playable.ts';
import type { Beginning, FuzzGame, Oracle, Watch } from '../../fuzz/fuzz-game.ts';
import type { Tally } from '../../fuzz/tally.ts';
import { answeringOf } from '../../oracles/answering.ts';
import { checkNonInterference } from '../../oracles/non-interference.ts';
import { viewersOf } from '../../oracles/snapshot.ts';
import { arenaMatch } from './oracles/arena.ts';
import { settingFor, stateOf } from './oracles/matches.ts';
import { checkPieces } from './oracles/pieces.ts';
import { scramble } from './oracles/scramble.ts';
import { checkTexts } from './oracles/texts.ts';
import { THESEUS_USES } from './uses/list.ts';
import { LogWatch } from './uses/log-watch.ts';

/** In every ninth match a seat gives up now and then. */
const GIVES_UP = 60;

/** So few rounds make many ties (TH-22.10). */
const FEW_ROUNDS = 3;

/** One match in this many is played by the bot, which takes its time. */
const BOT = 10;

/** Theseus for the fuzz test. */
export const theseusFuzz: FuzzGame = {
  game: theseus,
  uses: THESEUS_USES,
  begin,
  hints: {
    'decision: attack.bonus': ['marines-battle-position', 'marines-assault'],
    'decision: card.upgrade': ['greys-decay'],
    'decision: card.launch': ['aliens-incubator'],
    'option: card.sector done': ['marines-trap-detector', 'token'],
    'option: card.unit done': ['aliens-kidnap', 'aliens-ghost-strike', 'greys-invisibility', 'greys-control', 'token'],
    'token: small-alien': ['aliens-incubator'],
    'token: parasite wounds': ['aliens-parasite'],
    'unit attacks: small-alien base': ['aliens-incubator'],
    'condition: TH-16.2.7 card switched off': ['aliens-creeper'],
  },
  player: number => (number % BOT === BOT - 1 ? answeringOf(theseusBot) : randomAnswer),
  givesUp: number => (number % 9 === 8 ? GIVES_UP : 0),
  leavesAfter: () => Infinity,
  names: namesOf,
  watch,
  oracles,
};

/** The ways to play with two, three and four seats. */
const WAYS_OF: Readonly<Record<number, readonly Readonly<Record<string, unknown>>[]>> = {
  2: [
    {},
    { decks: 'beginner', installed: 'three', deal: 'choose', first: 'first-seat' },
    { factions: ['pandora'] },
    { ring: 'by-hand', decks: 'level-1' },
    { decks: 'built' },
  ],
  3: [{ ring: 'random' }, { factions: [null, 'pandora'], ring: 'by-hand' }, { deal: 'choose', decks: 'built' }],
  4: [
    { decks: 'level-2' },
    { teams: true },
    { factions: ['pandora'], decks: 'built' },
    { teams: true, ring: 'by-hand', deal: 'choose' },
    { teams: true, decks: 'built' },
  ],
};

/** Half of the matches begin with the set-up, the others amid installed cards that are to be used. */
function begin(number: number, { seats, seed, keeping, wishes }: Beginning): Match {
  const block = Math.floor(number / 3);
  const ways = WAYS_OF[seats] ?? [{}];
  const roundLimit = block % 6 === 5 ? FEW_ROUNDS : 0;
  const setting = settingFor(seats, seed, { ...ways[block % ways.length], roundLimit });
  return Math.floor(block / 4) % 2 === 1 ? arenaMatch(setting, keeping, wishes.never) : theseus.start(setting, keeping);
}

/** What an option may lead to: the kinds of the cards that it points at, and what it does. */
function namesOf({ id, refs = [] }: ShownOption): readonly string[] {
  const cards = refs.flatMap(ref => {
    const card = ref.startsWith('card:') ? ref.slice('card:'.length) : '';
    if (isCardId(card)) return [kindOf(card)];
    return isBonusCardId(card) ? [bonusKindOf(card)] : [];
  });
  return [...cards, ...id.split(/[:+/]/)];
}

/** Sees what takes effect: by the public log, by the answers, and by the state. */
function watch(match: Match, tally: Tally): Watch {
  const log = new LogWatch(tally);
  let read = match.logEnd('spectator');
  let asked: Decision | null = match.decision;
  return {
    after: answer => {
      const state = stateOf(match);
      if (asked !== null) noteAnswer(asked, answer, tally);
      for (const event of match.events('spectator', read)) log.read(event, state);
      read = match.logEnd('spectator');
      noteState(state, tally);
      asked = match.decision;
    },
    ended: () => noteEnd(match, tally),
  };
}

/** What only an answer shows. */
function noteAnswer({ kind }: Decision, answer: Answer, tally: Tally): void {
  const id = String(answer);
  const head = id.split(':')[0] ?? id;
  const isDeed = ['assault', 'malfunction', 'extra', 'take-upgrade', 'purge'].includes(head);
  if (kind === 'sector.action' && isDeed) tally.used('sector action', head);
  if (kind === 'attack.repeat' && id === 'repeat') tally.used('card', 'marines-double-shot');
  if (kind !== 'move.path') return;
  if (id.includes('+stay:')) tally.used('card', 'greys-time-loop');
  if (/\+(more|less)/.test(id)) tally.used('card', 'aliens-ventilation-shaft');
}

/** What only the state shows. */
function noteState(state: TheseusState, tally: Tally): void {
  const { malfunction, pending, units, installed } = state;
  if (malfunction !== null) {
    const isPending = Object.values(pending).includes(malfunction);
    tally.used(
      'condition',
      isPending ? 'TH-13.1 pending card under malfunction' : 'TH-13.2 installed card under malfunction',
    );
  }
  if (Object.values(units).some(({ place }) => place === 'space')) tally.used('condition', 'TH-9 unit in space');
  if (Object.values(installed).some(({ upgrades }) => upgrades > 1)) {
    tally.used('condition', 'TH-12.2 two tokens on a card');
  }
  if (installedSlots(state).some(slot => isSwitchedOff(state, slot))) {
    tally.used('condition', 'TH-16.2.7 card switched off');
    tally.used('card', 'aliens-creeper');
  }
}

/** How the match was begun, and how it ended. */
function noteEnd(match: Match, tally: Tally): void {
  const { options, seats } = stateOf(match);
  const number = { 2: 'duel', 3: 'three', 4: 'four' }[seats.length] ?? '';
  const isPandora = seats.some(({ faction }) => faction === 'pandora');
  tally.used('played', options.mode === 'teams' ? 'teams' : `${number}${isPandora ? ' with Pandora' : ''}`);
  const key = match.outcome?.words.key;
  if (key !== undefined) tally.used('victory', key);
}

/** What must be true of Theseus: all pieces are there, all words are, and nobody sees what is hidden. */
function oracles(): readonly Oracle[] {
  let looks = 0;
  return [
    { every: 10, check: match => checkPieces(stateOf(match)) },
    { every: 40, check: checkTexts },
    {
      every: 100,
      check: match => {
        const viewers = viewersOf(match);
        const viewer = viewers[looks++ % viewers.length];
        if (viewer === undefined || match.decision === null) return;
        checkNonInterference(theseus, match.record(), viewer, scramble, { seed: `${match.decision.n}` });
      },
    },
  ];
}
