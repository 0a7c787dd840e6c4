/**
 * A rule of a game is a generator: called without `yield*` it does nothing, and the compiler is silent about it.
 * So every call that gives a generator must stand behind `yield*`, be iterated over, or be handed back by a function
 * that is itself known to give a generator (such as `respond` of a window).
 */
export const yieldStar = {
  meta: {
    type: 'problem',
    docs: { description: 'require `yield*` before the call of a rule' },
    messages: {
      missing: 'This calls a rule without `yield*`: it would do nothing.',
      dropped: 'Nobody runs the rule that this callback gives back.',
    },
    schema: [],
  },
  create(context) {
    const { parserServices: services } = context.sourceCode;
    if (!services?.program) throw new Error('orrery/yield-star needs type information');
    const checker = services.program.getTypeChecker();

    const isGenerator = type =>
      type.isUnion() ? type.types.some(isGenerator) : type.getSymbol()?.getName() === 'Generator';

    /** Whether what `fn` returns is known to be a rule where it ends up. */
    const keepsRule = fn => {
      const node = services.esTreeNodeToTSNodeMap.get(fn);
      if (fn.returnType) return isGenerator(checker.getTypeFromTypeNode(node.type));
      if (fn.type === 'FunctionDeclaration') return true;
      const wanted = checker.getContextualType(node);
      if (wanted === undefined) return true;
      return checker
        .getSignaturesOfType(checker.getNonNullableType(wanted), 0)
        .some(({ declaration }) => declaration?.type && isGenerator(checker.getTypeFromTypeNode(declaration.type)));
    };

    const enclosingFunction = node => {
      let at = node.parent;
      while (at && !/Function/.test(at.type)) at = at.parent;
      return at;
    };

    /** Why the value of `node` is not run, or `null` when it is. */
    const fault = node => {
      const { parent } = node;
      switch (parent.type) {
        case 'YieldExpression':
          return parent.delegate ? null : 'missing';
        case 'ForOfStatement':
          return parent.right === node ? null : 'missing';
        case 'SpreadElement':
          return null;
        case 'ConditionalExpression':
          return parent.test === node ? 'missing' : fault(parent);
        case 'LogicalExpression':
        case 'ChainExpression':
        case 'TSNonNullExpression':
        case 'TSAsExpression':
        case 'TSSatisfiesExpression':
          return fault(parent);
        case 'ArrowFunctionExpression':
          return parent.body !== node ? 'missing' : keepsRule(parent) ? null : 'dropped';
        case 'ReturnStatement': {
          const fn = enclosingFunction(parent);
          if (!fn || fn.generator) return 'missing';
          return keepsRule(fn) ? null : 'dropped';
        }
        default:
          return 'missing';
      }
    };

    return {
      CallExpression(node) {
        if (!isGenerator(services.getTypeAtLocation(node))) return;
        const messageId = fault(node);
        if (messageId !== null) context.report({ node, messageId });
      },
    };
  },
};
