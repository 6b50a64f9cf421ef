import type { ClientStorage } from '@glo/domain/client-storage/client-storage';
import { aCompleteDraft, aCompleteRecruiter, accountId, aSession } from '@glo/domain/testing/builders';
import { configure } from 'mobx';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { FakeDevice } from '../../testing/fakes/fake-device.ts';
import { FakeTabMemory } from '../../testing/fakes/fake-tab-memory.ts';
import { aRoot } from '../../testing/roots.ts';
import { JobDraftState } from '../jobs/job-draft-state.ts';
import { OnboardingDraftState } from './onboarding-draft-state.ts';
import { readRoot } from './root-schema.ts';
import { SavedRoot } from './saved-root.ts';
import { SessionState } from '../session-state.ts';

configure({ enforceActions: 'observed' });

const otherSession = aSession(aCompleteRecruiter({ accountId: accountId('account-2') }));
const stops: (() => void)[] = [];

afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

/** A tab that restores, saves and follows the others. */
async function aTab(storage: ClientStorage, memory = new FakeTabMemory()) {
  const onboarding = new OnboardingDraftState();
  const job = new JobDraftState();
  const session = new SessionState(onboarding, job);
  const start = new SavedRoot(storage, memory, session, onboarding, job).start();
  stops.push(await start);
  return { session, onboarding, job };
}

const aStorageThatReads = (reading: Promise<string | null>): ClientStorage => ({
  read: () => reading,
  write: () => {},
  onChangeElsewhere: () => () => {},
});

/** Reloads the tab on a copy of the device. */
const reloaded = (device: FakeDevice) => aTab(new FakeDevice(device.text).tab());

describe('the stored state', () => {
  it('survives a reload', async () => {
    const device = new FakeDevice();
    const tab = await aTab(device.tab());
    tab.session.start(aSession());
    tab.job.update({ title: 'Data Analyst' });
    tab.onboarding.update({ name: 'Meera' });
    const again = await reloaded(device);
    expect(again.session.current).toEqual(aSession());
    expect(again.job.draft.title).toBe('Data Analyst');
    expect(again.job.changedAt).toBe(tab.job.changedAt);
    expect(again.onboarding.draft.name).toBe('Meera');
    expect(JSON.parse(device.text ?? '')).toEqual(readRoot(device.text));
  });

  it('survives a reload of the tab if the device is full, until another tab writes', async () => {
    const device = new FakeDevice();
    device.isFull = true;
    const memory = new FakeTabMemory();
    const tab = await aTab(device.tab(), memory);
    tab.session.start(aSession());
    await vi.waitFor(() => expect(memory.read('root')).not.toBeNull());
    expect((await aTab(device.tab(), memory)).session.current).toEqual(aSession());

    device.isFull = false;
    (await aTab(device.tab())).session.start(otherSession);
    await vi.waitFor(() => expect(memory.read('root')).toBe(''));
    expect((await aTab(device.tab(), memory)).session.current).toEqual(otherSession);
  });

  it('is replaced if it is damaged', async () => {
    const device = new FakeDevice('{"version":2');
    const tab = await aTab(device.tab());
    expect([tab.session.current, tab.job.changedAt]).toEqual([null, null]);
    tab.session.start(aSession());
    expect((await reloaded(device)).session.current).toEqual(aSession());
  });

  it('starts empty if reading fails', async () => {
    const tab = await aTab(aStorageThatReads(Promise.reject(new Error('forbidden'))));
    expect(tab.session.current).toBeNull();
  });

  it('starts empty if reading takes 5000 ms', async () => {
    vi.useFakeTimers();
    const { promise: late, resolve: answer } = Promise.withResolvers<string | null>();
    let started = false;
    const tab = aTab(aStorageThatReads(late)).finally(() => {
      started = true;
    });
    await vi.advanceTimersByTimeAsync(4999);
    expect(started).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(started).toBe(true);
    answer(JSON.stringify(aRoot()));
    await vi.advanceTimersByTimeAsync(1);
    expect((await tab).session.current).toBeNull();
  });

  it('remembers a sign-out until the service knows it', async () => {
    const device = new FakeDevice();
    const tab = await aTab(device.tab());
    tab.session.start(aSession());
    tab.session.end();
    expect((await reloaded(device)).session.isSignOutPending).toBe(true);
    tab.session.clearPendingSignOut();
    expect((await reloaded(device)).session.isSignOutPending).toBe(false);
  });
});

