import { testWoundingTrap } from '../shared/wounding-trap.ts';

testWoundingTrap('marines', 'aliens', 'marines-mine');
