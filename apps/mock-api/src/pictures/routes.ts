import type { FastifyInstance } from 'fastify';
import { refuse } from '../http/refusal.ts';
import { renderPdf } from './sample-pdf.ts';
import type { Rows } from '../data/rows.ts';
import type { Reader } from '../store/store.ts';
import { portrait } from './portrait.ts';
import { workThumbnail } from './work-thumbnail.ts';
import { hash, mulberry32 } from '../seed/numbers.ts';
import { hueOf, oklch, round, stops, svg } from './svg.ts';
import marks from './logo-marks.json' with { type: 'json' };

const forEver = 'public, max-age=31536000, immutable';

export function pictureRoutes(app: FastifyInstance): void {
  app.get<{ Params: { kind: string; file: string } }>('/pictures/:kind/:file', (request, reply) => {
    const { kind, file } = request.params;
    const picture = file.endsWith('.svg')
      ? renderPicture(kind, file.slice(0, -'.svg'.length), request.world.store)
      : undefined;
    if (picture === undefined) throw refuse.notFound('There is no such picture.');
    reply.header('cache-control', forEver);
    reply.header('content-security-policy', "sandbox; default-src 'none'; frame-ancestors 'none'");
    return reply.type('image/svg+xml; charset=utf-8').send(picture);
  });

  app.get<{ Params: { file: string } }>('/files/work/:file', (request, reply) => {
    const { file } = request.params;
    const { store } = request.world;
    const post = file.endsWith('.pdf') ? store.get('posts', file.slice(0, -'.pdf'.length)) : undefined;
    if (post === undefined || post.pdfLink === '') throw refuse.notFound('There is no such file.');
    const author = store.get('candidates', post.candidateId)?.name ?? '';
    reply.header('cache-control', forEver);
    // The profile shows it in a frame. A stricter policy, above all a sandbox, stops the PDF viewers of browsers.
    reply.header('content-security-policy', "frame-ancestors 'self'");
    reply.header('x-frame-options', 'SAMEORIGIN');
    return reply
      .type('application/pdf')
      .send(renderPdf(post.title, [author, '', post.description, '', post.hashtags.join(', ')]));
  });
}

export function renderPicture(kind: string, id: string, rows: Pick<Reader<Rows>, 'get'>): string | undefined {
  const candidate = rows.get('candidates', id);
  const recruiter = rows.get('recruiters', id);
  const name = candidate?.name ?? recruiter?.drawnAs ?? recruiter?.name;
  const company = rows.get('companies', id);
  const post = rows.get('posts', id);
  if (kind === 'person' && name !== undefined) return portrait(name, candidate?.gender ?? 'Others');
  if (kind === 'cover' && name !== undefined) return cover(name);
  if (kind === 'company' && company !== undefined) return companyLogo(company.name);
  if (kind === 'work' && post !== undefined) return workThumbnail(post.id, post.title);
  return undefined;
}

export function companyLogo(name: string): string {
  const mark = marks[hash(`${name} mark`) % marks.length] ?? '';
  return svg(
    48,
    48,
    `<rect width="48" height="48" fill="${oklch(0.46, 0.085, hueOf(name))}"/>` +
      `<g fill="none" stroke="#fff" stroke-width="2.5" stroke-linecap="round" stroke-linejoin="round">${mark}</g>`,
  );
}

export function cover(name: string): string {
  const hue = hueOf(name);
  const random = mulberry32(hash(name));
  const x = round(820 + 260 * random());
  const y = round(110 + 80 * random());
  const wash = stops(
    [0, oklch(0.82, 0.055, hue)],
    [0.6, oklch(0.74, 0.08, hue + 18)],
    [1, oklch(0.65, 0.095, hue + 44)],
  );
  const rings = [40, 80, 124, 172, 224, 280, 340].map((r) => `<circle cx="${x}" cy="${y}" r="${r}"/>`).join('');
  return svg(
    1200,
    160,
    `<defs><linearGradient id="g">${wash}</linearGradient></defs><rect width="1200" height="160" fill="url(#g)"/>` +
      `<g fill="none" stroke="#fff" stroke-opacity=".4">${rings}</g>`,
  );
}
