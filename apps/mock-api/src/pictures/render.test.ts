import { describe, expect, it } from 'vitest';
import type { Rows } from '../data/rows.ts';
import { seedRows } from '../seed/seed.ts';
import type { Reader } from '../store/store.ts';
import { oklch } from './svg.ts';
import { companyLogo, cover, renderPicture } from './routes.ts';
import { portrait } from './portrait.ts';
import { workThumbnail } from './work-thumbnail.ts';

const rows = seedRows({ seed: 3, candidates: 40, now: new Date('2026-11-21T10:30:00.000Z') });
const reader: Pick<Reader<Rows>, 'get'> = {
  get: (collection, id) => rows[collection].find((row) => row.id === id),
};

const elements = /<(\/?)([a-zA-Z]+)((?: [a-zA-Z0-9:-]+="[^"<]*")*)(\/?)>/g;

/** Lists elements that do not close, stray signs, and references to other files. */
function faults(picture: string): string[] {
  const open: string[] = [];
  const wrong: string[] = [];
  const rest = picture.replace(elements, (_, closing: string, name: string, __, empty: string) => {
    if (closing !== '') {
      if (open.pop() !== name) wrong.push(`</${name}>`);
    } else if (empty === '') open.push(name);
    return '';
  });
  if (open.length > 0) wrong.push(`open: ${open.join(' ')}`);
  if (/[<>&]/.test(rest)) wrong.push(`stray: ${rest}`);
  const reaching = /<(script|style|image|use|a|foreignObject)\b| on[a-z]+=|href|url\((?!#)|NaN|undefined/.exec(picture);
  if (reaching !== null) wrong.push(reaching[0]);
  return wrong;
}

describe('renderPicture', () => {
  it('draws every picture the rows name, whole and self-contained', () => {
    const paths = [
      ...rows.companies.map(({ imageUrl }) => imageUrl),
      ...[...rows.candidates, ...rows.recruiters].flatMap((row) => [row.profilePicture, row.coverPicture]),
      ...rows.posts.map((post) => post.linkThumbnail || post.pdfThumbnail || post.videoThumbnail),
    ].filter((path) => path !== '');
    expect(paths.length).toBeGreaterThan(150);
    for (const path of paths) {
      const [, kind = '', id = ''] = /^\/pictures\/([a-z]+)\/([0-9a-f]{24})\.svg$/.exec(path) ?? [];
      const picture = renderPicture(kind, id, reader);
      expect(picture).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="[\d ]+" .*<\/svg>$/s);
      expect({ path, faults: faults(picture ?? '') }).toEqual({ path, faults: [] });
    }
  });

  it('leaves seeded recruiters their face and cover when they change their name', () => {
    const [recruiter] = rows.recruiters;
    const id = recruiter?.id ?? '';
    const renamed: typeof reader = {
      get: (collection, of) => {
        const row = reader.get(collection, of);
        return row === undefined ? undefined : { ...row, name: 'Meera Iyer' };
      },
    };
    for (const kind of ['person', 'cover']) {
      expect(renderPicture(kind, id, renamed)).toBe(renderPicture(kind, id, reader));
    }
    expect(renderPicture('person', id, reader)).toBe(portrait(recruiter?.name ?? '', 'Others'));
  });

  it('knows no other kinds, rows, or rows of another kind', () => {
    const company = rows.companies[0]?.id ?? '';
    expect(renderPicture('company', company, reader)).toBeDefined();
    for (const kind of ['person', 'cover', 'work', 'logo', '', '__proto__']) {
      expect(renderPicture(kind, company, reader)).toBeUndefined();
    }
    expect(renderPicture('company', 'f'.repeat(24), reader)).toBeUndefined();
  });
});

describe('pictures', () => {
  it('are the same for the same name, and differ between names', () => {
    expect(portrait('Aarohi Deshmukh', 'Female')).toBe(portrait('Aarohi Deshmukh', 'Female'));
    expect(cover('Aarohi Deshmukh')).not.toBe(cover('Kabir Menon'));
    expect(companyLogo('Acme Works')).not.toBe(companyLogo('Tidewater Analytics'));
    expect(new Set(rows.posts.map(({ id, title }) => workThumbnail(id, title))).size).toBe(rows.posts.length);
  });

  it.each(['Aarohi Deshmukh', 'Émile Łukasz van Dyck', '  ', '<script> "&', '李 雷'])(
    'bring nothing of the name %j into the portrait',
    (name) => {
      const picture = portrait(name, 'Others');
      expect(faults(picture)).toEqual([]);
      expect(picture).not.toMatch(/<text|Aarohi|mile|script|李/);
    },
  );

  it('have a beard only where it goes with the person', () => {
    const has = (gender: 'Female' | 'Male') =>
      rows.candidates.some(({ name }) => portrait(name, gender).includes('fill-opacity=".86"'));
    expect([has('Male'), has('Female')]).toEqual([true, false]);
  });
});

describe('oklch', () => {
  it.each([
    [1, 0, 0, '#ffffff'],
    [0, 0, 0, '#000000'],
    [0.62796, 0.25768, 29.234, '#ff0000'],
    [0.86644, 0.29483, 142.495, '#00ff00'],
    [0.45201, 0.31321, 264.052, '#0000ff'],
    [0.5999, 0, 0, '#808080'],
  ])('turns %d %d %d into %s', (lightness, chroma, hue, hex) => {
    expect(oklch(lightness, chroma, hue)).toBe(hex);
  });

  it('clips colors outside of sRGB', () => {
    expect(oklch(0.9, 0.4, 30)).toMatch(/^#ff[0-9a-f]{4}$/);
    expect(oklch(1.2, 0.1, 200)).toMatch(/^#[0-9a-f]{6}$/);
  });
});
