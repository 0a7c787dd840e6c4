import { testGainsUpgrade } from '../shared/gains-upgrade.ts';

testGainsUpgrade('aliens', 'marines', 'aliens-habitat');
