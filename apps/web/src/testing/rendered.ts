import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { lazyLoads } from '../ui/lazily.tsx';
import '../features/candidate-list/index.ts';
import { ConfigurationContext } from '../state/configuration.ts';
import { configuration } from './fakes/configuration.ts';

// Loads lazy components, because static markup would show their skeletons.
for (const load of lazyLoads) await load();

/** Renders static markup without effects. Activate the presenter first if the view needs it. */
export function markupOf(view: ReactElement): string {
  return renderToStaticMarkup(createElement(ConfigurationContext, { value: configuration }, view));
}

/** Returns the text with one space between elements. */
export function textOf(view: ReactElement): string {
  return markupOf(view)
    .replace(/<\/span><wbr\/><span[^>]*>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
    .trim();
}
