import { Api } from '../http/api.ts';

/** A fake service that records its requests. `body` is the reply, or a function of the URL. */
export function aService(body: unknown, credentials: 'same-origin' | 'include' = 'same-origin', status = 200) {
  const sent: { url: string; method: string | undefined; body: unknown; init: RequestInit | undefined }[] = [];
  const api = new Api({
    bases: { recruiter: '/api/recruiter', candidate: '/api/v1/mobile' },
    credentials,
    onSend: () => () => {},
    fetch: async (url, init) => {
      const text = init?.body;
      const address = url instanceof Request ? url.url : url.toString();
      sent.push({
        url: address,
        method: init?.method,
        body: typeof text === 'string' ? JSON.parse(text) : undefined,
        init,
      });
      return Response.json(typeof body === 'function' ? body(address) : body, { status });
    },
  });
  return { api, sent };
}
