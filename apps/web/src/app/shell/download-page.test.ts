import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { DownloadPage } from './DownloadPage.tsx';

const markupOf = (stores: { readonly appStoreUrl: string; readonly playStoreUrl: string }, isZoomed = false) =>
  renderToStaticMarkup(
    createElement(DownloadPage, { productName: 'Glo', isZoomed, onContinue: vi.fn<() => void>(), ...stores }),
  );

describe('the download page', () => {
  it('shows the specified texts and links to both stores', () => {
    const stores = { appStoreUrl: 'https://apps.example/glo', playStoreUrl: 'https://play.example/glo' };
    const markup = markupOf(stores);
    expect(markup).toMatch(/<h1[^>]*>Download Our App<\/h1>/);
    expect(markup).toContain('Get the app for the best mobile experience!');
    expect([...markup.matchAll(/<a [^>]*href="([^"]+)"/g)].map(([, href]) => href)).toEqual(Object.values(stores));
  });

  it('shows a badge without a link for a store without a URL', () => {
    const stores = { appStoreUrl: '', playStoreUrl: 'https://play.example/glo' };
    const markup = markupOf(stores);
    expect([...markup.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href]) => href)).toEqual([stores.playStoreUrl]);
    expect(markup).toContain('App Store');
    expect(markup).toContain('To use Glo Recruiter on a computer, widen this window.');
  });

  it('offers to continue in a zoomed window (decision 67)', () => {
    const markup = markupOf({ appStoreUrl: '', playStoreUrl: '' }, true);
    expect(markup).toMatch(/<button [^>]*>Continue in this window<\/button>/);
    expect(markup).not.toContain('a wider window');
  });
});
