import * as v from 'valibot';
import type { Task } from '../../../kernel/match/play.ts';
import { countShape, seatShape, textShape } from '../../../kernel/match/shapes.ts';
import { same } from '../../../kernel/plain/same.ts';
import { HEX_IDS } from '../data/hexes.ts';
import { MARKERS } from '../data/markers.ts';
import type { Steps } from './steps.ts';

const hex = v.picklist(HEX_IDS);
const side = v.union([seatShape, textShape]);
const handle = countShape;
const nothing = v.strictObject({});
const ofSeat = v.strictObject({ seat: seatShape });
const inHex = v.strictObject({ seat: seatShape, hex });

const plain = <Name extends keyof Steps>(step: Name) => v.strictObject({ step: v.literal(step), args: nothing });
const bySeat = <Name extends keyof Steps>(step: Name) => v.strictObject({ step: v.literal(step), args: ofSeat });
const byHex = <Name extends keyof Steps>(step: Name) => v.strictObject({ step: v.literal(step), args: inHex });

/** One step of the agenda in a save, with the arguments that it takes. */
const taskShape: v.GenericSchema<unknown, Task<Steps>> = v.variant('step', [
  bySeat('set-up.area'),
  bySeat('set-up.extra'),
  bySeat('set-up.world'),
  plain('set-up.place'),
  plain('turn.begin'),
  bySeat('turn.seat'),
  bySeat('turn.refit'),
  bySeat('turn.over'),
  plain('machines.begin'),
  v.strictObject({ step: v.literal('machines.move'), args: v.strictObject({ machine: handle }) }),
  v.strictObject({ step: v.literal('machines.destroy'), args: v.strictObject({ hex }) }),
  plain('turn.end'),
  bySeat('move.choose'),
  v.strictObject({
    step: v.literal('move.where'),
    args: v.strictObject({ seat: seatShape, pieces: v.pipe(v.array(handle), v.maxLength(200)) }),
  }),
  v.strictObject({ step: v.literal('move.split'), args: v.strictObject({ seat: seatShape, piece: handle }) }),
  v.strictObject({ step: v.literal('move.scuttle'), args: v.strictObject({ seat: seatShape, piece: handle }) }),
  plain('move.arrive'),
  plain('move.meet'),
  plain('move.met'),
  v.strictObject({
    step: v.literal('move.pass'),
    args: v.strictObject({ enemies: v.pipe(v.array(side), v.maxLength(8)) }),
  }),
  plain('move.stopped'),
  bySeat('move.over'),
  byHex('move.scanned'),
  byHex('entry.scuttle'),
  v.strictObject({
    step: v.literal('hole.roll'),
    args: v.strictObject({ hex, pieces: v.pipe(v.array(handle), v.maxLength(200)), sling: v.boolean() }),
  }),
  v.strictObject({
    step: v.literal('explore.choose'),
    args: v.strictObject({ seat: seatShape, all: v.exactOptional(v.literal(true)) }),
  }),
  byHex('explore.flip'),
  v.strictObject({
    step: v.literal('explore.effect'),
    args: v.strictObject({ seat: seatShape, hex, marker: v.picklist(MARKERS) }),
  }),
  byHex('explore.back'),
  byHex('explore.shift'),
  byHex('explore.landed'),
  bySeat('combat.choose'),
  byHex('combat.stay'),
  byHex('combat.enemy'),
  v.strictObject({ step: v.literal('combat.avoid'), args: v.strictObject({ hex, enemy: side }) }),
  byHex('combat.over'),
  byHex('combat.settle'),
  v.strictObject({
    step: v.literal('battle.begin'),
    args: v.strictObject({ hex, attacker: side, defender: side, cause: v.picklist(['combat', 'at-once']) }),
  }),
  plain('battle.reveal'),
  v.strictObject({
    step: v.literal('battle.withdraw'),
    args: v.strictObject({ side, known: v.exactOptional(v.literal(true)) }),
  }),
  plain('battle.announce'),
  v.strictObject({ step: v.literal('battle.mines'), args: v.strictObject({ side }) }),
  v.strictObject({ step: v.literal('battle.explode'), args: v.strictObject({ side, left: countShape }) }),
  plain('battle.round'),
  v.strictObject({ step: v.literal('battle.screen'), args: v.strictObject({ side: seatShape }) }),
  v.strictObject({
    step: v.literal('battle.free'),
    args: v.strictObject({ seat: seatShape, piece: handle, to: v.exactOptional(hex) }),
  }),
  plain('battle.bonus'),
  plain('battle.fire'),
  v.strictObject({ step: v.literal('battle.shoot'), args: v.strictObject({ by: handle, target: handle }) }),
  v.strictObject({ step: v.literal('battle.load'), args: v.strictObject({ carrier: handle, to: hex }) }),
  plain('battle.end'),
  byHex('bombard.ask'),
  v.strictObject({ step: v.literal('bombard.shoot'), args: v.strictObject({ seat: seatShape, hex, by: handle }) }),
  plain('economy.begin'),
  v.strictObject({ step: v.literal('economy.wreck'), args: v.strictObject({ seat: seatShape, left: countShape }) }),
  bySeat('economy.grants'),
  plain('economy.sheets'),
  bySeat('economy.write'),
  plain('economy.reveal'),
  bySeat('economy.first'),
  plain('economy.growth'),
  v.strictObject({
    step: v.literal('victory.conquest'),
    args: v.strictObject({ seat: seatShape, loser: seatShape, left: countShape }),
  }),
  plain('solo.machines'),
  v.strictObject({ step: v.literal('solo.machine'), args: v.strictObject({ number: countShape }) }),
  plain('solo.fights'),
  v.strictObject({ step: v.literal('solo.planet'), args: v.strictObject({ number: countShape }) }),
  plain('empires.turn'),
  v.strictObject({
    step: v.literal('empire.fleet'),
    args: v.strictObject({ number: countShape, pieces: v.pipe(v.array(handle), v.maxLength(200)) }),
  }),
  v.strictObject({ step: v.literal('empire.fights'), args: v.strictObject({ number: countShape }) }),
  v.strictObject({ step: v.literal('empire.fight'), args: v.strictObject({ number: countShape, hex }) }),
  v.strictObject({ step: v.literal('empire.meet'), args: v.strictObject({ number: countShape, hex }) }),
  v.strictObject({ step: v.literal('empire.siege'), args: v.strictObject({ number: countShape, hex }) }),
  v.strictObject({
    step: v.literal('empire.economy'),
    args: v.strictObject({ number: countShape, phase: countShape }),
  }),
  v.strictObject({ step: v.literal('empire.defend'), args: v.strictObject({ number: countShape }) }),
  bySeat('concession.give-up'),
]);

