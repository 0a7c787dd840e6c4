import type { Seat, Viewer } from '../../../kernel/words/message.ts';
import type { ReplayNow } from '../../../session/looking-back/replay-now.ts';
import type { Jump } from '../../../session/looking-back/viewing.ts';
import type { Ask, AskAnswer } from '../../frame/store/screen-requests.ts';
import type { Effect } from '../../frame/store/effects.ts';
import { say } from '../../frame/text/say.ts';

const CLOSE: Effect = { do: 'close' };

/** The question which round or story to jump to, with the cursor on the current one. */
export function jumpAsk(jumps: readonly Jump[], { place, format, game }: ReplayNow): Ask<Effect> {
  const answers = jumps.map(({ at, round, text }): AskAnswer<Effect> => {
    const beginning = round === 0 ? say('replay.set-up') : say(`replay.${game.roundName}`, { round: round ?? 0 });
    const words = round === null ? say('replay.story', { text }) : beginning;
    return { words, does: [CLOSE, { do: 'in-replay', act: { act: 'go-to', at } }] };
  });
  const currentIndex = jumps.findLastIndex(({ at }) => at <= place.at);
  return { title: say('replay.jump'), answers, back: [CLOSE], at: Math.max(0, currentIndex), format };
}

/**
 * The question whose view the replay should show. Everybody may see the open table's view. Before the end of the match,
 * a seat's own view needs the consent of all people in it, who are asked one after the other.
 */
export function eyesAsk({ viewer: now, names, people, isOver, format }: ReplayNow): Ask<Effect> {
  const consenting = isOver ? [] : people;
  const answers: AskAnswer<Effect>[] = [
    { words: say('replay.open'), does: [CLOSE, seeEffect('spectator')] },
    ...names.map((_, seat) => ({
      words: say('replay.seat', { seat: { seat } }),
      does: [CLOSE, ...agreementEffects(seat, consenting, format)],
    })),
  ];
  const text = consenting.length === 0 ? {} : { text: say('replay.eyes-unfinished') };
  return {
    title: say('replay.eyes'),
    ...text,
    answers,
    back: [CLOSE],
    at: now === 'spectator' ? 0 : now + 1,
    format,
  };
}

function seeEffect(viewer: Viewer): Effect {
  return { do: 'in-replay', act: { act: 'see', viewer } };
}

/** The question to the first of these people, then to the others; if one does not agree, nothing changes. */
function agreementEffects(
  seat: Seat,
  [asked, ...others]: readonly Seat[],
  format: ReplayNow['format'],
): readonly Effect[] {
  if (asked === undefined) return [seeEffect(seat)];
  const ask: Ask<Effect> = {
    title: say('replay.agree', { asked: { seat: asked }, seat: { seat } }),
    text: say('replay.agree-text', { seat: { seat } }),
    alarming: true,
    answers: [
      { words: say('replay.no'), does: [CLOSE] },
      { words: say('replay.yes'), does: [CLOSE, ...agreementEffects(seat, others, format)] },
    ],
    back: [CLOSE],
    format,
  };
  return [{ do: 'open', screen: { open: 'ask', ask } }];
}
