import { testPayingTrap } from '../shared/paying-trap.ts';

testPayingTrap('greys-mine', 5);
