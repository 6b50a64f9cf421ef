import { type ESTree, parseSync, type Plugin } from 'vite';

const ofRequests = new Set(['params', 'query', 'body']);

/**
 * Leaves what requests may hold out of the browser's copy of the wire contract. There the types have said it already, and
 * the service checks it; only replies are checked while the application runs. 2 kB of the first load.
 */
export function repliesOnly(): Plugin {
  return {
    name: 'replies-only',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/adapters\/src\/wire\/[\w-]+\.ts$/ },
      handler: (code, id) => ({ code: without(code, requestParts(parseSync(id, code).program)), map: null }),
    },
  };
}

type Range = readonly [start: number, end: number];

/** Where in a module its calls say what a request holds. */
function requestParts({ body }: ESTree.Program): readonly Range[] {
  return body.flatMap((statement) => {
    if (statement.type !== 'ExportNamedDeclaration' || statement.declaration?.type !== 'VariableDeclaration') return [];
    return statement.declaration.declarations.flatMap(({ init }) => {
      if (init?.type !== 'CallExpression' || init.callee.type !== 'Identifier') return [];
      const [call] = init.arguments;
      if (!/^(recruiter|candidate)Call$/.test(init.callee.name) || call?.type !== 'ObjectExpression') return [];
      return call.properties.flatMap((property, at): Range[] => {
        if (property.type !== 'Property' || property.key.type !== 'Identifier') return [];
        if (!ofRequests.has(property.key.name)) return [];
        return [[property.start, call.properties[at + 1]?.start ?? property.end]];
      });
    });
  });
}

const without = (code: string, ranges: readonly Range[]) =>
  ranges.toReversed().reduce((rest, [start, end]) => rest.slice(0, start) + rest.slice(end), code);
