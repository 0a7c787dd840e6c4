import { ALIEN_SHEET } from '../../src/games/space-empires/data/solo/alien-sheet.ts';
import { MACHINE_DIFFICULTIES, SCHEDULES } from '../../src/games/space-empires/data/solo/schedules.ts';
import type { LogEvent } from '../../src/kernel/match/events.ts';
import type { Kind } from './kinds.ts';

/** Every row of the tables by which machines and alien empires play. */
export function allRows(): readonly string[] {
  const machines = (['small', 'large'] as const).flatMap(map =>
    MACHINE_DIFFICULTIES.flatMap(difficulty =>
      SCHEDULES[map][difficulty].map(({ phase, strength }, at) =>
        arrival(`solo-machines-${map}`, difficulty, at + 1, `${phase}/${strength}`),
      ),
    ),
  );
  const sheet = ALIEN_SHEET.flatMap((row, at) =>
    (['economy', 'fleet', 'tech', 'defence', 'launch'] as const).flatMap(column =>
      row[column] === null ? [] : [`SE-26.3 row ${at + 1}: ${column}`],
    ),
  );
  const dice = (what: string, most: number): string[] => Array.from({ length: most }, (_, at) => `${what} ${at + 1}`);
  return [
    ...machines,
    ...['fighters', 'mines', 'cloaking', 'large-fleet', 'none'].map(weakness => `SE-25.8 weak to ${weakness}`),
    ...['fighters', 'raiders', 'large-fleet', 'damaged', 'best'].map(why => `SE-25.9 aims: ${why}`),
    ...sheet,
    ...dice('SE-26.6 table: die', 10),
    ...[2, 3, 4, 5, 6].map(level => `SE-26.6 ship size ${level}`),
    'SE-26.5 Movement at a launch',
    'SE-26.5 Raiders launched',
    'SE-26.7 Carriers rolled for',
    'SE-26.7 after Fighters: less 2',
    ...dice('SE-26.7 composition: die', 10),
    ...dice('SE-26.10 defence: die', 10),
  ];
}

/** Counts in `used` the rows that the log of a game names. */
export function countRows(
  { scenario, difficulty }: Kind,
  events: readonly LogEvent[],
  used: Map<string, number>,
): void {
  let phase = 0;
  const use = (row: string): void => void used.set(row, (used.get(row) ?? 0) + 1);
  const map = scenario === 'solo-machines-small' ? 'small' : 'large';
  const of = MACHINE_DIFFICULTIES.find(id => id === difficulty);
  for (const { words } of events) {
    const { key } = words;
    const number = (name: string): number => Number(words.with?.[name] ?? 0);
    const row = ((phase - 1) % 20) + 1;
    const [, column] = /^empire\.economy\.(\w+)$/.exec(key) ?? [];
    const [, weakness] = /^machine\.weakness\.([\w-]+)$/.exec(key) ?? [];
    const [, why] = /^machine\.aims\.([\w-]+)$/.exec(key) ?? [];
    if (key === 'empire.rolls') phase = number('phase') <= 20 ? number('phase') : 19 + ((number('phase') - 19) % 2);
    else if (column !== undefined) use(`SE-26.3 row ${row}: ${column}`);
    else if (weakness !== undefined) use(`SE-25.8 weak to ${weakness}`);
    else if (why !== undefined) use(`SE-25.9 aims: ${why}`);
    else if (key === 'empire.launches') use(`SE-26.3 row ${row}: launch`);
    else if (key === 'empire.roll.table') use(`SE-26.6 table: die ${number('die')}`);
    else if (key === 'empire.roll.movement') use('SE-26.5 Movement at a launch');
    else if (key === 'empire.raiders') use('SE-26.5 Raiders launched');
    else if (key === 'empire.roll.carriers') use('SE-26.7 Carriers rolled for');
    else if (key === 'empire.roll.composition') use(`SE-26.7 composition: die ${number('die')}`);
    else if (key === 'empire.roll.composition-wary') use('SE-26.7 after Fighters: less 2');
    else if (key === 'empire.defences') use(`SE-26.10 defence: die ${number('die')}`);
    else if (key === 'machine.arrives' && of !== undefined) {
      const coming = SCHEDULES[map][of][number('number') - 1];
      if (coming !== undefined)
        use(arrival(scenario, difficulty, number('number'), `${coming.phase}/${coming.strength}`));
    } else if (key === 'empire.bought') {
      const level = JSON.stringify(words.with?.level);
      const [, size] = /ship-size.*?(\d)/.exec(level) ?? [];
      if (size !== undefined) use(`SE-26.6 ship size ${size}`);
    }
  }
}

function arrival(scenario: string, difficulty: string, number: number, row: string): string {
  return `SE-25.3 ${scenario} ${difficulty}, machine ${number}: ${row}`;
}
