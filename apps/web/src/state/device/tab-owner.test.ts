import { aCompleteRecruiter, accountId, aSession } from '@glo/domain/testing/builders';
import { afterEach, describe, expect, it } from 'vitest';
import { FakeTabMemory } from '../../testing/fakes/fake-tab-memory.ts';
import { aSignedInSession } from '../../testing/session.ts';
import { JobDraftState } from '../jobs/job-draft-state.ts';
import { OnboardingDraftState } from './onboarding-draft-state.ts';
import { SessionState } from '../session-state.ts';
import { TabOwner } from './tab-owner.ts';

const stops: (() => void)[] = [];
afterEach(() => stops.splice(0).forEach((stop) => stop()));

describe('tab storage', () => {
  it('is cleared when the session ends', () => {
    const { memory, session } = aTab();
    session.end();
    expect([...memory.kept]).toEqual([['owner', '']]);
  });

  it('stays when the first account of the tab signs in', () => {
    const memory = new FakeTabMemory();
    const session = new SessionState(new OnboardingDraftState(), new JobDraftState());
    stops.push(new TabOwner(memory, session).start());
    memory.write('narrow', 'zoomed');
    session.start(aSession());
    expect(memory.read('narrow')).toBe('zoomed');
  });

  it('stays when the session expires, unless another account signs in', () => {
    const { memory, session } = aTab();
    session.expire();
    session.start(aSession());
    expect(memory.read('emails')).toBe('a draft');
    session.expire();
    expect(memory.read('emails')).toBe('a draft');
    session.start(aSession(aCompleteRecruiter({ accountId: accountId('account-2') })));
    expect(memory.kept.has('emails')).toBe(false);
  });

  it.each([
    ['account-1', true],
    ['account-2', false],
    [null, false],
  ])('on a reload on a device that now belongs to %o stays: %s', (owner, stays) => {
    const { memory } = aTab();
    expect(reloaded(memory, owner).kept.has('emails')).toBe(stays);
  });
});

function aTab() {
  const memory = new FakeTabMemory();
  const session = aSignedInSession();
  stops.push(new TabOwner(memory, session).start());
  memory.write('emails', 'a draft');
  return { memory, session };
}

/** Reloads the tab on a device that now belongs to `owner`. */
function reloaded(memory: FakeTabMemory, owner: string | null): FakeTabMemory {
  const session = new SessionState(new OnboardingDraftState(), new JobDraftState());
  session.restore(null, owner === null ? null : accountId(owner), false);
  stops.push(new TabOwner(memory, session).start());
  return memory;
}
