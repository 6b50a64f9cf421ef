import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { lazyLoads } from '../ui/lazily.tsx';
import '../features/people/people.ts';
import { type Configuration, ConfigurationContext } from '../state/configuration.ts';

// Loads lazy components, because static markup would show their skeletons.
for (const load of lazyLoads) await load();

export const configuration: Configuration = {
  productName: 'Glo',
  recruiterApi: '/api/recruiter',
  candidateApi: '/api/v1/mobile',
  credentials: 'same-origin',
  sessionEndUrl: '/session/end',
  googleClientId: '',
  googleScript: '',
  supportEmail: 'support@glo.example',
  appStoreUrl: 'https://apps.example/glo',
  playStoreUrl: 'https://play.example/glo',
  mediaHosts: [],
  notificationHeader: null,
};

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
