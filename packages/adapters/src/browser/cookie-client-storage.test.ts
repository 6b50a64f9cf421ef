import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { refuse } from '../testing/page.ts';
import { CookieClientStorage } from './cookie-client-storage.ts';

beforeEach(() => {
  vi.stubGlobal('document', new FakeDocument());
  vi.stubGlobal('location', { protocol: 'http:' });
});
afterEach(() => void vi.unstubAllGlobals());

describe('a cookie', () => {
  it('stores one word under its name beside other cookies', async () => {
    document.cookie = 'mytheme=x';
    const storage = new CookieClientStorage('theme');
    expect(await storage.read()).toBeNull();
    storage.write('dark');
    document.cookie = 'other=y';
    expect(await storage.read()).toBe('dark');
    storage.write('light');
    expect(await storage.read()).toBe('light');
  });

  it('is valid for every page of this site, for as long as browsers allow', () => {
    new CookieClientStorage('theme').write('dark');
    expect((document as unknown as FakeDocument).written).toEqual([
      'theme=dark; path=/; max-age=34560000; samesite=lax',
    ]);
  });

  it('is limited to this host with TLS', async () => {
    vi.stubGlobal('location', { protocol: 'https:' });
    document.cookie = 'theme=light';
    const storage = new CookieClientStorage('theme');
    expect(await storage.read()).toBeNull();
    storage.write('dark');
    expect((document as unknown as FakeDocument).written.at(-1)).toBe(
      '__Host-theme=dark; path=/; max-age=34560000; samesite=lax; secure',
    );
    expect(await storage.read()).toBe('dark');
  });

  it('that the browser refuses stores nothing and throws nothing', async () => {
    vi.stubGlobal('document', Object.defineProperty({}, 'cookie', { get: refuse, set: refuse }));
    vi.stubGlobal('BroadcastChannel', refuse);
    const storage = new CookieClientStorage('theme');
    storage.write('dark');
    storage.onChangeElsewhere(() => undefined)();
    expect(await storage.read()).toBeNull();
  });

  it('reports changes to other tabs, not to the one that wrote', async () => {
    const [here, there] = [new CookieClientStorage('theme'), new CookieClientStorage('theme')];
    const heard: string[] = [];
    here.onChangeElsewhere((text) => heard.push(`here ${text}`));
    const arrived = new Promise((resolve) => {
      there.onChangeElsewhere((text) => resolve(heard.push(`there ${text}`)));
    });
    here.write('dark');
    await arrived;
    expect(heard).toEqual(['there dark']);
  });
});

/** A document with only its cookies. */
class FakeDocument {
  readonly written: string[] = [];
  readonly #kept = new Map<string, string>();

  get cookie(): string {
    return [...this.#kept].map((pair) => pair.join('=')).join('; ');
  }

  set cookie(text: string) {
    this.written.push(text);
    const [name = '', value = ''] = (text.split(';')[0] ?? '').split('=');
    this.#kept.set(name, value);
  }
}
