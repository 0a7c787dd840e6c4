import { clockSetBack, fullDisk, fullFromTheBeginning, readOnlyFolder, removedFolder, twoPrograms } from './cases.ts';
import { CHANGES, changedOutside, copyTaken, DAMAGES, resumedDamaged } from './file-cases.ts';
import { clockSetBackMeanwhile } from './clock.ts';
import { fileLimit, hasLimits } from './file-limit.ts';
import { hasOwnDisks } from './own-disk.ts';
import { hasRights, RIGHTS, withoutRights } from './rights.ts';

// npm run storage: disks that are full or read-only, folders that go, two programs on one save, clocks that are set
// back.

const onDisks = [fullDisk, fullFromTheBeginning, readOnlyFolder, removedFolder];
const anywhere = [
  ...(hasLimits() ? [fileLimit] : []),
  () => twoPrograms('with a copy'),
  () => twoPrograms('all the same'),
  clockSetBack,
  clockSetBackMeanwhile,
  ...(hasRights() ? RIGHTS.map(rights => () => withoutRights(rights)) : []),
  ...CHANGES.map(change => () => changedOutside(change)),
  ...DAMAGES.map(damage => () => resumedDamaged(damage)),
  copyTaken,
];
if (!hasOwnDisks()) console.log('Left out: disks need Linux with user namespaces (unshare -rm).');
console.log('| what happened | what people are told | faults |\n| --- | --- | --- |');
for (const run of [...(hasOwnDisks() ? onDisks : []), ...anywhere]) {
  const { what, told, faults } = await run();
  console.log(`| ${what} | ${told} | ${faults.length} |`);
  for (const fault of faults) console.log(`FAULT ${what}: ${fault}`);
  if (faults.length > 0) process.exitCode = 1;
}
