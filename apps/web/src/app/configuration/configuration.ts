import type { ServiceIdentifier } from 'inversify';
import * as z from 'zod/mini';
import type { Configuration } from '../../state/configuration.ts';

export const configurationToken: ServiceIdentifier<Configuration> = Symbol('configuration');

const text = (fallback: string) => z._default(z.string(), fallback);

const schema = z.object({
  productName: text('Glo'),
  recruiterApi: text('/api/recruiter'),
  candidateApi: text('/api/v1/mobile'),
  credentials: z._default(z.enum(['same-origin', 'include']), 'same-origin'),
  sessionEndUrl: text(''),
  googleClientId: text(''),
  googleScript: text(''),
  supportEmail: text(''),
  appStoreUrl: text(''),
  playStoreUrl: text(''),
  mediaHosts: z._default(z.array(z.string()), []),
  notificationHeader: z._default(z.nullable(z.object({ name: z.string(), value: z.string() })), null),
});

export function readConfiguration(document: Document): Configuration {
  return z.parse(schema, JSON.parse(document.getElementById('configuration')?.textContent || '{}'));
}