describe('another tab', () => {
  async function twoTabs() {
    const device = new FakeDevice();
    const [here, there] = [await aTab(device.tab()), await aTab(device.tab())];
    there.session.start(aSession());
    await new Promise(setImmediate);
    /** Makes a change in one tab and lets the others follow. */
    const synced = async (change: () => void) => {
      change();
      await new Promise(setImmediate);
    };
    return { device, here, there, synced };
  }

  it('signs out this tab and clears its drafts', async () => {
    const { here, there, synced } = await twoTabs();
    await synced(() => here.job.update({ title: 'Data Analyst' }));
    await synced(() => there.session.end());
    expect([here.session.current, here.session.ended, here.job.draft.title]).toEqual([null, 'by-person', '']);
    expect(here.session.isSignOutPending).toBe(true);
    await synced(() => there.session.clearPendingSignOut());
    expect(here.session.isSignOutPending).toBe(false);
  });

  it('clears the drafts of an expired session when it signs out', async () => {
    const { here, there, synced } = await twoTabs();
    here.job.update({ title: 'Data Analyst' });
    await synced(() => here.session.expire());
    there.session.start(aSession());
    await synced(() => there.session.end());
    expect([here.session.draftsOf, here.job.draft.title]).toEqual([null, '']);
  });

  it('expires the session of this tab, which keeps its drafts', async () => {
    const { here, there, synced } = await twoTabs();
    await synced(() => here.job.update({ title: 'Data Analyst' }));
    await synced(() => there.session.expire());
    expect([here.session.current, here.session.ended]).toEqual([null, 'by-service']);
    expect(here.job.draft.title).toBe('Data Analyst');
  });

  it('changes the session of this tab, which does not overwrite it', async () => {
    const { here, there, synced } = await twoTabs();
    const renamed = aSession(aCompleteRecruiter({ name: 'Meera Iyer' }));
    for (const change of [aSession(null), aSession(), renamed]) {
      await synced(() => there.session.start(change));
      expect(here.session.current).toEqual(change);
    }
    await synced(() => here.job.update({ title: 'Analyst' }));
    expect([here, there].map(({ session }) => session.current)).toEqual([renamed, renamed]);
    await synced(() => there.session.end());
    await synced(() => there.session.start(otherSession));
    expect(here.session.current).toEqual(otherSession);
  });

  it('signs out this tab by clearing the browser’s data', async () => {
    const { device, here, synced } = await twoTabs();
    await synced(() => device.changeFromOutside(null));
    expect(here.session.current).toBeNull();
  });

  it('changes nothing by clearing the data while signed out', async () => {
    const device = new FakeDevice('{}');
    const here = await aTab(device.tab());
    device.changeFromOutside(null);
    await new Promise(setImmediate);
    expect(here.session.ended).toBeNull();
  });

  it('is followed without writing, because it may be typing', async () => {
    const { device, here, synced } = await twoTabs();
    await synced(() => here.job.update({ title: 'Data Analyst' }));
    const theirs = JSON.stringify(
      aRoot({
        auth: { session: otherSession, draftsOf: otherSession.accountId, owesEnd: false },
        job: { draft: aCompleteDraft(), changedAt: '2026-11-03T09:00:00.000Z' },
      }),
    );
    await synced(() => device.changeFromOutside(theirs));
    expect([here.session.current, device.text]).toEqual([otherSession, theirs]);
  });

  it('keeps the stored drafts of this tab', async () => {
    const { device, here, there, synced } = await twoTabs();
    await synced(() => here.job.update({ title: 'Data Analyst' }));
    await synced(() => here.session.expire());
    expect(there.session.current).toBeNull();
    await synced(() => here.session.start(aSession()));
    expect(there.session.current).toEqual(aSession());
    await synced(() => there.onboarding.update({ name: 'Meera' }));
    const again = await reloaded(device);
    expect([again.job.draft.title, again.onboarding.draft.name]).toEqual(['Data Analyst', 'Meera']);
  });

  it('is not followed after the clean-up', async () => {
    const { device, here, synced } = await twoTabs();
    for (const stop of stops.splice(0)) stop();
    const before = device.text;
    here.job.update({ title: 'Data Analyst' });
    expect(device.text).toBe(before);
    await synced(() => device.changeFromOutside(null));
    expect(here.session.current).toEqual(aSession());
  });

  it('clears the drafts when it signs in with another account', async () => {
    const { device, here, there, synced } = await twoTabs();
    await synced(() => here.job.update({ title: 'Data Analyst' }));
    await synced(() => here.onboarding.update({ name: 'Meera' }));
    await synced(() => here.session.expire());
    await synced(() => there.session.start(otherSession));
    const again = await reloaded(device);
    expect(again.session.current).toEqual(otherSession);
    expect([again.job.draft.title, again.onboarding.draft.name, here.job.draft.title]).toEqual(['', '', '']);
  });
});
