import type { Plugin, Rolldown } from 'vite';

const exported = /export\s*\{([^}]*)\};?\s*$/;

/**
 * Writes the bundler's own helpers, a script of some hundred bytes that it always keeps apart, into the first script as well:
 * a round trip less before the page can be used. Scripts that come later ask for theirs as before.
 */
export function wholeFirstScript(): Plugin {
  return {
    name: 'whole-first-script',
    apply: 'build',
    generateBundle: {
      // Before the page is given the list of its scripts.
      order: 'pre',
      handler(_, bundle) {
        const entry = Object.values(bundle).find((file) => file.type === 'chunk' && file.isEntry);
        if (entry?.type !== 'chunk') throw new Error('The bundle has no entry');
        for (const chunk of [entry, ...entry.imports.map((name) => bundle[name])]) {
          if (chunk?.type !== 'chunk') continue;
          const helpers = chunk.imports.map((name) => bundle[name]).find(isHelpers);
          if (helpers === undefined) continue;
          chunk.code = withHelpers(chunk.code, helpers);
          chunk.imports = chunk.imports.filter((name) => name !== helpers.fileName);
        }
      },
    },
  };
}

const isHelpers = (file: Rolldown.OutputChunk | Rolldown.OutputAsset | undefined): file is Rolldown.OutputChunk =>
  file?.type === 'chunk' && file.moduleIds.length === 1 && file.moduleIds[0] === '\0rolldown/runtime.js';

/** `import{a as b}from"./helpers.js"` becomes the helpers themselves, in a scope of their own. */
function withHelpers(code: string, { fileName, code: helpers }: Rolldown.OutputChunk): string {
  const file = fileName.replace('assets/', './');
  const statement = new RegExp(`import\\s*\\{([^}]*)\\}\\s*from\\s*["'\`]${file.replaceAll('.', '\\.')}["'\`];`);
  const wanted = statement.exec(code)?.[1];
  const given = exported.exec(helpers)?.[1];
  if (wanted === undefined || given === undefined) throw new Error('The bundler writes its helpers in another way now');
  const answer = pairs(given)
    .map(([local, name]) => `${name}:${local}`)
    .join();
  const names = pairs(wanted)
    .map(([name, local]) => `${name}:${local}`)
    .join();
  return code.replace(statement, () => `const{${names}}=(()=>{${helpers.replace(exported, `return{${answer}}`)}})();`);
}

/** `a as b,c` as pairs of names; a name that stays is a pair with itself. */
const pairs = (list: string) =>
  list.split(',').map((pair) => {
    const [name = '', other = name] = pair.trim().split(' as ');
    return [name, other] as const;
  });
