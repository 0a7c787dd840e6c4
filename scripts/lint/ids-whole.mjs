/** What takes a text to pieces, or asks for a piece of it. */
const PIECES =
  /^(at|charAt|charCodeAt|endsWith|indexOf|lastIndexOf|match|matchAll|replace|replaceAll|search|slice|split|startsWith|substring)$/;
const PATTERNS = /^(exec|test)$/;
/** What ids, addresses and kinds of question are called, also as a member: `option.id`. */
const WHOLE = /^(id|kind|ref|subject)$/;

const nameOf = node => {
  if (node?.type === 'Identifier') return node.name;
  return node?.type === 'MemberExpression' && !node.computed ? node.property.name : '';
};

/** Whether it is an id, an address or a kind of question, or the key of a question's words. */
const isWhole = node => WHOLE.test(nameOf(node)) || (nameOf(node) === 'key' && nameOf(node.object) === 'prompt');

/**
 * Boards, players and views take ids, addresses and kinds whole: what an option or a question is about stands
 * in its `subject` and `details`, and an address that names two things is read beside where it is made.
 */
export const idsWhole = {
  meta: {
    type: 'problem',
    docs: { description: 'forbid reading parts of ids' },
    messages: {
      parts: 'Read `subject` and `details`, or the address beside where it is made, not the parts of an id.',
    },
    schema: [],
  },
  create: context => ({
    CallExpression(node) {
      const { callee, arguments: given } = node;
      if (callee.type !== 'MemberExpression' || callee.computed) return;
      const isCut = PIECES.test(callee.property.name) && isWhole(callee.object);
      const isTested = PATTERNS.test(callee.property.name) && isWhole(given[0]);
      if (isCut || isTested) context.report({ node, messageId: 'parts' });
    },
  }),
};
