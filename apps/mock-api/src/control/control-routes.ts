import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { type DataSets, resetRoutes } from './data-sets.ts';
import { faultRoutes } from './faults/fault-routes.ts';
import type { KnownRoute } from './faults/reachable-routes.ts';
import { requestRoutes } from './requests/request-log.ts';
import { snapshotRoutes } from './snapshot/snapshot.ts';
import type { Worlds } from './worlds/worlds.ts';
import { servePages } from '../web/mock-api-pages.ts';
import manifest from '../../package.json' with { type: 'json' };
import { countRows, type Rows, type SubmittedDocument, type VerificationStatus } from '../data/rows.ts';
import { findRecruiter } from '../accounts/accounts.ts';
import { newestFirst, statusOf, writeDocuments } from '../recruiter-api/wire-company.ts';
import { decide, submissionOf } from '../review/decide.ts';
import type { Reader } from '../store/store.ts';
import { refuse } from '../http/refusal.ts';
import type { ControlledWorld } from './worlds/controlled-world.ts';

interface ControlOptions {
  readonly worlds: Worlds;
  readonly dataSets: DataSets;
  readonly pages: string;
}

export async function controlRoutes(
  app: FastifyInstance,
  { worlds, dataSets, pages }: ControlOptions,
  routes: readonly KnownRoute[],
): Promise<void> {
  worldRoutes(app, worlds);
  outboxRoutes(app);
  clockRoutes(app);
  verificationRoutes(app);
  resetRoutes(app, dataSets, worlds);
  snapshotRoutes(app);
  faultRoutes(app, routes, worlds);
  requestRoutes(app);
  await consoleRoutes(app, pages);
}

async function consoleRoutes(app: FastifyInstance, pages: string): Promise<void> {
  app.get('/__mock', (_request, reply) => reply.redirect('/__mock/'));
  await app.register(async (scope) => {
    // The console can reset a dropped world.
    scope.addHook('onRoute', (route) => {
      route.config = { ...route.config, worksInDroppedWorld: true };
    });
    await servePages(scope, pages, '');
  });
}

function outboxRoutes(app: FastifyInstance): void {
  app.get<{ Querystring: { to?: string | string[] } }>('/__mock/outbox', ({ world: { store }, query }) => {
    const [to = ''] = [query.to ?? ''].flat();
    const messages = to === '' ? [...store.all('messages')] : store.find('messages', 'to', storedAddress(to));
    return { messages };
  });
}

/** Stored emails are in lower case, student ids are not. A plus in a query reads as a space. */
const storedAddress = (to: string) => (to.includes('@') ? to.replaceAll(' ', '+').toLowerCase() : to);

export function healthRoute(app: FastifyInstance): void {
  app.get('/health', ({ world }) => ({
    status: 'ok',
    version: manifest.version,
    rows: countRows(world.store),
  }));
}

function worldRoutes(app: FastifyInstance, worlds: Worlds): void {
  app.get('/__mock/worlds', { config: { worksInDroppedWorld: true } }, ({ world }) => ({
    current: world.name,
    worlds: worlds.names,
  }));
}

const statuses = ['NOT_SUBMITTED', 'SUBMITTED', 'FAILED', 'VERIFIED'] as const satisfies VerificationStatus[];
const id = z.string().check(z.minLength(1));
const decision = z
  .strictObject({
    recruiterId: z.optional(id),
    companyId: z.optional(id),
    status: z.enum(statuses),
    document: z.optional(id),
    company: z.optional(id),
  })
  .check(
    z.refine(
      ({ recruiterId, companyId }) => (recruiterId === undefined) !== (companyId === undefined),
      'Please name either a recruiterId (the account id) or a companyId.',
    ),
  );
type Decision = z.infer<typeof decision>;

function verificationRoutes(app: FastifyInstance): void {
  app.get('/__mock/verifications', ({ world: { store } }) => ({
    verifications: [...waitingRecruiters(store), ...waitingCompanies(store)],
  }));

  app.post<{ Body: Decision }>('/__mock/verifications', { schema: { body: decision } }, async ({ world, body }) => {
    const { recruiterId, companyId = '', status, ...named } = body;
    const subject = recruiterId === undefined ? { companyId } : { recruiterId };
    await world.store.write((tx) => decide(tx, subject, status, world.clock.now().toISOString(), named));
    return body;
  });
}

function* waitingRecruiters(reader: Reader<Rows>) {
  for (const { id: recruiterId, email, documents } of reader.all('accounts')) {
    if (statusOf(documents) !== 'SUBMITTED') continue;
    const name = findRecruiter(reader, recruiterId)?.name ?? '';
    yield { recruiterId, name, email, ...submissionOf(reader, { recruiterId }), ...writeStatus(documents) };
  }
}

function* waitingCompanies(reader: Reader<Rows>) {
  for (const { id: companyId, name, url, documents } of reader.all('companies')) {
    if (statusOf(documents) !== 'SUBMITTED') continue;
    const cin = newestFirst(documents)[0]?.cin;
    yield {
      companyId,
      name,
      url,
      ...submissionOf(reader, { companyId }),
      ...(cin && { cin }),
      ...writeStatus(documents),
    };
  }
}

const writeStatus = (documents: readonly SubmittedDocument[]) => ({
  status: statusOf(documents),
  documents: writeDocuments(documents),
});

const earliest = Date.parse('2000-01-01T00:00:00Z');
const latest = Date.parse('2100-01-01T00:00:00Z');
const isInReach = (time: number) => time >= earliest && time < latest;

const change = z
  .strictObject({
    now: z.optional(
      z.iso
        .datetime({
          offset: true,
          error: 'Please give a time with its zone, such as 2026-03-01T09:00:00Z.',
        })
        .check(z.refine((text) => isInReach(Date.parse(text)), 'The clock goes from the year 2000 to 2099.')),
    ),
    advanceMs: z.optional(z.number().check(z.gte(0))),
    frozen: z.optional(z.boolean()),
  })
  .check(
    z.refine((asked) => Object.keys(asked).length > 0, 'Please give at least one of now, advanceMs and frozen.'),
    z.refine(
      ({ now, advanceMs }) => now === undefined || advanceMs === undefined,
      'Please give either now or advanceMs.',
    ),
  );

function clockRoutes(app: FastifyInstance): void {
  app.get('/__mock/clock', ({ world }) => reading(world));

  app.post<{ Body: z.infer<typeof change> }>('/__mock/clock', { schema: { body: change } }, async ({ world, body }) => {
    const { clock } = world;
    const { now, advanceMs = 0, frozen = clock.isFrozen } = body;
    const time = now === undefined ? clock.time + advanceMs : Date.parse(now);
    if (!isInReach(time)) throw refuse.badRequest('advanceMs: The clock goes from the year 2000 to 2099.');
    await clock.set(time, frozen);
    return reading(world);
  });

  app.delete('/__mock/clock', async ({ world }) => {
    await world.clock.reset();
    return reading(world);
  });
}

export type ClockReading = ReturnType<typeof reading>;

const reading = ({ clock }: ControlledWorld) => ({
  now: clock.now().toISOString(),
  aheadMs: clock.ahead,
  frozen: clock.isFrozen,
});
