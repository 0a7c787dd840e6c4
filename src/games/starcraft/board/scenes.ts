import type { Message, Seat } from '../../../kernel/words/message.ts';
import type { PaneContext } from '../../../boards/pane.ts';
import type { Beats, Scene } from '../../../boards/beats.ts';
import type { PageOf } from '../../../boards/round-page.ts';
import { bitByBit, flashesAt } from '../../../boards/motion.ts';
import type { MotionFrame } from '../../../boards/motion.ts';
import { BATTLE_SIDES } from '../state/battle.ts';
import type { BattleSide } from '../state/battle.ts';
import { placesFaceUp } from '../state/placing.ts';
import { say } from '../text/say.ts';
import type { BattleView, PlacedCardView, SkirmishSideView, SkirmishView } from '../view/battle.ts';
import { isStarCraftView } from '../view.ts';
import type { StarCraftView } from '../view.ts';

/**
 * SC-18: the page at the end of a round. It shows what each seat gains, loses and takes back in the regrouping steps
 * before the first question.
 */
const ROUND_PAGE: PageOf = {
  steps: ([1, 2, 3, 4, 5] as const).map(step => ({ rule: `SC-18.${step}`, title: say(`board.page.${step}`) })),
  end: say('board.page.end'),
};

/** The beats of a battle. Each is a scene of its own, not a part of the scene of the order that led to the battle. */
const BATTLE_BEAT = { pane: 'battle', isScene: true, about: fightersIn } as const;

/** The seats of the attacker and the defender in a view; `null` if there is no battle. */
function fightersIn(view: unknown): readonly Seat[] | null {
  const battle = isStarCraftView(view) ? view.battle : null;
  return battle === null ? null : [battle.attacker, battle.defender];
}

/** How each beat is shown. `battle.ends` is shown on the galaxy, because the battle has then left the view. */
export const BEATS = {
  'battle.begins': BATTLE_BEAT,
  'battle.ability': BATTLE_BEAT,
  'battle.paired': BATTLE_BEAT,
  'battle.supported': BATTLE_BEAT,
  'battle.laid': BATTLE_BEAT,
  'battle.cards-up': BATTLE_BEAT,
  'battle.cards-gone': BATTLE_BEAT,
  'battle.compared': BATTLE_BEAT,
  'battle.destroyed': { ...BATTLE_BEAT, isVerdict: true },
  'battle.aftermath': BATTLE_BEAT,
  'battle.splash': BATTLE_BEAT,
  'battle.retreat': BATTLE_BEAT,
  'battle.ends': { ...BATTLE_BEAT, pane: 'galaxy' },
  'execution.obstructed': { pane: 'galaxy', isPowers: true },
  'execution.revealed': { pane: 'galaxy' },
  'regrouping.points': { pane: 'galaxy', isVerdict: true, page: ROUND_PAGE },
} as const satisfies Beats;
type SceneKind = keyof typeof BEATS;

/** How a beat of StarCraft is shown; `null` if the main pane shows it without comment. */
export function sceneOf(kind: string, view: StarCraftView, { format }: PaneContext): Scene | null {
  if (!isSceneKind(kind)) return null;
  const title = say(`scene.${kind}`, { number: view.battle?.current?.slice(1) ?? '' });
  const views = kind === 'battle.compared' ? framesOfComparing(view) : [view];
  return {
    pane: BEATS[kind].pane,
    title: format(title),
    why: format(explanationOf(kind, view)),
    views,
    motion: motionOf(kind, view),
  };
}

/**
 * The animation frames of a beat: at the start of a battle its area flashes; cards are turned up one by one
 * (SC-13.7.A).
 */
