import { testPayingTrap } from '../shared/paying-trap.ts';

testPayingTrap('greys-soul-trap', 3);
