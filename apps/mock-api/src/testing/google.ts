import { developmentGoogle } from '../identity/development-provider.ts';
import type { StandInOptions } from '../stand-in.ts';
import { defaultConfiguration } from '../web/configuration.ts';
import type { Visitor } from './visitor.ts';

/** A stand-in that signs people in with its own provider in place of Google. */
export const withDevelopmentSignIn: StandInOptions = {
  web: { folder: '', configuration: { ...defaultConfiguration, ...developmentGoogle } },
};

/** What the button would bring for this e-mail address. */
export async function aCredentialFor(visitor: Visitor, email: string): Promise<string> {
  const { body } = await visitor.fetch('/__mock/google/credential', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, name: 'Asha Rao' }),
  });
  return (body as { credential: string }).credential;
}
