import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aWindow } from '../testing/page.ts';
import { BrowserConnection } from './browser-connection.ts';

beforeEach(() => vi.stubGlobal('location', new URL('https://recruit.example/dashboard?a=b')));
afterEach(() => void vi.unstubAllGlobals());

describe('the connection of a browser', () => {
  it.each([
    ['/api/recruiter', '/'],
    ['https://recruit.example/api', '/'],
    ['https://api.example/r', 'https://api.example/r'],
  ])('to the services at %s is tried at %s', async (base, address) => {
    const asked = anAnswer(async () => new Response(null, { status: 502 }));
    expect(await new BrowserConnection(base).reachesServices()).toBe(true);
    expect(asked.mock.calls).toEqual([[address, expect.objectContaining({ method: 'HEAD', mode: 'no-cors' })]]);
  });

  it('is offline when there is no response', async () => {
    anAnswer(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(await new BrowserConnection('/api').reachesServices()).toBe(false);
  });

  it('reports changes of the network until the listener is removed', () => {
    const window = aWindow();
    vi.stubGlobal('navigator', { onLine: false });
    const connection = new BrowserConnection('/api');
    const heard: boolean[] = [];
    const stop = connection.onChange(() => heard.push(connection.isOnline));
    window.dispatchEvent(new Event('offline'));
    vi.stubGlobal('navigator', { onLine: true });
    window.dispatchEvent(new Event('online'));
    stop();
    window.dispatchEvent(new Event('offline'));
    expect(heard).toEqual([false, true]);
  });
});

function anAnswer(answer: () => Promise<Response>) {
  const asked = vi.fn<(...question: unknown[]) => Promise<Response>>(answer);
  vi.stubGlobal('fetch', asked);
  return asked;
}
