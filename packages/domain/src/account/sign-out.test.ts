import { describe, expect, it } from 'vitest';
import { failure, type Outcome, success } from '../shared/outcome.ts';
import { aServiceSession } from '../testing/fake-accounts.ts';
import { aSession } from '../testing/builders.ts';
import { FakeSession } from '../testing/onboarding.ts';
import { SignOut } from './sign-out.ts';

describe('signing out', () => {
  it('ends the session here at once and then at the service', async () => {
    const { signOut, session, service } = aSignOut();
    const answer = Promise.withResolvers<Outcome<void>>();
    service.answers.end = answer.promise;
    signOut.run();
    expect([session.current, session.ended, session.isSignOutPending]).toEqual([null, 'by-person', true]);
    expect(service.asked).toEqual([['end']]);
    answer.resolve(success(undefined));
    await signOut.settled;
    expect(session.isSignOutPending).toBe(false);
  });

  it('runs and awaits registered tasks before ending the session at the service', async () => {
    const { signOut, session, service } = aSignOut();
    const done = Promise.withResolvers<void>();
    const wasSignedIn: boolean[] = [];
    signOut.before.add(() => {
      wasSignedIn.push(session.current !== null);
      return done.promise;
    });
    signOut.run();
    expect([wasSignedIn, session.current, service.asked]).toEqual([[true], null, []]);
    done.resolve();
    await new Promise(setImmediate);
    expect(service.asked).toEqual([['end']]);
  });

  it.each([failure('unreachable'), failure('server-error')])(
    'stays pending while the service fails (%o)',
    async (no) => {
      const { signOut, session, service } = aSignOut();
      service.answers.end = no;
      signOut.run();
      await signOut.settled;
      expect(session.isSignOutPending).toBe(true);
      service.answers.end = success(undefined);
      await signOut.notifyService();
      expect([session.isSignOutPending, service.asked.length]).toEqual([false, 2]);
    },
  );

  it('sends one request for concurrent calls, and none without a sign-out', async () => {
    const { signOut, service } = aSignOut();
    await signOut.notifyService();
    expect(service.asked).toEqual([]);
    signOut.run();
    await Promise.all([signOut.notifyService(), signOut.notifyService()]);
    expect(service.asked).toHaveLength(1);
  });

  it('is not sent after a new sign-in', async () => {
    const { signOut, session, service } = aSignOut();
    service.answers.end = failure('unreachable');
    signOut.run();
    await signOut.settled;
    session.start(aSession());
    await signOut.notifyService();
    expect(service.asked).toHaveLength(1);
  });

  it('lets callers wait for the response', async () => {
    const { signOut, service } = aSignOut();
    const answer = Promise.withResolvers<Outcome<void>>();
    service.answers.end = answer.promise;
    signOut.run();
    let hasSettled = false;
    const settled = signOut.settled.then(() => (hasSettled = true));
    await Promise.resolve();
    expect(hasSettled).toBe(false);
    answer.resolve(failure('unreachable'));
    await settled;
    expect(hasSettled).toBe(true);
  });
});

function aSignOut() {
  const session = new FakeSession(aSession());
  const service = aServiceSession();
  return { signOut: new SignOut(session, service), session, service };
}
