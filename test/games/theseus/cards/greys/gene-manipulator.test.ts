import { testGainsUpgrade } from '../shared/gains-upgrade.ts';

testGainsUpgrade('greys', 'marines', 'greys-gene-manipulator');