function motionOf(kind: SceneKind, view: StarCraftView): readonly MotionFrame[] {
  const { battle } = view;
  if (battle === null) return [];
  if (kind === 'battle.begins') return flashesAt(view, 'battle', [`area:${battle.area}`]);
  const skirmish = kind === 'battle.cards-up' ? currentSkirmish(battle) : null;
  if (skirmish === null) return [];
  const turnedCards = BATTLE_SIDES.flatMap(side =>
    placesFaceUp(battle, side)
      ? []
      : CARD_KINDS.flatMap(place => (skirmish[side][place] === null ? [] : [{ side, place }])),
  );
  return bitByBit(turnedCards.length, BEATS[kind].pane, first => {
    const cardsStillCovered = turnedCards.slice(first);
    const withCoveredCards = (side: BattleSide): SkirmishSideView => {
      const facesOf = skirmish[side];
      const coveredPlaces = cardsStillCovered
        .filter(one => one.side === side)
        .map(({ place }) => [place, hideCardFace(facesOf[place])] as const);
      return { ...facesOf, ...Object.fromEntries(coveredPlaces) };
    };
    const skirmishBefore = {
      ...skirmish,
      attacker: withCoveredCards('attacker'),
      defender: withCoveredCards('defender'),
    };
    const skirmishes = battle.skirmishes.map(other => (other.id === skirmish.id ? skirmishBefore : other));
    return { ...view, battle: { ...battle, skirmishes } };
  });
}

/** The kinds of card that a side has at a skirmish, in the order in which they are turned up. */
const CARD_KINDS = ['standard', 'reinforcement'] as const;

/** A card as the viewer saw it before it was turned up. */
function hideCardFace(placed: PlacedCardView | null): PlacedCardView | null {
  return placed && { ...placed, card: null, faceUp: false };
}

function isSceneKind(kind: string): kind is SceneKind {
  return Object.hasOwn(BEATS, kind);
}

/** The reason for a beat in one sentence. For a destroyed unit it refers to the compared numbers. */
function explanationOf(kind: SceneKind, { battle }: StarCraftView): Message {
  if (kind !== 'battle.destroyed' || battle === null) return say(`scene.${kind}.why`);
  const skirmish = currentSkirmish(battle);
  const hasStrongSide = skirmish !== null && BATTLE_SIDES.some(side => skirmish[side].strong);
  return say(hasStrongSide ? 'scene.battle.destroyed.why' : 'scene.battle.destroyed.nobody');
}

function currentSkirmish({ skirmishes, current }: BattleView): SkirmishView | null {
  return skirmishes.find(({ id }) => id === current) ?? null;
}

/**
 * The frames of the Compare sub-step: views with more and more lines of the sums, and finally the view with the
 * results.
 */
function framesOfComparing(view: StarCraftView): readonly StarCraftView[] {
  const { battle } = view;
  const skirmish = battle === null ? null : currentSkirmish(battle);
  if (battle === null || skirmish === null) return [view];
  const [attackers = [], defenders = []] = BATTLE_SIDES.map(side => frameLines(skirmish[side]));
  const viewWithLines = (attacker: number, defender: number): StarCraftView => ({
    ...view,
    battle: {
      ...battle,
      skirmishes: battle.skirmishes.map(other =>
        other.id === skirmish.id
          ? {
              ...other,
              attacker: withFirstLines(other.attacker, attacker),
              defender: withFirstLines(other.defender, defender),
            }
          : other,
      ),
    },
  });
  return [
    ...attackers.map(line => viewWithLines(line, 0)),
    ...defenders.map(line => viewWithLines(attackers.at(-1) ?? 0, line)),
    view,
  ];
}

/** The numbers of lines that a frame may show of a sum: attack and health with the same reason appear together. */
function frameLines({ sum }: SkirmishSideView): readonly number[] {
  const reasonAt = (place: number): string => JSON.stringify(sum[place]?.words ?? null);
  return sum.flatMap((_, place) => (reasonAt(place) === reasonAt(place + 1) ? [] : [place + 1]));
}

/** A side of a skirmish with only the first lines of its sum. */
function withFirstLines(side: SkirmishSideView, lines: number): SkirmishSideView {
  return { ...side, sum: side.sum.slice(0, lines), attack: null, health: null, strong: false };
}
