import { aCompleteDraft, aCompleteRecruiter, accountId, aSession } from '@glo/domain/testing/builders';
import { aFinishedOnboardingDraft } from '@glo/domain/testing/onboarding';
import { emptyJobDraft } from '@glo/domain/jobs/job-draft';
import { emptyOnboardingDraft } from '@glo/domain/onboarding/onboarding-draft';
import { beforeEach, describe, expect, it } from 'vitest';
import { JobDraftState } from './jobs/job-draft-state.ts';
import { OnboardingDraftState } from './device/onboarding-draft-state.ts';
import { SessionState } from './session-state.ts';

const mine = aSession();
const otherSession = aSession(aCompleteRecruiter({ accountId: accountId('account-2') }));

let onboarding: OnboardingDraftState;
let job: JobDraftState;
let session: SessionState;

beforeEach(() => {
  onboarding = new OnboardingDraftState();
  job = new JobDraftState();
  session = new SessionState(onboarding, job);
  session.start(mine);
  job.update(aCompleteDraft());
  onboarding.update(aFinishedOnboardingDraft());
});

const drafts = () => ({ job: job.draft, onboarding: onboarding.draft, dated: job.changedAt !== null });
const kept = { job: aCompleteDraft(), onboarding: aFinishedOnboardingDraft(), dated: true };
const gone = { job: emptyJobDraft, onboarding: emptyOnboardingDraft, dated: false };

describe('the session', () => {
  it('keeps the drafts when it is updated', () => {
    session.start({ ...mine, recruiter: null });
    expect(drafts()).toEqual(kept);
  });

  it('drops the drafts on sign-out, and stays signed out when it expires', () => {
    session.end();
    session.expire();
    expect(session.current).toBeNull();
    expect([session.ended, session.email]).toEqual(['by-person', null]);
    expect(drafts()).toEqual(gone);
  });

  it('keeps the drafts when it expires, unless another account signs in', () => {
    session.expire();
    expect(session.current).toBeNull();
    expect([session.ended, session.email]).toEqual(['by-service', mine.email]);
    expect(drafts()).toEqual(kept);
    session.start(mine);
    expect([session.ended, session.email]).toEqual([null, null]);
    expect(drafts()).toEqual(kept);
    session.expire();
    session.start(otherSession);
    expect(drafts()).toEqual(gone);
  });

  it('ignores a 401 to a request that was sent before it began', () => {
    const earlier = session.watch();
    session.expire();
    session.start(mine);
    earlier();
    expect(session.current).toEqual(mine);
    session.watch()();
    expect(session.ended).toBe('by-service');
  });

  it('has a pending sign-out until the service knows it or a new session starts', () => {
    expect(new SessionState(onboarding, job).isSignOutPending).toBe(false);
    session.end('account-deleted');
    expect(session.isSignOutPending).toBe(false);
    session.start(mine);
    session.end();
    expect(session.isSignOutPending).toBe(true);
    session.clearPendingSignOut();
    expect(session.isSignOutPending).toBe(false);
    session.setSignOutPending(true);
    session.start(mine);
    expect(session.isSignOutPending).toBe(false);
  });

  it('expires on a 401 to a request that was sent before it was updated or restored', () => {
    const earlier = session.watch();
    session.start({ ...mine, recruiter: null });
    session.restore(mine, mine.accountId, false);
    earlier();
    expect(session.ended).toBe('by-service');
  });

  it('ignores a 401 to a request that was sent before it was restored from an expired state', () => {
    session.expire();
    const earlier = session.watch();
    session.restore(mine, mine.accountId, true);
    earlier();
    expect([session.current, session.draftsOf, session.isSignOutPending]).toEqual([mine, mine.accountId, true]);
    expect(session.email).toBeNull();
  });
});
