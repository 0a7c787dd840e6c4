import { CARDS } from '../../../../src/games/starcraft/data/cards.ts';
import type { CardId } from '../../../../src/games/starcraft/data/cards.ts';
import { UNIT_TYPES } from '../../../../src/games/starcraft/data/units.ts';
import { canSplash, splashOf } from '../../../../src/games/starcraft/state/splash.ts';
import type { LogEvent } from '../../../../src/kernel/match/events.ts';
import type { Param, Seat, Message } from '../../../../src/kernel/words/message.ts';
import type { Tally } from '../../../fuzz/tally.ts';
import { abilitiesOf, ABILITY_NAMES, cardOf } from './abilities.ts';
import type { Laid } from './battle-watch.ts';
import { nameIn, nameOf, seatIn } from './naming.ts';
import { MOMENTS } from './list.ts';

type Params = Readonly<Record<string, Param>>;

/** What shows that a played Event card did something, whichever it is. */
const EVENT_WORKS: ReadonlySet<string> = new Set([
  'events.workers',
  'events.transport',
  'events.placed',
  'events.moved',
  'events.z-axis.moved',
  'events.restored',
  'events.raided',
  'events.struck',
  'events.order',
  'events.order-special',
  'paying.partly-depleted',
  'paying.depleted',
  'build.bought',
  'research.bought',
  'conquest-points.gained',
  'cards.drawn',
]);

/** What shows that an order did something. */
const ORDER_WORKS: Readonly<Record<string, readonly string[]>> = {
  build: ['build.bought', 'build.bought.worker'],
  mobilize: ['mobilize.moved', 'mobilize.lifted-off', 'mobilize.recalled'],
  research: ['cards.drawn', 'research.bought'],
};

/** Reads the public log of one match and tells the tally what took effect. It remembers what is still under way. */
export class LogWatch {
  /** The cards of the skirmish that is being resolved. */
  laid: readonly Laid[] = [];
  readonly #tally: Tally;
  /** The Event card whose effect is awaited. */
  #event: string | null = null;
  #order: { readonly order: string; readonly special: boolean } | null = null;
  #isSpecial = false;
  #ambush = false;
  /** Abilities of the end of the Destroy sub-step that have begun, and not yet felled anybody. */
  #works: readonly string[] = [];
  #splash: { readonly seat: Seat; readonly card: CardId }[] = [];

  constructor(tally: Tally) {
    this.#tally = tally;
  }

  /** Reads one event. */
  read({ words: { key, with: params = {} } }: LogEvent): void {
    for (const [moment, name] of Object.entries(MOMENTS)) if (moment === key) this.#tally.used('keyword', name);
    this.#readOrder(key, params);
    this.#readEvent(key, params);
    this.#readPurchase(key, params);
    this.#readBattle(key, params);
    this.#readFallen(key, params);
    if (key === 'planning.placed-special') this.#tally.used('module works', 'research-development');
    if (key === 'mobilize.recalled') this.#tally.used('ability', 'recall 1 recall');
    if (key === 'victory.aldaris') this.#tally.used('objective', 'aldaris');
    if (key === 'victory.special') {
      for (const objective of listOf(params.objectives)) {
        this.#tally.used('objective', nameOf(objective, 'faction.').replace('.objective', ''));
      }
    }
  }

  #readOrder(key: string, params: Params): void {
    if (key === 'execution.revealed' || key === 'execution.revealed-special') {
      this.#isSpecial = key === 'execution.revealed-special';
      this.#order = null;
    }
    if (key === 'execution.event-card-taken') this.#tally.used('order', `${nameOf(params.order, 'order.')} given up`);
    if (key === 'execution.executed') {
      this.#order = { order: nameOf(params.order, 'order.'), special: this.#isSpecial };
    }
    if (key === 'regrouping.begins') this.#order = null;
    if (this.#order === null) return;
    const { order, special } = this.#order;
    if (ORDER_WORKS[order]?.includes(key) !== true) return;
    this.#tally.used('order', special ? `${order} special` : order);
    this.#order = null;
  }

  #readEvent(key: string, params: Params): void {
    if (key === 'events.discarded') {
      for (const event of listOf(params.events)) this.#tally.inVain('event', nameOf(event, 'event.'));
    }
    if (key === 'events.no-effect') this.#tally.inVain('event', nameOf(params.event, 'event.'));
    if (key === 'events.bought-nothing' && this.#event !== null) this.#tally.inVain('event', this.#event);
    if (key === 'events.played') this.#event = nameOf(params.event, 'event.');
    else if (key === 'events.kept' || key === 'events.no-effect' || key === 'events.bought-nothing') this.#event = null;
    else if (key === 'planning.round') this.#event = null;
    else if (this.#event !== null && EVENT_WORKS.has(key)) {
      this.#tally.used('event', this.#event);
      this.#event = null;
    }
    if (key === 'events.used') {
      const event = nameOf(params.event, 'event.');
      this.#ambush = event === 'sudden-ambush';
      if (event === 'perfect-intelligence') this.#tally.used('event', event);
    }
    if (key === 'battle.begins') this.#ambush = false;
    if (key === 'battle.cards.placed-open' && this.#ambush) this.#tally.used('event', 'sudden-ambush');
  }

  #readPurchase(key: string, params: Params): void {
    if (key === 'research.bought') this.#tally.used('technology bought', nameOf(params.technology, 'technology.'));
    if (key !== 'build.bought') return;
    const { what } = params;
    if (typeof what !== 'object' || !('key' in what)) return;
    const { unit: bought, building, level } = what.with ?? {};
    const unit = nameIn(bought, 'unit.');
    const module = nameIn(what, 'module.');
    if (module !== null) this.#tally.used('module bought', module);
    if (what.key === 'building.level')
      this.#tally.used('building built', `${nameOf(building, 'building.')} ${Number(level)}`);
    if (unit === null || what.key !== 'purchase.unit') return;
    this.#tally.used('unit built', unit);
    const unlocked = UNLOCKED_BY.get(unit);
    if (unlocked !== undefined) this.#tally.used('ability', unlocked);
  }

