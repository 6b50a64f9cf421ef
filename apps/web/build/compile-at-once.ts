import type { Plugin } from 'vite';
import { widgetLibrary } from './stands-on-widgets.ts';

/**
 * Asks the browser to compile all of a script while it arrives, beside what else it does (explicit compile hints of V8; a comment
 * to others). Otherwise each function is compiled when it is first called: those of the first script while somebody waits for the
 * screen, those of the widgets with the first key in a field, which would take a sixth longer.
 */
export function compileAtOnce(): Plugin {
  return {
    name: 'compile-at-once',
    apply: 'build',
    generateBundle: {
      // After everybody who writes something at the top: the comment must come first.
      order: 'post',
      handler(_, bundle) {
        const scripts = Object.values(bundle).filter((file) => file.type === 'chunk');
        const hinted = scripts.filter(
          ({ name, moduleIds }) => name === 'first' || moduleIds.some((id) => widgetLibrary.test(id)),
        );
        if (!hinted.some(({ name }) => name === 'first')) throw new Error('The bundle has no first script');
        for (const file of hinted) file.code = `//# allFunctionsCalledOnLoad\n${file.code}`;
      },
    },
  };
}
