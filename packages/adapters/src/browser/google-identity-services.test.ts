import type { GoogleCredential } from '@glo/domain/account/google-identity';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { GoogleIdentityServices } from './google-identity-services.ts';

const settings = { clientId: 'client-1', script: 'https://accounts.google.com/gsi/client' };
const box = { clientWidth: 376, replaceChildren: vi.fn<() => void>() };
const place = box as unknown as HTMLElement;

/** A page whose script elements load or fail as the test decides. */
function aPage() {
  const scripts: FakeScript[] = [];
  const theme = Object.assign(new EventTarget(), { matches: false });
  const watched = new Set<() => void>();
  vi.stubGlobal('document', {
    createElement: () => new FakeScript(scripts),
    head: { append: (script: FakeScript) => scripts.push(script) },
  });
  vi.stubGlobal('matchMedia', () => theme);
  vi.stubGlobal('ResizeObserver', function observer(onResize: () => void) {
    return { observe: () => watched.add(onResize), disconnect: () => watched.delete(onResize) };
  });
  const resize = (width: number) => {
    box.clientWidth = width;
    for (const onResize of watched) onResize();
  };
  return { scripts, theme, resize };
}

class FakeScript extends EventTarget {
  src = '';
  async = false;
  readonly #page: FakeScript[];

  constructor(page: FakeScript[]) {
    super();
    this.#page = page;
  }

  remove(): void {
    this.#page.splice(this.#page.indexOf(this), 1);
  }

  run(): void {
    vi.stubGlobal('google', { accounts: { id: google } });
    this.dispatchEvent(new Event('load'));
  }

  fail(): void {
    this.dispatchEvent(new Event('error'));
  }
}

interface Settings {
  readonly client_id: string;
  readonly callback: (given: unknown) => void;
}

const google = {
  initialize: vi.fn<(settings: Settings) => void>(),
  renderButton: vi.fn<(place: HTMLElement, look: object) => void>(),
};
const answer = (given: unknown) => google.initialize.mock.calls[0]?.[0].callback(given);

beforeEach(() => {
  vi.useFakeTimers();
  box.clientWidth = 376;
  google.initialize.mockReset();
  google.renderButton.mockReset();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the Google script', () => {
  it('is loaded once and initialised with the client id', async () => {
    const { scripts } = aPage();
    const identity = new GoogleIdentityServices(settings);
    const both = [identity.load(), identity.load()];
    expect(scripts.map(({ src }) => src)).toEqual([settings.script]);
    scripts[0]?.run();
    expect(await Promise.all(both)).toEqual([true, true]);
    expect(await identity.load()).toBe(true);
    expect(scripts).toHaveLength(1);
    expect(google.initialize.mock.calls).toEqual([[{ client_id: 'client-1', callback: expect.any(Function) }]]);
  });

  it('can be loaded again after it was blocked', async () => {
    const { scripts } = aPage();
    const identity = new GoogleIdentityServices(settings);
    const first = identity.load();
    scripts[0]?.fail();
    expect(await first).toBe(false);
    expect(scripts).toEqual([]);
    const second = identity.load();
    scripts[0]?.run();
    expect(await second).toBe(true);
  });

  it('times out after ten seconds, and is used if it loads later', async () => {
    const { scripts } = aPage();
    const identity = new GoogleIdentityServices(settings);
    const first = identity.load();
    const [late] = scripts;
    vi.advanceTimersByTime(9999);
    expect(scripts).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(await first).toBe(false);
    late?.run();
    expect(await identity.load()).toBe(true);
    expect(scripts).toEqual([]);
  });

  it('is a failure if a different script was loaded', async () => {
    const { scripts } = aPage();
    const identity = new GoogleIdentityServices(settings);
    const loaded = identity.load();
    vi.stubGlobal('google', { maps: {} });
    scripts[0]?.dispatchEvent(new Event('load'));
    expect(await loaded).toBe(false);
  });

  it('is not loaded if Google sign-in is not configured', async () => {
    const { scripts } = aPage();
    const identity = new GoogleIdentityServices({ clientId: '', script: '' });
    expect(identity.isOffered).toBe(false);
    expect(await identity.load()).toBe(false);
    expect(scripts).toEqual([]);
  });
});

describe('the Google button', () => {
  async function aButton() {
    const { scripts, theme, resize } = aPage();
    const identity = new GoogleIdentityServices(settings);
    const loaded = identity.load();
    scripts[0]?.run();
    await loaded;
    const answers: (GoogleCredential | null)[] = [];
    const remove = identity.drawButton(place, (credential) => answers.push(credential));
    return { identity, answers, remove, theme, resize };
  }

  it('is as wide as its container and follows the theme', async () => {
    const { theme, remove } = await aButton();
    expect(google.renderButton.mock.calls).toEqual([
      [place, { type: 'standard', size: 'large', text: 'continue_with', theme: 'outline', width: 376 }],
    ]);
    theme.matches = true;
    theme.dispatchEvent(new Event('change'));
    expect(google.renderButton.mock.calls[1]?.[1]).toMatchObject({ theme: 'filled_black' });
    remove();
    theme.dispatchEvent(new Event('change'));
    expect(google.renderButton).toHaveBeenCalledTimes(2);
    expect(place.replaceChildren).toHaveBeenCalled();
  });

  it('is rendered again only when its container becomes narrower', async () => {
    const { resize, remove } = await aButton();
    resize(376);
    expect(google.renderButton).toHaveBeenCalledTimes(1);
    resize(288);
    expect(google.renderButton.mock.calls[1]?.[1]).toMatchObject({ width: 288 });
    remove();
    resize(320);
    expect(google.renderButton).toHaveBeenCalledTimes(2);
  });

  it('returns a credential with its name and email', async () => {
    const { answers } = await aButton();
    const token = aToken({ email: 'nadia@northwind.example', name: 'Nadia Rahmán ✓' });
    answer({ credential: token, clientId: 'client-1', select_by: 'btn' });
    expect(answers).toEqual([{ token, email: 'nadia@northwind.example', name: 'Nadia Rahmán ✓' }]);
  });

  it.each<[string, unknown]>([
    ['nothing', undefined],
    ['no credential', { select_by: 'btn' }],
    ['a number', { credential: 7 }],
    ['two parts', { credential: 'a.b' }],
    ['what is no base64', { credential: 'a.%%%.c' }],
    ['what is no JSON', { credential: `a.${btoa('{"email":')}.c` }],
    ['null inside', { credential: aToken(null) }],
    ['no email', { credential: aToken({ name: 'Nadia' }) }],
    ['an email that is an object', { credential: aToken({ email: { toString: 'x' } }) }],
    ['megabytes', { credential: `a.${'x'.repeat(1_000_000)}.c` }],
  ])('that brings %s brings none', async (_what, given) => {
    const { answers } = await aButton();
    answer(given);
    expect(answers).toEqual([null]);
  });

  it('reports to the button rendered last, and not to a removed one', async () => {
    const { identity, answers, remove } = await aButton();
    const later: unknown[] = [];
    const removeLater = identity.drawButton(place, (credential) => later.push(credential));
    remove();
    answer({});
    removeLater();
    answer({});
    expect([answers, later]).toEqual([[], [null]]);
  });
});

function aToken(payload: unknown): string {
  const text = Buffer.from(JSON.stringify(payload)).toString('base64url');
  return `eyJhbGciOiJSUzI1NiJ9.${text}.c2lnbmF0dXJl`;
}
