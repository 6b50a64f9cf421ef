import type { Plugin } from 'vite';

/**
 * Asks the browser to compile all of the first script while it still arrives, beside what else it does (explicit compile hints of
 * V8; a comment to others). Otherwise each function is compiled when it is first called, while somebody waits for the screen.
 */
export function compileAtOnce(): Plugin {
  return {
    name: 'compile-at-once',
    apply: 'build',
    generateBundle: {
      // After everybody who writes something at the top: the comment must come first.
      order: 'post',
      handler(_, bundle) {
        const first = Object.values(bundle).find((file) => file.type === 'chunk' && file.name === 'first');
        if (first?.type !== 'chunk') throw new Error('The bundle has no first script');
        first.code = `//# allFunctionsCalledOnLoad\n${first.code}`;
      },
    },
  };
}
