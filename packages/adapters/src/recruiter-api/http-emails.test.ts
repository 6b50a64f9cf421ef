import { failure, success } from '@glo/domain/shared/outcome';
import { describe, expect, it } from 'vitest';
import { aService } from '../testing/a-service.ts';
import { HttpEmails } from './http-emails.ts';

const email = { to: 'asha@mail.example', subject: 'Hello', content: 'Shall we talk?', meetingLink: 'meet.example/a' };

describe('e-mails to candidates', () => {
  it('go out with the names of the wire', async () => {
    const { api, sent } = aService({});
    expect(await new HttpEmails(api).send(email)).toEqual(success(undefined));
    expect(sent).toMatchObject([
      {
        url: '/api/recruiter/opportunity/send/email',
        method: 'POST',
        body: {
          email: 'asha@mail.example',
          subject: 'Hello',
          content: 'Shall we talk?',
          link: 'meet.example/a',
        },
      },
    ]);
  });

  it('that were too many say from when on more are taken', async () => {
    const { api } = aService({ message: 'Too many e-mails.' }, 'same-origin', 429);
    const answer = await new HttpEmails(api).send(email);
    expect(answer).toMatchObject({ ok: false, failure: { kind: 'refused', text: 'Too many e-mails.' } });
    expect(!answer.ok && answer.failure.retryAt).toBeInstanceOf(Date);
  });

  it('that are refused say why', async () => {
    const { api } = aService({ message: 'There is no such student.' }, 'same-origin', 404);
    expect(await new HttpEmails(api).send(email)).toEqual(failure('refused', 'There is no such student.'));
  });
});
