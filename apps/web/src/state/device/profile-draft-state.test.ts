import { aCompleteRecruiter, accountId, aSession } from '@glo/domain/testing/builders';
import { describe, expect, it } from 'vitest';
import { aSignedInSession } from '../../testing/session.ts';
import { ProfileDraftState } from '../profile-draft-state.ts';

const details = { name: 'Meera Nair', position: 'Lead', phoneNumber: '9820114467', location: 'Pune' };

describe('what was typed into the profile form', () => {
  it('is handed over once to who typed it, also after a new sign-in', () => {
    const session = aSignedInSession();
    const draft = new ProfileDraftState(session);
    expect(draft.take()).toBeNull();
    draft.keep(details);
    session.expire();
    session.begin(aSession());
    expect([draft.take(), draft.take()]).toEqual([details, null]);
  });

  it('is handed to nobody else, and then gone', () => {
    const session = aSignedInSession();
    const draft = new ProfileDraftState(session);
    draft.keep(details);
    session.begin(aSession(aCompleteRecruiter({ accountId: accountId('account-2') })));
    expect(draft.take()).toBeNull();
    session.begin(aSession());
    expect(draft.take()).toBeNull();
  });
});
