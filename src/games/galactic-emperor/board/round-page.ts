import type { LogEvent } from '../../../kernel/match/events.ts';
import type { Message } from '../../../kernel/words/message.ts';
import { bySeat, messagesIn, rulesOf, sumOf } from '../../../boards/round-page.ts';
import type { PageOf, PageThing } from '../../../boards/round-page.ts';
import { SHIP_KINDS } from '../data/ships.ts';
import { say, shipName, shipsWords, tokenName } from '../text/say.ts';
import { lostIn } from './lost.ts';

/** The page at the end of a round: what roles and battles brought to each seat, and events that concern everybody. */
export const ROUND_PAGE: PageOf = { since: 'round.begins', things: pageThings };

/** The rule about the end of a round. Tiles turned up by this rule belong to no role. */
const ROUND_END = 'GE-3.4';

/** The events that concern everybody. */
const PUBLIC_EVENTS: ReadonlySet<string> = new Set([
  'round.ends',
  'explorer.flips',
  'omega.explodes',
  'influence.throne',
  'influence.throne-chooser',
]);

function pageThings(events: readonly LogEvent[]): readonly PageThing[] {
  const thingsBySeat = (
    keys: readonly string[],
    words: (events: readonly LogEvent[]) => Message,
  ): readonly PageThing[] =>
    bySeat(events, keys).map(({ seat, events }) => ({ seat, words: words(events), rule: rulesOf(events) }));
  const publicThings = events
    .filter(({ words, rule }) => PUBLIC_EVENTS.has(words.key) || (words.key === 'row.turned-up' && rule === ROUND_END))
    .map(({ words, rule = '' }): PageThing => ({ seat: null, words, rule }));
  return [
    ...publicThings,
    ...thingsBySeat(['round.picked'], events => say('page.roles', { roles: messagesIn(events, 'role') })),
    ...thingsBySeat(['annexed'], events => say('page.sectors', { spaces: messagesIn(events, 'space') })),
    ...thingsBySeat(['influence.won'], events => say('page.influence', { spaces: messagesIn(events, 'space') })),
    ...bySeat(events, ['influence.won', 'influence.nobody'], 'loser').map(({ seat, events }) => ({
      seat,
      words: say('page.influence-lost', { spaces: messagesIn(events, 'space') }),
      rule: rulesOf(events),
    })),
    ...thingsBySeat(['influence.raised'], events => say('page.raised', { spaces: messagesIn(events, 'space') })),
    ...thingsBySeat(['influence.lowered'], events => say('page.lowered', { spaces: messagesIn(events, 'space') })),
    ...thingsBySeat(['engineer.built', 'engineer.got-fighter'], events =>
      say('page.ships', { ships: shipWords(events.flatMap(shipsIn)) }),
    ),
    ...thingsBySeat(['scientist.bought'], events =>
      say('page.technologies', { technologies: messagesIn(events, 'technology') }),
    ),
    ...bySeat(lostIn(events), ['battle.destroyed', 'battle.lowered']).map(({ seat, events }) => ({
      seat,
      words: say('page.lost', { pieces: lostWords(events) }),
      rule: rulesOf(events),
    })),
    ...thingsBySeat(['points.planets.hidden'], () => say('page.planets.hidden')),
    ...thingsBySeat(['points.planets'], events => say('page.planets', { points: sumOf(events, 'points') })),
    ...thingsBySeat(['points.empire.hidden'], events => say('page.empires.hidden', { count: events.length })),
    ...thingsBySeat(['points.empire'], events =>
      say('page.empires', { points: sumOf(events, 'points'), count: events.length }),
    ),
    ...thingsBySeat(['merchant.marks'], events => say('page.marks', { marks: sumOf(events, 'marks') })),
  ];
}

/** The ship that an event adds. The chooser's free ship is a Fighter (GE-8.1). */
function shipsIn(event: LogEvent): readonly Message[] {
  return event.words.key === 'engineer.got-fighter' ? [shipName('fighter')] : messagesIn([event], 'ship');
}

/** The ships among pieces in words, alike ones counted: "2 Fighters, 1 Cruiser". */
function shipWords(pieces: readonly Message[]): readonly Message[] {
  return SHIP_KINDS.flatMap(kind => {
    const count = pieces.filter(({ key }) => key === shipName(kind).key).length;
    return count === 0 ? [] : [shipsWords(kind, count)];
  });
}

/** Lost pieces in words, alike ones counted. A Starbase that is an Empire now is told apart from one that fell. */
function lostWords(events: readonly LogEvent[]): readonly Message[] {
  const lowered = events.filter(({ words }) => words.key === 'battle.lowered').length;
  const destroyed = messagesIn(
    events.filter(({ words }) => words.key === 'battle.destroyed'),
    'piece',
  );
  const tokenWords = (['starbase', 'empire'] as const).flatMap(side => {
    const count = destroyed.filter(({ key }) => key === tokenName(side).key).length;
    return count === 0 ? [] : [say(`tokens.${side}`, { count })];
  });
  return [
    ...shipWords(destroyed),
    ...tokenWords,
    ...(lowered === 0 ? [] : [say('page.lost.lowered', { count: lowered })]),
  ];
}
