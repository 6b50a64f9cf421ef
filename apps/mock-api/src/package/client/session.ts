import { type Control, StandInError } from './control.ts';

/** As Playwright's `context.addCookies` takes it. */
export interface Cookie {
  name: string;
  value: string;
  url: string;
}

/** The session of a signed-in recruiter, in one world. */
export interface Session {
  /** The reply of the login. */
  readonly account: { readonly _id: string; readonly verified: boolean; readonly is_form_filled: boolean };
  /** Of the session and its world. */
  readonly headers: Readonly<Record<string, string>>;
  /** The same for a browser. */
  readonly cookies: readonly Cookie[];
  /** A request with this session. */
  fetch(path: string, init?: RequestInit): Promise<Response>;
}

export interface Credentials {
  email: string;
  password: string;
}

/** The recruiter of the seed data. */
export const demoRecruiter: Readonly<Credentials> = { email: 'recruiter@acme.example', password: 'Welcome1!' };

interface Place {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly cookies: readonly Cookie[];
}

/** Throws a `StandInError` with the sentence of a refusal. */
export async function signIn(
  control: Control,
  { url, headers, cookies }: Place,
  credentials: Credentials,
): Promise<Session> {
  const response = await control.fetch('/api/recruiter/user/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(credentials),
  });
  const account = (await response.json().catch(() => ({}))) as Session['account'] & { message?: string };
  const own = response.headers.getSetCookie().map((text) => cookieOf(text, url));
  if (!response.ok || own.length === 0) {
    throw new StandInError(
      `${credentials.email} could not sign in: ${account.message ?? `it answered ${response.status}.`}`,
    );
  }
  const cookie = own.map(({ name, value }) => `${name}=${value}`).join('; ');
  return {
    account,
    headers: { ...headers, cookie },
    cookies: [...cookies, ...own],
    fetch(path, init = {}) {
      const sent = new Headers(init.headers);
      sent.set('cookie', cookie);
      return control.fetch(path, { ...init, headers: sent });
    },
  };
}

function cookieOf(text: string, url: string): Cookie {
  const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(text) ?? [];
  return { name, value, url };
}
