// eslint-disable-next-line no-restricted-syntax -- it stands for a file that exports just this
export default function sanitizeAnsi(text: string): string;
