import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { countRows } from '../../data/count-rows.ts';
import { readFiles, readSnapshot, writeSnapshot } from './snapshot.ts';

/** 100,000 candidates take 245 MB. V8 cannot hold a longer string. */
const bodyLimit = 512 * 1024 * 1024;

export function snapshotRoutes(app: FastifyInstance): void {
  app.get('/__mock/snapshot', ({ world }, reply) =>
    reply.type('application/json; charset=utf-8').send(Readable.from(writeSnapshot(world))),
  );

  app.put('/__mock/snapshot', { bodyLimit }, async ({ world, body }) => {
    const snapshot = readSnapshot(body);
    await world.restore(snapshot.rows, readFiles(snapshot));
    return { rows: countRows(world.store) };
  });
}
