import { developmentGoogle } from '../identity/development-provider.ts';
import type { MockApiOptions } from '../mock-api.ts';
import { defaultConfiguration } from '../web/configuration.ts';
import type { Visitor } from './visitor.ts';

export const withDevelopmentSignIn: MockApiOptions = {
  web: { folder: '', configuration: { ...defaultConfiguration, ...developmentGoogle } },
};

export async function aCredentialFor(visitor: Visitor, email: string): Promise<string> {
  const { body } = await visitor.post('/__mock/google/credential', { email, name: 'Asha Rao' });
  return (body as { credential: string }).credential;
}
