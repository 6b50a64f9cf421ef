import { once } from 'node:events';
import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { deleteAccount } from '@glo/adapters/wire/profile';
import { expect, it, vi } from 'vitest';
import { passwordOfAll } from '../testing/people.ts';
import { aSignedInAsha } from '../testing/running.ts';

it('turns away whose account was deleted while their body was on its way', async () => {
  const { url, app, asha, world } = await aSignedInAsha();
  const begun = vi.fn<() => void>();
  app.server.on('request', begun);

  const body = JSON.stringify({ folder_name: 'Interns', recruiter_id: 'asha', student_ids: [] });
  const slow = request(`${url}/api/recruiter/globalShortlist/createfolder`, {
    method: 'POST',
    headers: {
      cookie: `session=${asha.cookies.get('session')}`,
      'content-type': 'application/json',
      'content-length': body.length,
    },
  });
  slow.write(body.slice(0, 10));
  await expect.poll(() => begun.mock.calls.length).toBe(1);
  const { status } = await asha.call(deleteAccount, {
    body: { password: passwordOfAll, recruiterId: 'asha', recruiterDetailsId: '', is_google_signedin: false },
  });
  expect(status).toBe(200);
  slow.end(body.slice(10));

  const [answer] = await once(slow, 'response');
  expect([answer.statusCode, await text(answer)]).toEqual([401, '{"message":"Please sign in."}']);
  expect(world.store.count('folders')).toBe(0);
});
