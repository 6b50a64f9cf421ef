import { describe, expect, it, vi } from 'vitest';
import { findPdf, opensInPlace } from './opens-in-place.ts';

const named = ['https://cdn.acme.example'];

function aBrowser({ pdfViewerEnabled }: { readonly pdfViewerEnabled: boolean }): void {
  vi.stubGlobal('navigator', { pdfViewerEnabled });
  vi.stubGlobal('location', { origin: 'https://jobs.acme.example' });
}

describe('a PDF of a profile', () => {
  it.each([
    ['this origin', 'https://jobs.acme.example/files/work/1.pdf', true],
    ['a named host', 'https://cdn.acme.example/1.pdf', true],
    ['another port', 'https://cdn.acme.example:8443/1.pdf', false],
    ['without TLS', 'http://cdn.acme.example/1.pdf', false],
    ['another host', 'https://cdn.acme.example.evil.example/1.pdf', false],
    ['no host', 'https://', false],
  ])('opens in the page only from this origin or a named host with TLS: %s', (_what, address, shown) => {
    aBrowser({ pdfViewerEnabled: true });
    expect(opensInPlace(address, named)).toBe(shown);
    aBrowser({ pdfViewerEnabled: false });
    expect(opensInPlace(address, named)).toBe(false);
  });
});

describe('the check for a PDF', () => {
  const own = 'https://jobs.acme.example/files/work/1.pdf';

  it.each([
    ['a PDF', 200, 'application/pdf', true],
    ['a PDF with an encoding', 200, 'application/pdf;charset=binary', true],
    ['an HTML page', 200, 'text/html', false],
    ['an unknown type', 200, null, false],
    ['not found', 404, 'application/pdf', false],
  ])('requests a file of this origin: %s', async (_what, status, type, there) => {
    aBrowser({ pdfViewerEnabled: true });
    const answer = new Response('%PDF', { status });
    if (type === null) answer.headers.delete('content-type');
    else answer.headers.set('content-type', type);
    const asked = vi.fn<typeof fetch>().mockResolvedValue(answer);
    vi.stubGlobal('fetch', asked);
    expect((await findPdf(own)).ok).toBe(there);
    expect(asked.mock.calls).toEqual([[own]]);
    // The body is canceled, because the frame loads the file itself.
    expect(answer.bodyUsed).toBe(true);
  });

  it('sends no request to another host', async () => {
    aBrowser({ pdfViewerEnabled: true });
    const asked = vi.fn<typeof fetch>();
    vi.stubGlobal('fetch', asked);
    expect((await findPdf('https://cdn.acme.example/1.pdf')).ok).toBe(true);
    expect(asked).not.toHaveBeenCalled();
  });

  it('handles a response without a body, and a service that cannot be reached', async () => {
    aBrowser({ pdfViewerEnabled: true });
    const asked = vi.fn<typeof fetch>().mockResolvedValueOnce(new Response(null, { status: 404 }));
    vi.stubGlobal('fetch', asked.mockRejectedValue(new TypeError()));
    expect([(await findPdf(own)).ok, (await findPdf(own)).ok]).toEqual([false, false]);
  });
});
