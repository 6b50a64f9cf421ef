import type { FastifyInstance, FastifyReply } from 'fastify';
import * as z from 'zod/mini';
import { differences, type Filter, filterFields, isMeant, nearestTo } from './filter.ts';
import { type FindJournal, journalFor } from './journal-routes.ts';
import type { RequestJournal } from './request-journal.ts';
import { entryOf } from './served.ts';

const count = z.int().check(z.gte(0), z.lte(1000));
const where = { ...filterFields, world: z.optional(z.string()) };
const nearest = z.strictObject(where);
const awaited = z.strictObject({
  ...where,
  times: z.optional(count.check(z.gte(1))),
  timeoutMs: z.optional(z.number().check(z.gte(0), z.lte(600_000))),
});
const expected = z
  .strictObject({
    ...where,
    times: z.optional(count),
    atLeast: z.optional(count),
    atMost: z.optional(count),
  })
  .check(
    z.refine(
      ({ times, atLeast, atMost }) => (times === undefined) !== (atLeast === undefined && atMost === undefined),
      'Please give either times, or atLeast or atMost or both.',
    ),
  );

/** Waiting for requests, and checking how many there were; what was not found is told with the request that is most like it. */
export function expectationRoutes(app: FastifyInstance, find: FindJournal): void {
  const closing = new AbortController();
  app.addHook('preClose', async () => closing.abort());

  app.post<{ Body: z.infer<typeof awaited> }>(
    '/__mock/requests/wait',
    { schema: { body: awaited } },
    async (request, reply) => {
      const { world: name, times = 1, timeoutMs = 10_000, ...filter } = request.body;
      const journal = journalFor(find, request, name);
      const over = AbortSignal.any([AbortSignal.timeout(timeoutMs), closing.signal, goneOf(reply)]);
      await until(journal, () => meantIn(journal, filter).length >= times, over);
      const found = meantIn(journal, filter);
      if (found.length >= times) return { requests: found.map(entryOf) };
      reply.code(409);
      return miss(journal, filter, `at least ${times}`, ` within ${timeoutMs} ms`);
    },
  );

  app.post<{ Body: z.infer<typeof nearest> }>('/__mock/requests/nearest', { schema: { body: nearest } }, (request) => {
    const { world: name, ...filter } = request.body;
    return { nearest: nearestIn(journalFor(find, request, name), filter) };
  });

  app.post<{ Body: z.infer<typeof expected> }>(
    '/__mock/requests/verify',
    { schema: { body: expected } },
    (request, reply) => {
      const { world: name, times, atLeast = times ?? 0, atMost = times ?? 1000, ...filter } = request.body;
      const journal = journalFor(find, request, name);
      const { length } = meantIn(journal, filter);
      if (length >= atLeast && length <= atMost) return { count: length };
      reply.code(409);
      return miss(journal, filter, inWords(atLeast, atMost));
    },
  );
}

const meantIn = (journal: RequestJournal, filter: Filter) => journal.all().filter((each) => isMeant(filter, each));

function inWords(atLeast: number, atMost: number): string {
  if (atLeast === atMost) return String(atLeast);
  return atMost === 1000 ? `at least ${atLeast}` : atLeast === 0 ? `at most ${atMost}` : `${atLeast} to ${atMost}`;
}

function miss(journal: RequestJournal, filter: Filter, wanted: string, when = '') {
  const { length } = meantIn(journal, filter);
  const asked = Object.entries(filter).map(([name, value]) => `${name} ${value}`);
  const what = asked.length === 0 ? 'requests' : `requests with ${asked.join(', ')}`;
  return {
    message: `Expected ${wanted} ${what}${when}; there ${length === 1 ? 'was' : 'were'} ${length}.`,
    count: length,
    nearest: nearestIn(journal, filter),
  };
}

function nearestIn(journal: RequestJournal, filter: Filter) {
  const near = nearestTo(filter, journal.all());
  return near === undefined ? null : { request: entryOf(near), differences: differences(filter, near) };
}

/** Resolves as soon as it is so, or it is over. */
function until(journal: RequestJournal, isSo: () => boolean, over: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (isSo() || over.aborted) return resolve();
    const end = () => {
      stop();
      over.removeEventListener('abort', end);
      resolve();
    };
    const stop = journal.listen(() => isSo() && end());
    over.addEventListener('abort', end);
  });
}

/** Aborted once the answer has left, or the caller has gone. */
function goneOf({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  raw.once('close', () => gone.abort());
  return gone.signal;
}
