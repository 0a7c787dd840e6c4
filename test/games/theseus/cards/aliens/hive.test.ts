import { testWoundingTrap } from '../shared/wounding-trap.ts';

testWoundingTrap('aliens', 'marines', 'aliens-hive');
