import * as z from 'zod/mini';
import { describe, expect, it, vi } from 'vitest';
import { recruiterCall } from '../wire/call.ts';
import { Api } from './api.ts';

const readJob = recruiterCall({
  method: 'GET',
  path: '/job/:jobId',
  params: z.object({ jobId: z.string() }),
  reply: z.looseObject({ title: z.string() }),
});

const readPeople = recruiterCall({
  method: 'POST',
  path: '/people',
  body: z.object({ ids: z.array(z.string()) }),
  reply: z.looseObject({ title: z.string() }),
});

const inputOf = (jobId: string) => ({ params: { jobId } });

describe('a call sent ahead', () => {
  it('gives its answer to the next request of the same call, and to no other', async () => {
    const { api, fetched } = anApi();
    void api.sendAhead(readJob, inputOf('a'));
    expect(fetched).toHaveBeenCalledOnce();
    await expect(api.send(readJob, inputOf('b'))).resolves.toMatchObject({ value: { title: 'reply 2' } });
    await expect(api.send(readJob, inputOf('a'))).resolves.toMatchObject({ value: { title: 'reply 1' } });
    await expect(api.send(readJob, inputOf('a'))).resolves.toMatchObject({ value: { title: 'reply 3' } });
  });

  it('gives its answer to no POST with another body', async () => {
    const { api } = anApi();
    await api.sendAhead(readPeople, { body: { ids: ['a'] } });
    await expect(api.send(readPeople, { body: { ids: ['b'] } })).resolves.toMatchObject({
      value: { title: 'reply 2' },
    });
    await expect(api.send(readPeople, { body: { ids: ['a'] } })).resolves.toMatchObject({
      value: { title: 'reply 1' },
    });
  });

  it('that has failed is sent again', async () => {
    const { api, fetched } = anApi(new Response('{}', { status: 401 }));
    await api.sendAhead(readJob, inputOf('a'));
    await expect(api.send(readJob, inputOf('a'))).resolves.toMatchObject({ ok: true });
    expect(fetched).toHaveBeenCalledTimes(2);
  });

  it('that is refused ends the session once', async () => {
    const { api, signedOut } = anApi(new Response('{}', { status: 401 }));
    void api.sendAhead(readJob, inputOf('a'));
    await expect(api.send(readJob, inputOf('a'))).resolves.toMatchObject({ failure: { kind: 'signed-out' } });
    expect(signedOut).toHaveBeenCalledOnce();
  });

  it('is not given to the next session', async () => {
    const { api } = anApi();
    void api.sendAhead(readJob, inputOf('a'));
    api.forgetAhead();
    await expect(api.send(readJob, inputOf('a'))).resolves.toMatchObject({ value: { title: 'reply 2' } });
  });

  it.each(['.', '..'])('is not sent with the id %o, because its address would be another one', (jobId) => {
    const { api, fetched } = anApi();
    void api.sendAhead(readJob, inputOf(jobId));
    expect(fetched).not.toHaveBeenCalled();
  });
});

/** Answers with `reply 1`, `reply 2` and so on after `first`. */
function anApi(...first: Response[]) {
  let count = 0;
  const fetched = vi.fn<typeof fetch>(() => {
    count += 1;
    return Promise.resolve(first.shift() ?? new Response(JSON.stringify({ title: `reply ${count}` })));
  });
  const signedOut = vi.fn<() => void>();
  const bases = { recruiter: '/api/recruiter', candidate: '/api/v1/mobile' };
  return {
    api: new Api({ bases, credentials: 'same-origin', onSend: () => signedOut, fetch: fetched }),
    fetched,
    signedOut,
  };
}
