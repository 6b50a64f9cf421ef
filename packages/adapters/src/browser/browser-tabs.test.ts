import type { Change, Tabs } from '@glo/domain/shared/tabs';
import { FakeTabs } from '@glo/domain/testing/fake-tabs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aStorage, aWindow, refuse } from '../testing/page.ts';
import { BrowserTabs } from './browser-tabs.ts';

let kept: Map<string, string>;
let tab: EventTarget;

beforeEach(() => {
  kept = aStorage('localStorage');
  tab = aWindow();
  vi.stubGlobal('document', { visibilityState: 'visible' });
});

afterEach(() => vi.unstubAllGlobals());

const browsers: Readonly<Record<string, () => readonly [Tabs, Tabs]>> = {
  BrowserTabs: () => [new BrowserTabs(), new BrowserTabs()],
  FakeTabs: () => {
    const one = new FakeTabs();
    return [one, one.another()];
  },
};

describe.each(Object.entries(browsers))('%s', (_, open) => {
  it('runs an action in one of two tabs and tells the other when it finished', async () => {
    const [one, two] = open();
    const act = vi.fn<() => Promise<{ ok: boolean }>>(async () => ({ ok: true }));
    const results = await Promise.all([one.once('email', 0, act), two.once('email', 0, act)]);
    expect(results).toEqual([{ ok: true }, { elsewhere: expect.stringMatching(/^\d{4}-/) }]);
    expect(act).toHaveBeenCalledTimes(1);
  });

  it('runs an action again after a failure in another tab, and for another name', async () => {
    const [one, two] = open();
    await one.once('email', 0, async () => ({ ok: false }));
    expect(await two.once('email', 0, async () => ({ ok: true }))).toEqual({ ok: true });
    expect(await one.once('other email', 0, async () => ({ ok: true }))).toEqual({ ok: true });
  });

  it('runs an action again in the same tab, and in another tab if it finished before the given time', async () => {
    const [one, two] = open();
    const act = async () => ({ ok: true });
    await one.once('email', 0, act);
    expect(await one.once('email', 0, act)).toEqual({ ok: true });
    expect(await two.once('email', Date.now() + 1, act)).toEqual({ ok: true });
  });

  it('gives a claim to one tab at a time', async () => {
    const [one, two] = open();
    const { promise, resolve } = Promise.withResolvers<void>();
    const running = one.claim('run', () => promise);
    const act = vi.fn<() => Promise<void>>(async () => undefined);
    expect(await two.claim('run', act)).toBe(false);
    let isReleased = false;
    const waiting = two.released('run').then(() => (isReleased = true));
    expect([act.mock.calls.length, isReleased, await two.isClaimed('run')]).toEqual([0, false, true]);
    resolve();
    expect(await running).toBe(true);
    await waiting;
    expect(await two.isClaimed('run')).toBe(false);
    expect(await two.claim('run', act)).toBe(true);
  });

  it('rethrows an exception of the action and releases the claim', async () => {
    const [one, two] = open();
    const fail = () => Promise.reject(new Error('A bug'));
    await expect(one.claim('run', fail)).rejects.toThrow('A bug');
    expect(await two.claim('run', async () => undefined)).toBe(true);
  });

  it('tells other tabs of a change until they unsubscribe', async () => {
    const [one, two] = open();
    const heard: (readonly [string, Change])[] = [];
    one.subscribe((change) => heard.push(['one', change]));
    const stop = two.subscribe((change) => heard.push(['two', change]));
    const change: Change = { about: 'job', id: 'job-1' };
    one.announce(change);
    await vi.waitFor(() => expect(heard).toEqual([['two', change]]));
    stop();
    one.announce(change);
    two.announce({ about: 'folders', id: '' });
    await vi.waitFor(() => expect(heard[1]).toEqual(['one', { about: 'folders', id: '' }]));
    expect(heard).toHaveLength(2);
  });
});

describe('the tabs of a browser', () => {
  it('send only the last of many changes with the same key', async () => {
    const [one, two] = [new BrowserTabs(), new BrowserTabs()];
    const heard: Change[] = [];
    two.subscribe((change) => heard.push(change));
    for (const value of [1, 2, 3]) one.announce({ about: 'mailing', id: 'm', value });
    await vi.waitFor(() => expect(heard).toEqual([{ about: 'mailing', id: 'm', value: 3 }]));
  });

  it('send the last change of each tab, because one may know less', async () => {
    const [one, two, three] = [new BrowserTabs(), new BrowserTabs(), new BrowserTabs()];
    const heard: unknown[] = [];
    three.subscribe(({ value }) => heard.push(value));
    one.announce({ about: 'mailing', id: 'm', value: 'all sent' });
    two.announce({ about: 'mailing', id: 'm', value: 'two sent' });
    await vi.waitFor(() => expect(heard).toEqual(['all sent', 'two sent']));
  });

  it.each([
    ['a page that was loaded', 'visible', 'pageshow', false],
    ['a page that is still hidden', 'hidden', 'visibilitychange', undefined],
  ])('do not take %s for a return', async (_, visibilityState, event, persisted) => {
    const tabs = new BrowserTabs();
    const heard: Change[] = [];
    tabs.subscribe((change) => heard.push(change));
    vi.stubGlobal('document', { visibilityState });
    tab.dispatchEvent(Object.assign(new Event(event), { persisted }));
    new BrowserTabs().announce({ about: 'folders', id: '' });
    await vi.waitFor(() => expect(heard).toEqual([{ about: 'folders', id: '' }]));
  });

  it('report when the tab becomes visible again', async () => {
    const heard: Change[] = [];
    new BrowserTabs().subscribe((change) => heard.push(change));
    tab.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    tab.dispatchEvent(new Event('visibilitychange'));
    tab.dispatchEvent(new Event('focus'));
    await vi.waitFor(() => expect(heard).toEqual([{ about: 'return', id: '' }]));
  });

  it('keep hashes and times for 30 days', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-01T00:00:00.000Z') });
    const tabs = new BrowserTabs();
    await tabs.once('a secret', 0, async () => ({ ok: true }));
    expect(kept.get('tabs')).not.toContain('secret');
    vi.setSystemTime(new Date('2026-12-02T00:00:00.000Z'));
    await tabs.once('another secret', 0, async () => ({ ok: true }));
    expect(JSON.parse(kept.get('tabs') ?? '')).toHaveLength(1);
    vi.useRealTimers();
  });

  it.each(['nonsense', 'null', '{}', '[null,{"id":1}]'])('ignore damaged stored content: %s', async (content) => {
    kept.set('tabs', content);
    expect(await new BrowserTabs().once('email', 0, async () => ({ ok: true }))).toEqual({ ok: true });
  });
});

describe('a browser that refuses locks, channels and storage', () => {
  it.each([
    ['refuses them', { locks: { request: async () => refuse(), query: async () => refuse() } }],
    ['has no locks', {}],
  ])('leaves each tab on its own if it %s', async (_, navigator) => {
    vi.stubGlobal('navigator', navigator);
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
    vi.stubGlobal('BroadcastChannel', refuse);
    const tabs = new BrowserTabs();
    tabs.subscribe(refuse)();
    tabs.announce({ about: 'folders', id: '' });
    expect(await tabs.once('email', 0, async () => ({ ok: true }))).toEqual({ ok: true });
    expect(await tabs.claim('run', async () => undefined)).toBe(true);
    await tabs.released('run');
    expect(await tabs.isClaimed('run')).toBe(false);
  });
});
