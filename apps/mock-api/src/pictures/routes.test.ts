import { describe, expect, it } from 'vitest';
import { aCandidate, aPost } from '../testing/hiring.ts';
import { aCompany, aRecruiter } from '../testing/people.ts';
import { aRunningMockApi } from '../testing/running.ts';

async function get(path: string): Promise<Response> {
  const { url } = await aRunningMockApi({
    companies: [aCompany('acme')],
    recruiters: [aRecruiter('asha')],
    candidates: [aCandidate('meera', { name: 'Meera Nair' })],
    posts: [
      aPost('robots', 'meera', { title: 'Robots (small)', pdfLink: '/files/work/robots.pdf' }),
      aPost('site', 'meera', { showcaseLink: 'https://robots.example' }),
    ],
  });
  return fetch(url + path);
}

describe('/pictures/{kind}/{id}.svg', () => {
  it.each(['person/meera', 'cover/meera', 'person/asha-details', 'company/acme', 'work/robots'])(
    'draws %s',
    async (picture) => {
      const response = await get(`/pictures/${picture}.svg`);
      expect(response.status).toBe(200);
      expect(Object.fromEntries(response.headers)).toMatchObject({
        'content-type': 'image/svg+xml; charset=utf-8',
        'x-content-type-options': 'nosniff',
        'cache-control': 'public, max-age=31536000, immutable',
        'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
      });
      expect(await response.text()).toMatch(/^<svg xmlns="[^"]+" .*<\/svg>$/);
    },
  );

  it.each([
    'person/unknown.svg',
    'person/acme.svg',
    'portrait/meera.svg',
    'person/meera.png',
    'person/meera',
    'person/.svg',
    'person/..%2Fmeera.svg',
  ])('does not know %s, and says so without being kept', async (picture) => {
    const response = await get(`/pictures/${picture}`);
    expect(response.status).toBe(404);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toEqual({ message: 'There is no such picture.' });
  });
});

describe('/files/work/{id}.pdf', () => {
  it('writes the PDF of a post', async () => {
    const response = await get('/files/work/robots.pdf');
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "frame-ancestors 'self'",
      'x-frame-options': 'SAMEORIGIN',
    });
    const text = Buffer.from(await response.arrayBuffer()).toString('latin1');
    expect(text).toMatch(/^%PDF-/);
    expect(text).toContain('Robots \\(small\\)');
    expect(text).toContain('Meera Nair');
  });

  it.each(['nobody.pdf', 'site.pdf', 'robots', 'robots.svg'])('does not know %s', async (file) => {
    const response = await get(`/files/work/${file}`);
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({ message: 'There is no such file.' });
  });
});
