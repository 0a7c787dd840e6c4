import { relative } from 'node:path';
import { BaseSequencer } from 'vitest/node';
import type { TestSpecification } from 'vitest/node';
import { LONGEST } from './lanes.ts';

/** The order of vitest, but within each lane the files of `LONGEST` come first. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const laneOf = ({ project }: TestSpecification): string => project.name;
    const placeOf = (file: TestSpecification): number => {
      const place = LONGEST.indexOf(relative(this.ctx.config.root, file.moduleId));
      return place < 0 ? LONGEST.length : place;
    };
    const lanes = [...new Set(sorted.map(laneOf))];
    return lanes.flatMap(lane =>
      sorted.filter(file => laneOf(file) === lane).sort((one, other) => placeOf(one) - placeOf(other)),
    );
  }
}
