import { testShortcut } from '../shared/shortcut.ts';

testShortcut('scientists', 'scientists-secret-passage');
