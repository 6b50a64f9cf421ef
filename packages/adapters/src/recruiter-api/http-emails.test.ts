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

  it('that are refused say why', async () => {
    const { api } = aService({ message: 'There is no such student.' }, 'same-origin', 404);
    expect(await new HttpEmails(api).send(email)).toEqual(failure('refused', 'There is no such student.'));
  });
});
