/**
 * Every word that people read comes from a catalogue, a file named `….en.ts` for each language. So no other file of the
 * screens, boards, lessons, rules, saves and commands holds a text that reads like words: letters with a blank beside
 * them, or a capital with small letters after it. Not looked at are
 * - what a fault of the program says to those who mend it: `new Error(…)`, `new RangeError(…)`, `new TypeError(…)`,
 *   `new RuleFault(…)`, and what an error class of its own hands on by `super(…)`;
 * - the name of an error class (`this.name = …`), types, imports and comparisons;
 * - what the file's own line of `allowed` in the configuration names, each with its reason.
 */
export const fromCatalogues = {
  meta: {
    type: 'problem',
    docs: { description: 'require that people read only what a catalogue says' },
    messages: { loose: '{{text}} reads like words: it belongs into a catalogue.' },
    schema: [{ type: 'object', properties: { allowed: { type: 'array', items: { type: 'string' } } } }],
  },
  create(context) {
    const [{ allowed = [] } = {}] = context.options;
    const patterns = allowed.map(pattern => new RegExp(pattern, 'u'));

    const check = (node, text) => {
      if (!readsLikeWords(text) || patterns.some(pattern => pattern.test(text)) || isForProgrammers(node)) return;
      context.report({
        node,
        messageId: 'loose',
        data: { text: JSON.stringify(text.slice(0, 60).replaceAll(HOLE, '${…}')) },
      });
    };
    return {
      Literal: node => {
        if (typeof node.value === 'string') check(node, node.value);
      },
      TemplateLiteral: node => {
        if (node.parent.type !== 'TSLiteralType') check(node, node.quasis.map(({ value }) => value.cooked).join(HOLE));
      },
      JSXText: node => check(node, node.value.trim()),
    };
  },
};

/** Stands for what is filled into a template. */
const HOLE = '\u0000';

function readsLikeWords(text) {
  return /\p{L}[^\u0000]*\s|\s[^\u0000]*\p{L}/u.test(text) || /^[^\p{L}]*\p{Lu}\p{Ll}/u.test(text);
}

const FAULTS = new Set(['Error', 'RangeError', 'TypeError', 'RuleFault']);
const COMPARISONS = new Set(['===', '!==']);

function isForProgrammers(node) {
  const { parent } = node;
  switch (parent.type) {
    case 'ImportDeclaration':
    case 'ImportExpression':
    case 'ExportNamedDeclaration':
    case 'ExportAllDeclaration':
    case 'TSLiteralType':
    case 'SwitchCase':
      return true;
    case 'NewExpression':
      return parent.callee.type === 'Identifier' && FAULTS.has(parent.callee.name);
    case 'CallExpression':
      return parent.callee.type === 'Super';
    case 'BinaryExpression':
      return COMPARISONS.has(parent.operator);
    case 'AssignmentExpression':
      return parent.left.type === 'MemberExpression' && parent.left.property.name === 'name';
    default:
      return false;
  }
}
