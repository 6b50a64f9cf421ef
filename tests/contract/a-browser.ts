import { Api } from '@glo/adapters/http/api';

/** Speaks to a server as a page of its own origin does: with its base addresses, and with the cookies it was given. */
export function aBrowser(url: string) {
  const cookies = new Map<string, string>();
  const signedOut: number[] = [];
  const api = new Api({
    bases: { recruiter: `${url}/api/recruiter`, candidate: `${url}/api/v1/mobile` },
    credentials: 'same-origin',
    onSend: () => () => signedOut.push(1),
    fetch: async (address, init) => {
      const headers = new Headers(init?.headers);
      if (cookies.size > 0) headers.set('cookie', Array.from(cookies, (pair) => pair.join('=')).join('; '));
      const response = await fetch(address, { ...init, headers });
      for (const set of response.headers.getSetCookie()) {
        const [name = '', value = ''] = (set.split(';')[0] ?? '').split('=');
        cookies.set(name, value);
      }
      return response;
    },
  });
  return { api, signedOut };
}
