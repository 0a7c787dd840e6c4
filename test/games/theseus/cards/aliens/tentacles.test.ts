import { testWoundingTrap } from '../shared/wounding-trap.ts';

testWoundingTrap('aliens', 'scientists', 'aliens-tentacles');
