import type { Plugin } from 'vite';

const names = /^\w+\.displayName = "[^"]*";$/gm;
const makers = / = (React\d*\.(?:forwardRef|memo|createContext)\()/g;

/**
 * Lets the bundler leave out what the application does not use of the router: its forms, links and data loading stay in
 * only because they are given names for debugging, and because nothing says that making a component does nothing else.
 * 4 kB of the first load; tests/performance weighs it.
 */
export function unusedRouter(): Plugin {
  return {
    name: 'unused-router',
    apply: 'build',
    transform: {
      filter: { id: /node_modules\/react-router\// },
      handler: (code) => ({ code: code.replace(names, '').replace(makers, ' = /* @__PURE__ */ $1'), map: null }),
    },
  };
}
