// eslint-disable-next-line no-restricted-syntax -- it stands for a library that exports just this
export { default } from 'string-width';
