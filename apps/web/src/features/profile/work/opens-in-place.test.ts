import { afterEach, describe, expect, it, vi } from 'vitest';
import { isPdfThere, opensInPlace } from './opens-in-place.ts';

const named = ['https://cdn.acme.example'];

function aBrowser({ pdfViewerEnabled }: { readonly pdfViewerEnabled: boolean }): void {
  vi.stubGlobal('navigator', { pdfViewerEnabled });
  vi.stubGlobal('location', { origin: 'https://jobs.acme.example' });
}

afterEach(() => vi.unstubAllGlobals());

describe('a PDF', () => {
  it.each([
    ['of this origin', 'https://jobs.acme.example/files/work/1.pdf', true],
    ['of a host that is named', 'https://cdn.acme.example/1.pdf', true],
    ['of that host on another port', 'https://cdn.acme.example:8443/1.pdf', false],
    ['of that host without TLS', 'http://cdn.acme.example/1.pdf', false],
    ['of any other host', 'https://cdn.acme.example.evil.example/1.pdf', false],
    ['at no address', 'https://', false],
  ])('is shown in the page, %s: %s', (_what, address, shown) => {
    aBrowser({ pdfViewerEnabled: true });
    expect(opensInPlace(address, named)).toBe(shown);
    aBrowser({ pdfViewerEnabled: false });
    expect(opensInPlace(address, named)).toBe(false);
  });
});

describe('whether a PDF is there', () => {
  const own = 'https://jobs.acme.example/files/work/1.pdf';
  const { signal } = new AbortController();

  it.each([
    ['it comes', 200, 'application/pdf', true],
    ['it comes with its encoding', 200, 'application/pdf;charset=binary', true],
    ['a page comes instead', 200, 'text/html', false],
    ['its kind is not told', 200, null, false],
    ['it is gone', 404, 'application/pdf', false],
  ])('is asked of this origin: %s', async (_what, status, type, there) => {
    aBrowser({ pdfViewerEnabled: true });
    const answer = new Response('%PDF', { status });
    if (type === null) answer.headers.delete('content-type');
    else answer.headers.set('content-type', type);
    const asked = vi.fn<typeof fetch>().mockResolvedValue(answer);
    vi.stubGlobal('fetch', asked);
    expect(await isPdfThere(own, signal)).toBe(there);
    expect(asked.mock.calls).toEqual([[own, { signal }]]);
    // The page needs no more of it: the frame reads it by itself.
    expect(answer.bodyUsed).toBe(true);
  });

  it('is not asked of another host', async () => {
    aBrowser({ pdfViewerEnabled: true });
    const asked = vi.fn<typeof fetch>();
    vi.stubGlobal('fetch', asked);
    expect(await isPdfThere('https://cdn.acme.example/1.pdf', signal)).toBe(true);
    expect(asked).not.toHaveBeenCalled();
  });

  it('is asked of a file without a body, too', async () => {
    aBrowser({ pdfViewerEnabled: true });
    vi.stubGlobal('fetch', vi.fn<typeof fetch>().mockResolvedValue(new Response(null, { status: 404 })));
    expect(await isPdfThere(own, signal)).toBe(false);
  });
});