const MOST_TASKS = 1000;

/** The agenda of a save. */
export const agendaShape: v.GenericSchema<unknown, Task<Steps>[]> = v.pipe(
  v.array(taskShape),
  v.maxLength(MOST_TASKS),
  v.transform((agenda: Task<Steps>[]) => withFights(agenda)),
);

/**
 * Earlier programs had each machine and each fleet fight as it moved: a turn that was saved amid them lacks the steps
 * of their fights (SE-5.2).
 */
function withFights(agenda: readonly Task<Steps>[]): Task<Steps>[] {
  const fights = (from: number, task: Task<Steps>): boolean =>
    agenda.slice(from).some(({ step, args }) => step === task.step && same(args, task.args));
  return agenda.flatMap((task, at): Task<Steps>[] => {
    const last = (isSame: (other: Task<Steps>) => boolean): boolean => !agenda.slice(at + 1).some(isSame);
    if (task.step === 'solo.machine') {
      const next: Task<Steps> = { step: 'solo.fights', args: {} };
      return last(({ step }) => step === 'solo.machine') && !fights(at, next) ? [task, next] : [task];
    }
    if (task.step !== 'empire.fleet') return [task];
    const { number } = task.args;
    const next: Task<Steps> = { step: 'empire.fights', args: { number } };
    const isLast = last(({ step, args }) => step === 'empire.fleet' && args.number === number);
    return isLast && !fights(at, next) ? [task, next] : [task];
  });
}
