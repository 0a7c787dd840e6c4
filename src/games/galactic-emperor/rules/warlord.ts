import { offer } from '../../../kernel/match/offer.ts';
import type { Offer, Reason } from '../../../kernel/match/offer.ts';
import { choose } from '../../../kernel/match/rule.ts';
import type { Rule } from '../../../kernel/match/rule.ts';
import type { Seat } from '../../../kernel/words/message.ts';
import { SPACE_IDS } from '../data/spaces.ts';
import type { SpaceId } from '../data/spaces.ts';
import { isBlackHole } from '../state/board.ts';
import { annexFault, enemyAt, kindsIn, noShips, shipsAt, sizeOf, spacesWithShips, unmovedAt } from '../state/pieces.ts';
import type { ChapterRules, Emperor, EmperorState, Fleet, Turn } from '../state/state.ts';
import type { WarlordSteps } from '../state/steps.ts';
import { fleetWords, say, spaceName, spaceRefs } from '../text/say.ts';
import { spaceOptions } from './options.ts';
import { annex } from './pieces.ts';
import { tellTurn } from './turns.ts';
import { goOneSpace, rangeOf, walk, waysFrom } from './walking.ts';
import { chooseWarp, warpFault } from './wormhole.ts';

/** GE-9.1 to GE-9.12: all movement first, then all battles. */
export const warlordSteps: ChapterRules<WarlordSteps> = {
  'warlord.begin': begin,
  'warlord.move': moveOnce,
  'warlord.walk': walk,
  'warlord.step': goOneSpace,
  'warlord.warp': chooseWarp,
  'warlord.fight': fightNext,
};

export type WarlordTurn = Extract<Turn, { role: 'warlord' }>;

type Deed =
  | { readonly do: 'move' | 'warp'; readonly space: SpaceId; readonly fleet: Fleet; readonly id: string }
  | { readonly do: 'annex' | 'moved'; readonly space: SpaceId }
  | { readonly do: 'done' };

function* begin(game: Emperor, { seat }: WarlordSteps['warlord.begin']): Rule {
  const { state } = game;
  state.turn = { role: 'warlord', seat, announced: [], moved: [], walk: null, warping: null, warpTo: null };
  if (offerDeeds(state, state.turn).options.length > 1) tellTurn(game, seat);
  game.next('warlord.move', {});
  game.next('warlord.fight', {});
}

/** GE-9.1, GE-9.7: some ships set out, or those that stand on a free sector annex it. */
function* moveOnce(game: Emperor): Rule {
  const { state } = game;
  const { turn } = state;
  if (turn?.role !== 'warlord') return;
  const { seat } = turn;
  const { options, blocked } = offerDeeds(state, turn);
  const deed = yield* choose<Deed>(game, seat, 'warlord.move', options, {
    prompt: say('warlord.move'),
    rule: 'GE-9.1',
    blocked,
    obvious: true,
  });
  switch (deed.do) {
    case 'moved':
    case 'done':
      if (options.length > 1 && turn.moved.length === 0) {
        game.tell?.({ words: say('warlord.none', { seat: { seat } }), rule: 'GE-9.1' });
      }
      return;
    case 'annex':
      annex(game, seat, deed.space, 'GE-9.5');
      break;
    case 'warp':
      turn.warping = { ...deed.fleet };
      game.next('warlord.warp', {});
      break;
    case 'move': {
      const { space } = deed;
      turn.walk = { fleet: { ...deed.fleet }, start: space, at: space, from: space, gone: 0, annexed: [] };
      game.next('warlord.walk', {});
    }
  }
  game.next('warlord.move', {});
}

function offerDeeds(state: EmperorState, turn: WarlordTurn): Offer<Deed> {
  const { seat } = turn;
  const deeds: Deed[] = [];
  for (const space of spacesWithShips(state, seat)) {
    const fleets = fleetsAt(state, seat, space);
    deeds.push(...fleets.map((one): Deed => ({ do: 'move', space, ...one })));
    if (isBlackHole(state, space)) deeds.push(...fleets.map((one): Deed => ({ do: 'warp', space, ...one })));
    if (annexFault(state, seat, space) === null) deeds.push({ do: 'annex', space });
    if (turn.moved.some(({ at }) => at === space)) deeds.push({ do: 'moved', space });
  }
  deeds.push({ do: 'done' });
  return offer(deeds, {
    id: idOf,
    face: deed => ({ words: wordsOf(state, deed), refs: 'space' in deed ? spaceRefs(state, deed.space) : [] }),
    fault: deed => faultOf(state, turn, deed),
    why: reason => reason,
    value: deed => deed,
  });
}

/** What can set out from a space together: this many of a kind, or all ships that have not moved. */
function fleetsAt(state: EmperorState, seat: Seat, space: SpaceId): { readonly fleet: Fleet; readonly id: string }[] {
  const unmoved = unmovedAt(state, seat, space);
  const kinds = kindsIn(unmoved);
  const ofKind = kinds.flatMap(kind =>
    Array.from({ length: unmoved[kind] }, (_, less) => ({
      fleet: { ...noShips(), [kind]: unmoved[kind] - less },
      id: `${kind}-${unmoved[kind] - less}`,
    })),
  );
  return kinds.length > 1 ? [{ fleet: unmoved, id: 'fleet' }, ...ofKind] : ofKind;
}

function idOf(deed: Deed): string {
  switch (deed.do) {
    case 'move':
    case 'warp':
      return `${deed.do}:${deed.id}@${deed.space}`;
    case 'annex':
      return `annex:${deed.space}`;
    case 'moved':
      return `again:${deed.space}`;
    case 'done':
      return 'done';
  }
}

function wordsOf(state: EmperorState, deed: Deed) {
  switch (deed.do) {
    case 'move':
    case 'warp':
      return say(`warlord.${deed.do}-ships`, { ships: fleetWords(deed.fleet), space: spaceName(state, deed.space) });
    case 'annex':
      return say('warlord.annex', { space: spaceName(state, deed.space) });
    case 'moved':
      return say('warlord.again', { space: spaceName(state, deed.space) });
    case 'done':
      return say('warlord.done');
  }
}

function faultOf(state: EmperorState, turn: WarlordTurn, deed: Deed): Reason | null {
  if (deed.do === 'moved') return { why: say('why.moved'), rule: 'GE-9.7' };
  if (deed.do === 'warp') return warpFault(state, turn);
  if (deed.do !== 'move') return null;
  const { seat } = turn;
  return rangeOf(state, turn, deed.fleet) > 0 && waysFrom(state, seat, deed.space).length > 0
    ? null
    : { why: say('why.no-way'), rule: 'GE-9.3' };
}

/** GE-9.12: the attacker says which battle is fought next; when there is none left, the turn is over. */
function* fightNext(game: Emperor): Rule {
  const { state } = game;
  const { turn } = state;
  if (turn?.role !== 'warlord') return;
  const { seat } = turn;
  const battles = SPACE_IDS.filter(
    space => sizeOf(shipsAt(state, seat, space)) > 0 && enemyAt(state, seat, space) !== null,
  );
  if (battles.length === 0) {
    state.turn = null;
    return;
  }
  const space = yield* choose(game, seat, 'warlord.battle', spaceOptions(state, battles), {
    prompt: say('warlord.battle'),
    rule: 'GE-9.12',
    obvious: true,
  });
  game.next('battle.begin', { space });
  game.next('warlord.fight', {});
}
