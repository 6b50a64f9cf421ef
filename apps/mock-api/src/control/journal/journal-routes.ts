import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import manifest from '../../../package.json' with { type: 'json' };
import { refuse } from '../../http/refusal.ts';
import { shortened } from '../../http/words.ts';
import { filterFields, isMeant } from './filter.ts';
import type { RequestJournal } from './request-journal.ts';
import { detailsOf, entryOf, harOf } from './served.ts';

const listQuery = z.strictObject({
  ...filterFields,
  world: z.optional(z.string()),
  limit: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(1000))),
});
type ListQuery = z.infer<typeof listQuery>;
const oneParams = z.strictObject({ id: z.coerce.number().check(z.int(), z.gte(1)) });
const oneQuery = z.strictObject({ world: z.optional(z.string()) });

/** The last requests of a world, the newest last: as a list, one with its replies and headers, and as HAR for a browser's network panel. */
export function journalRoutes(app: FastifyInstance, find: FindJournal): void {
  const served = (request: FastifyRequest<{ Querystring: ListQuery }>) => {
    const { world: name, limit = 1000, ...filter } = request.query;
    return journalFor(find, request, name)
      .all()
      .filter((each) => isMeant(filter, each))
      .slice(-limit);
  };

  app.get<{ Querystring: ListQuery }>('/__mock/requests', { schema: { querystring: listQuery } }, (request) => ({
    requests: served(request).map(entryOf),
  }));

  app.get<{ Querystring: ListQuery }>(
    '/__mock/requests.har',
    { schema: { querystring: listQuery } },
    (request, reply) => {
      const origin = `${request.protocol}://${request.host}`;
      const entries = served(request).map((each) => harOf(each, origin));
      reply.header('content-disposition', 'attachment; filename="requests.har"');
      const creator = { name: 'Stand-in backend', version: manifest.version };
      return { log: { version: '1.2', creator, pages: [], entries } };
    },
  );

  app.get<{ Params: z.infer<typeof oneParams>; Querystring: z.infer<typeof oneQuery> }>(
    '/__mock/requests/:id',
    { schema: { params: oneParams, querystring: oneQuery } },
    (request) => {
      const { id } = request.params;
      const found = journalFor(find, request, request.query.world)
        .all()
        .find((each) => each.id === id);
      if (found === undefined) throw refuse.notFound('There is no such request in the journal.');
      return detailsOf(found);
    },
  );

  app.delete('/__mock/requests', (request) => {
    request.world.journal.clear();
    return {};
  });
}

/** The journal of a world that there is, '' for the default one. */
export type FindJournal = (name: string) => RequestJournal | undefined;

/** That of the named world, or of the request's own. Throws a `Refusal` for a name that is unknown. */
export function journalFor(find: FindJournal, request: Pick<FastifyRequest, 'world'>, name: string | undefined) {
  const journal = name === undefined ? request.world.journal : find(name);
  if (journal === undefined) throw refuse.badRequest(`world: There is no world "${shortened(name ?? '')}".`);
  return journal;
}
