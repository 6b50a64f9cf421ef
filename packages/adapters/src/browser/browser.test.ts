import { afterEach, describe, expect, it, vi } from 'vitest';
import { aStorage, aWindow, refuse } from '../testing/page.ts';
import { BrowserClipboard } from './browser-clipboard.ts';
import { LocalClientStorage, SessionTabMemory } from './web-storage.ts';

afterEach(() => vi.unstubAllGlobals());

describe('local storage', () => {
  it('stores one text under one key', async () => {
    const kept = aStorage('localStorage');
    const storage = new LocalClientStorage('root');
    expect(await storage.read()).toBeNull();
    storage.write('{}');
    expect([...kept]).toEqual([['root', '{}']]);
    expect(await storage.read()).toBe('{}');
  });

  it('ignores errors of the storage', async () => {
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
    const storage = new LocalClientStorage('root');
    expect(() => storage.write('{}')).not.toThrow();
    expect(await storage.read()).toBeNull();
  });

  it('reports changes to its key by other tabs, and clearing of the storage', () => {
    const tab = aWindow();
    const heard: (string | null)[] = [];
    const stop = new LocalClientStorage('root').onChangeElsewhere((text) => heard.push(text));
    const change = (key: string | null, newValue: string | null) =>
      tab.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }));
    change('other', 'x');
    change('root', '{}');
    change(null, null);
    stop();
    change('root', 'late');
    expect(heard).toEqual(['{}', null]);
  });
});

describe('a page restored by the Back button', () => {
  it('reads the storage again, unlike a page that was loaded', async () => {
    const tab = aWindow();
    aStorage('localStorage').set('root', 'signed out');
    const heard: (string | null)[] = [];
    const stop = new LocalClientStorage('root').onChangeElsewhere((text) => heard.push(text));
    const show = (persisted: boolean) => tab.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
    show(false);
    show(true);
    await vi.waitFor(() => expect(heard).toEqual(['signed out']));
    stop();
    show(true);
    await Promise.resolve();
    expect(heard).toHaveLength(1);
  });
});

describe('the memory of a tab', () => {
  it('stores texts by name', () => {
    aStorage('sessionStorage');
    const memory = new SessionTabMemory();
    memory.write('places', '{}');
    expect([memory.read('places'), memory.read('other')]).toEqual(['{}', null]);
    memory.clear();
    expect(memory.read('places')).toBeNull();
  });

  it('ignores errors of the storage', () => {
    vi.stubGlobal('sessionStorage', undefined);
    const memory = new SessionTabMemory();
    expect(() => memory.write('places', '{}')).not.toThrow();
    expect(() => memory.clear()).not.toThrow();
    expect(memory.read('places')).toBeNull();
  });
});

describe('the clipboard', () => {
  it('reports whether the text was copied', async () => {
    const taken: string[] = [];
    vi.stubGlobal('navigator', { clipboard: { writeText: async (text: string) => void taken.push(text) } });
    expect(await new BrowserClipboard().copy('asha@students.example')).toBe(true);
    expect(taken).toEqual(['asha@students.example']);
  });

  it.each([
    ['refuses', { clipboard: { writeText: () => Promise.reject(new DOMException('denied')) } }],
    ['has none', {}],
  ])('is no failure where the device %s', async (_, navigator) => {
    vi.stubGlobal('navigator', navigator);
    expect(await new BrowserClipboard().copy('x')).toBe(false);
  });
});
