import type { FastifyInstance } from 'fastify';
import { refuse } from '../http/refusal.ts';
import { renderPicture } from './render.ts';
import { renderPdf } from './sample-pdf.ts';

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
