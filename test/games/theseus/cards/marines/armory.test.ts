import { testGainsUpgrade } from '../shared/gains-upgrade.ts';

testGainsUpgrade('marines', 'aliens', 'marines-armory');
