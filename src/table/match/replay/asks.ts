import type { Seat, Viewer } from '../../../kernel/words/message.ts';
import type { ReplayNow } from '../../../session/looking-back/replay-now.ts';
import type { JumpTarget } from '../../../session/looking-back/viewing.ts';
import type { Dialog, DialogAnswer } from '../../frame/store/screen-requests.ts';
import type { Effect } from '../../frame/store/effects.ts';
import { say } from '../../frame/text/say.ts';

const CLOSE_EFFECT: Effect = { do: 'close' };

/** The question which round or story to jump to, with the cursor on the current one. */
export function jumpDialog(jumps: readonly JumpTarget[], { place, format, game }: ReplayNow): Dialog<Effect> {
  const answers = jumps.map(({ at, round, text }): DialogAnswer<Effect> => {
    const startWords = round === 0 ? say('replay.set-up') : say(`replay.${game.roundName}`, { round: round ?? 0 });
    const words = round === null ? say('replay.story', { text }) : startWords;
    return { words, does: [CLOSE_EFFECT, { do: 'in-replay', act: { act: 'go-to', at } }] };
  });
  const currentIndex = jumps.findLastIndex(({ at }) => at <= place.at);
  return { title: say('replay.jump'), answers, back: [CLOSE_EFFECT], at: Math.max(0, currentIndex), format };
}

/**
 * The question whose view the replay should show. Everybody may see the open table's view. Before the end of the match,
 * a seat's own view needs the consent of all people in it, who are asked one after the other.
 */
export function viewerDialog({ viewer: now, names, people, isOver, format }: ReplayNow): Dialog<Effect> {
  const consentingPeople = isOver ? [] : people;
  const answers: DialogAnswer<Effect>[] = [
    { words: say('replay.open'), does: [CLOSE_EFFECT, seeEffect('spectator')] },
    ...names.map((_, seat) => ({
      words: say('replay.seat', { seat: { seat } }),
      does: [CLOSE_EFFECT, ...agreementEffects(seat, consentingPeople, format)],
    })),
  ];
  const text = consentingPeople.length === 0 ? {} : { text: say('replay.eyes-unfinished') };
  return {
    title: say('replay.eyes'),
    ...text,
    answers,
    back: [CLOSE_EFFECT],
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
  const dialog: Dialog<Effect> = {
    title: say('replay.agree', { asked: { seat: asked }, seat: { seat } }),
    text: say('replay.agree-text', { seat: { seat } }),
    alarming: true,
    answers: [
      { words: say('replay.no'), does: [CLOSE_EFFECT] },
      { words: say('replay.yes'), does: [CLOSE_EFFECT, ...agreementEffects(seat, others, format)] },
    ],
    back: [CLOSE_EFFECT],
    format,
  };
  return [{ do: 'open', screen: { open: 'ask', ask: dialog } }];
}
