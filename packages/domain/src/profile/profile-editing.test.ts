import { beforeEach, describe, expect, it } from 'vitest';
import { type Outcome, failure, success } from '../shared/outcome.ts';
import { aCompleteRecruiter, accountId, aSession } from '../testing/builders.ts';
import { aProfileGateway } from '../testing/profile.ts';
import { FakeSession } from '../testing/onboarding.ts';
import { ProfileEditing } from './profile-editing.ts';

let gateway: ReturnType<typeof aProfileGateway>;
let session: FakeSession;
let editing: ProfileEditing;

const details = {
  name: ' Meera N. ',
  position: 'Head of Hiring ',
  phoneNumber: ' 98201 14468',
  location: ' Goa, India ',
};
const trimmed = { name: 'Meera N.', position: 'Head of Hiring', phoneNumber: '9820114468', location: 'Goa, India' };
const picture = { name: 'me.png', type: 'image/png', size: 1000 };

beforeEach(() => {
  gateway = aProfileGateway();
  session = new FakeSession(aSession());
  editing = new ProfileEditing(gateway, session);
});

describe('editing the profile', () => {
  it('sends trimmed values and updates the session', async () => {
    expect(await editing.update(details)).toEqual(success(undefined));
    expect(gateway.asked).toEqual([['edit', 'account-1', trimmed]]);
    expect(session.current?.recruiter).toEqual({ ...aCompleteRecruiter(), ...trimmed });
  });

  it.each([
    ['profile', { profilePicture: '/uploads/new.png' }],
    ['cover', { coverPicture: '/uploads/new.png' }],
  ] as const)('updates the %s picture in the session', async (kind, shown) => {
    expect(await editing.changePicture(kind, picture)).toEqual(success(undefined));
    expect(gateway.asked).toEqual([['uploadPicture', 'account-1', kind, picture]]);
    expect(session.current?.recruiter).toEqual({ ...aCompleteRecruiter(), ...shown });
  });

  it('keeps the session after a failure', async () => {
    gateway.answers.edit = failure('refused', 'No');
    gateway.answers.uploadPicture = failure('unreachable');
    expect(await editing.update(details)).toEqual(failure('refused', 'No'));
    expect(await editing.changePicture('profile', picture)).toEqual(failure('unreachable'));
    expect(session.current).toEqual(aSession());
  });

  it('keeps both of two concurrent changes', async () => {
    await Promise.all([editing.changePicture('cover', picture), editing.update(details)]);
    expect(session.current?.recruiter).toMatchObject({ ...trimmed, coverPicture: '/uploads/new.png' });
  });

  it.each([
    ['no account', null],
    ['an account without details', { ...aSession(), recruiter: null }],
    ['another account', aSession(aCompleteRecruiter({ accountId: accountId('account-2') }))],
  ])('does not change the session of %s during the request', async (_, then) => {
    const answer = Promise.withResolvers<Outcome<void>>();
    gateway.answers.edit = answer.promise;
    const sent = editing.update(details);
    session.current = then;
    answer.resolve(success(undefined));
    await sent;
    expect(session.current).toEqual(then);
  });

  it('needs a session', async () => {
    session.current = null;
    expect(await editing.update(details)).toEqual(failure('signed-out'));
    expect(await editing.changePicture('cover', picture)).toEqual(failure('signed-out'));
    expect(gateway.asked).toEqual([]);
  });
});
