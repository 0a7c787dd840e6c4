import { MUTED, span } from '../../../boards/drawing/lines.ts';
import type { Line } from '../../../boards/drawing/lines.ts';
import { labelled, layOut, painterOf, rows } from '../../../boards/document.ts';
import type { Block, Document, Row } from '../../../boards/document.ts';
import { nameOf, seatLabel } from '../../../boards/naming.ts';
import type { PaneContext, PaneSize } from '../../../boards/pane.ts';
import type { BattleSide, RolledDie } from '../state/state.ts';
import { say, shipsWords, spaceLabel, spaceName, tokenName } from '../text/say.ts';
import type { EmperorView } from '../view.ts';

const MIN_BLOCK_WIDTH = 36;

/** The current battle: both sides, their damaged ships, and the dice. */
export const battlePane = painterOf((view: EmperorView, size: PaneSize, context: PaneContext): Document =>
  layOut(size, MIN_BLOCK_WIDTH, () => battleBlocks(view, context)),
);

function battleBlocks(view: EmperorView, context: PaneContext): readonly Block[] {
  const { format } = context;
  const { battle, dice } = view;
  if (battle === null) {
    const looseDice = dice.length === 0 ? [] : [diceRow(context, dice)];
    return [
      {
        title: format(say('board.battle')),
        rows: [...rows([span(format(say('board.no-battle')), MUTED)]), ...looseDice],
      },
    ];
  }
  const { space, round, phase, sides, kind } = battle;
  const title =
    space === null
      ? say('board.battle.final', { round, phase })
      : round === 0
        ? say('board.battle.surprise', { space: spaceName(view, space), phase })
        : say('board.battle.at', { space: spaceName(view, space), round, phase });
  return [
    { title: format(title), rows: [] },
    ...sides.map((side, which): Block => {
      const sideLabel = kind === 'final' ? '' : `, ${format(say(which === 0 ? 'board.attacker' : 'board.defender'))}`;
      return { title: `${nameOf(context, side.seat)}${sideLabel}`, rows: sideRows(view, context, side) };
    }),
  ];
}

function sideRows(view: EmperorView, context: PaneContext, side: BattleSide): Row[] {
  const { format } = context;
  const ownDice = view.dice.filter(die => die.seat === side.seat);
  return [
    { line: seatLabel(context, side.seat), ref: `seat:${side.seat}` },
    ...side.groups.map(({ kind, count, from, onSide }): Row => {
      // A short space label leaves room for the number of damaged ships.
      const battleNotes = [
        ...(from === null ? [] : [format(say('board.from', { space: spaceLabel(from) }))]),
        ...(onSide === 0 ? [] : [format(say('board.on-side', { count: onSide }))]),
      ];
      const line: Line = [
        span(format(shipsWords(kind, count))),
        ...(battleNotes.length === 0 ? [] : [span(`, ${battleNotes.join(', ')}`, MUTED)]),
      ];
      return { line };
    }),
    ...(side.token === null ? [] : rows([span(format(tokenName(side.token)))])),
    ...(side.shields === 'none'
      ? []
      : [labelled(format(say('board.shields')), [span(format(say(`board.shields.${side.shields}`)))])]),
    ...(ownDice.length === 0 ? [] : [diceRow(context, ownDice)]),
  ];
}

/** The dice; hits are bold and marked with a sign. */
function diceRow({ format, glyphs }: PaneContext, dice: readonly RolledDie[]): Row {
  const diceSpans = dice.flatMap(({ face, hitsOn }, place): Line => [
    ...(place === 0 ? [] : [span(' ')]),
    hitsOn > 0 && face >= hitsOn
      ? span(`${face}${glyphs.special}`, { tone: 'danger', bold: true })
      : span(String(face), MUTED),
  ]);
  return labelled(format(say('board.dice')), diceSpans);
}
