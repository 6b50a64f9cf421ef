import { afterEach, describe, expect, it, vi } from 'vitest';
import { opensInPlace } from './opens-in-place.ts';

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
