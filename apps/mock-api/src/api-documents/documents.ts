import type { Call } from '@glo/adapters/wire/call';
import { apiDocument } from './document.ts';
import type { Exchanges } from './exchange.ts';
import recorded from './exchanges.json' with { type: 'json' };

/** The documents as texts, by the names of their files; what was recorded last are their examples, unless told otherwise. */
export function apiDocuments(exchanges: Exchanges = recorded): Readonly<Record<string, string>> {
  const text = (service: Call['service']) => `${JSON.stringify(apiDocument(service, exchanges), null, 2)}\n`;
  return { 'recruiter-api.json': text('recruiter'), 'candidate-service.json': text('candidate') };
}
