import { createElement, type ReactElement } from 'react';

interface Drawing {
  readonly name: string;
  /** The parts of a drawing of 24 by 24. */
  readonly node: readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[];
}

/**
 * Takes the place of the icon library's own component maker (see vite.config.ts), whose sizes, colours, contexts and labels
 * nobody here uses: icons are drawn by the styles around them and say nothing to screen readers. 1.2 kB of the first load.
 */
export default function plainIcon({ name, node }: Drawing): () => ReactElement {
  const attributes = {
    className: `lucide lucide-${name}`,
    viewBox: '0 0 24 24',
    width: 24,
    height: 24,
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: 2,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
    'aria-hidden': true,
  } as const;
  const parts = node.map(([tag, part]) => createElement(tag, part));
  return () => createElement('svg', attributes, ...parts);
}