  #readBattle(key: string, params: Params): void {
    if (key === 'battle.ability.used') {
      const technology = nameIn(params.ability, 'technology.');
      if (technology === null) return;
      for (const { name, ability } of abilitiesOf(cardOf(`${technology}-1`))) {
        if (ability.timing === 'start-of-battle') this.#tally.used('ability', name);
      }
    }
    if (key === 'battle.paid') {
      for (const { name, ability } of abilitiesOf(cardOf(nameOf(params.card, 'card.')))) {
        if (ability.op === 'pay') this.#tally.used('ability', name);
      }
    }
    if (key.startsWith('battle.gone.')) this.#readGone(key, cardOf(nameOf(params.card, 'card.')), seatIn(params.seat));
    if (key === 'battle.withdrawn') {
      const cloaks = this.laid.find(({ seat }) => seat === seatIn(params.seat))?.cloaks ?? [];
      for (const { name } of cloaks) this.#tally.used('ability', name);
    }
  }

  /** A card that left without effect, and the card that cancelled it (SC-15.4). */
  #readGone(key: string, card: CardId, seat: Seat): void {
    const { kind } = CARDS[card];
    this.#tally.inVain(kind === 'reinforcement' ? 'reinforcement' : 'card with a match', card);
    if (key !== 'battle.gone.cancelled') return;
    const other = this.laid.find(laid => laid.seat !== seat);
    for (const cancelling of [other?.standard, other?.reinforcement]) {
      if (cancelling === undefined || cancelling === null) continue;
      for (const { name, ability } of abilitiesOf(cancelling)) {
        if (ability.op === 'cancel' && ability.what === kind) this.#tally.used('ability', name);
      }
    }
  }

  /**
   * Who falls after the end of the Destroy sub-step, and to splash damage, falls to the cards that were named before.
   */
  #readFallen(key: string, params: Params): void {
    if (key === 'battle.skirmish.begins' || key === 'battle.ability.works' || key === 'battle.begins')
      this.#forgetWorks();
    if (key === 'battle.ability.works') {
      const card = cardOf(nameOf(params.card, 'card.'));
      const timed = abilitiesOf(card).filter(({ ability }) => ability.timing === 'end-of-destroy');
      this.#works = timed.map(({ name }) => name);
    }
    if ((key === 'battle.destroyed' || key === 'battle.withdrawn') && this.#works.length > 0) {
      for (const name of this.#works) this.#tally.used('ability', name);
      this.#works = [];
    }
    if (key === 'battle.begins') this.#splash = [];
    if (key === 'battle.splash.triggered') {
      this.#splash.push({ seat: seatIn(params.seat), card: cardOf(nameOf(params.card, 'card.')) });
    }
    if (key === 'battle.splash.destroyed') this.#readSplashed(seatIn(params.seat), nameOf(params.unit, 'unit.'));
    if (key.startsWith('battle.ends')) this.#forgetSplash();
  }

  #readSplashed(victim: Seat, name: string): void {
    const unit = UNIT_TYPES.find(type => type === name);
    if (unit === undefined) throw new Error(`no unit ${name}`);
    const place = this.#splash.findIndex(({ seat, card }) => seat !== victim && canSplash(splashOf(card), unit));
    for (const { card } of this.#splash.splice(place, place < 0 ? 0 : 1)) {
      for (const { name: splash, ability } of abilitiesOf(card)) {
        if (ability.op === 'splash') this.#tally.used('ability', splash);
      }
    }
  }

  #forgetWorks(): void {
    for (const name of this.#works) this.#tally.inVain('ability', name);
    this.#works = [];
  }

  #forgetSplash(): void {
    for (const { card } of this.#splash) {
      for (const { name, ability } of abilitiesOf(card))
        if (ability.op === 'splash') this.#tally.inVain('ability', name);
    }
    this.#splash = [];
  }
}

/** The abilities that unlock a unit (SC-8.1.5), by the unit. */
const UNLOCKED_BY: ReadonlyMap<string, string> = new Map([
  ['archon', unlocking('summon-archon')],
  ['guardian', unlocking('guardian-aspect')],
]);

function unlocking(technology: string): string {
  const name = ABILITY_NAMES.find(ability => ability.startsWith(`${technology} `));
  if (name === undefined) throw new Error(`${technology} has no ability`);
  return name;
}

function listOf(param: Param | undefined): readonly Message[] {
  return isList(param) ? param : [];
}

function isList(param: Param | undefined): param is readonly Message[] {
  return Array.isArray(param);
}
