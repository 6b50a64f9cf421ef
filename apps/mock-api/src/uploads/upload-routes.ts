import type { FastifyInstance } from 'fastify';
import type { UploadRow } from '../data/rows.ts';
import { findSession } from '../accounts/sessions.ts';
import { refuse } from '../http/refusal.ts';
import { noStore } from '../http/service-headers.ts';
import { fileName, findUpload, uploadsPath } from './upload-address.ts';

const publicKinds: ReadonlySet<UploadRow['kind']> = new Set(['company-image', 'profile-picture', 'cover-picture']);

const cachedForGood = { 'cache-control': 'private, max-age=31536000, immutable' };

/** Not cached, so that it cannot be read after signing out. Saved instead of shown (decision 64). */
function privateFile({ id, kind, contentType }: UploadRow) {
  return { ...noStore, 'content-disposition': `attachment; filename="${kind}-${fileName(id, contentType)}"` };
}

export function uploadRoutes(app: FastifyInstance): void {
  app.get<{ Params: { name: string } }>(`${uploadsPath}:name`, async (request, reply) => {
    const { store, files } = request.world;
    const upload = findUpload(store, uploadsPath + request.params.name);
    const mayRead =
      upload !== undefined && (publicKinds.has(upload.kind) || findSession(request)?.account.id === upload.accountId);
    const bytes = mayRead ? await files.get(fileName(upload.id, upload.contentType)) : undefined;
    if (upload === undefined || bytes === undefined) throw refuse.notFound('There is no such file.');
    // An upload must not run as a page of this origin.
    reply.header('content-security-policy', "sandbox; default-src 'none'; frame-ancestors 'none'");
    reply.headers(publicKinds.has(upload.kind) ? cachedForGood : privateFile(upload));
    return reply.type(upload.contentType).send(bytes);
  });
}
