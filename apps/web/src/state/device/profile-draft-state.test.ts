import { aCompleteRecruiter, accountId, aSession } from '@glo/domain/testing/builders';
import { describe, expect, it } from 'vitest';
import { FakeTabMemory } from '../../testing/fakes/fake-tab-memory.ts';
import { aSignedInSession } from '../../testing/session.ts';
import { ProfileDraftState } from './profile-draft-state.ts';

const details = { name: 'Meera Nair', position: 'Lead', phoneNumber: '9820114467', location: 'Pune' };

describe('the draft of the profile form', () => {
  it('survives an expired session and a new sign-in, until it is cleared', () => {
    const session = aSignedInSession();
    const memory = new FakeTabMemory();
    const draft = new ProfileDraftState(memory, session);
    expect(draft.details).toBeNull();
    draft.keep({ ...details, name: 'Meera' }, details);
    draft.keep(details, details);
    session.expire();
    session.start(aSession());
    expect(new ProfileDraftState(memory, session).details).toEqual(details);
    draft.clear();
    expect(draft.details).toBeNull();
  });

  it('is hidden from another account', () => {
    const session = aSignedInSession();
    const draft = new ProfileDraftState(new FakeTabMemory(), session);
    draft.keep(details, details);
    session.start(aSession(aCompleteRecruiter({ accountId: accountId('account-2') })));
    expect(draft.details).toBeNull();
  });

  it.each([null, 'text', {}, { ...details, location: 1 }])('is ignored if damaged: %j', (entry) => {
    const session = aSignedInSession();
    const memory = new FakeTabMemory();
    memory.write('profile', JSON.stringify({ of: session.draftsOf, entries: [entry] }));
    expect(new ProfileDraftState(memory, session).details).toBeNull();
  });
});
