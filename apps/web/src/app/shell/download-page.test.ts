import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { DownloadPage } from './DownloadPage.tsx';

describe('the page for narrow screens', () => {
  it('shows the logo, the two sentences and two badges', () => {
    const stores = { appStoreUrl: 'https://apps.example/glo', playStoreUrl: 'https://play.example/glo' };
    const markup = renderToStaticMarkup(createElement(DownloadPage, { productName: 'Glo', ...stores }));
    expect(markup).toMatch(/<h1[^>]*>Download Our App<\/h1>/);
    expect(markup).toContain('Get the app for the best mobile experience!');
    expect([...markup.matchAll(/<a [^>]*href="([^"]+)"/g)].map(([, href]) => href)).toEqual(Object.values(stores));
  });

  it('has no link where a store has no address, and says what a wider window shows', () => {
    const stores = { appStoreUrl: '', playStoreUrl: 'https://play.example/glo' };
    const markup = renderToStaticMarkup(createElement(DownloadPage, { productName: 'Glo', ...stores }));
    expect([...markup.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href]) => href)).toEqual([stores.playStoreUrl]);
    expect(markup).toContain('App Store');
    expect(markup).toContain('Make this window wider to use Glo Recruiter here.');
  });
});
