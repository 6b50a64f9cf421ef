import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { collections, countRows } from '../../data/count-rows.ts';
import type { Rows } from '../../data/rows.ts';
import { refuse } from '../../http/refusal.ts';
import type { World } from '../../http/world.ts';
import type { DataSet } from '../../store/store.ts';
import { rowDifferences } from './differences.ts';
import { SnapshotFolder } from './snapshot-folder.ts';

const params = z.strictObject({ name: z.string() });
type Params = z.infer<typeof params>;
const query = z.strictObject({ to: z.optional(z.string()) });
const mostTold = 500;

/** Snapshots with a name, kept in a folder: null where there is none. */
export function namedSnapshotRoutes(app: FastifyInstance, folder: string | null): void {
  const kept = folder === null ? null : new SnapshotFolder(folder);
  const shelf = (): SnapshotFolder => {
    if (kept !== null) return kept;
    throw refuse.badRequest('Snapshots have no folder here: start with SNAPSHOTS.');
  };

  app.get('/__mock/snapshots', async () => ({ folder, snapshots: (await kept?.list()) ?? [] }));

  const options = { schema: { params } };
  app.put<{ Params: Params }>('/__mock/snapshots/:name', options, async ({ world, params: { name } }) => {
    await shelf().save(name, world);
    return { snapshots: await shelf().list() };
  });

  app.post<{ Params: Params }>('/__mock/snapshots/:name/load', options, async ({ world, params: { name } }) => {
    const { rows, files } = await shelf().load(name);
    await world.restore(rows, files);
    return { rows: countRows(world.store) };
  });

  app.delete<{ Params: Params }>('/__mock/snapshots/:name', options, async ({ params: { name } }) => {
    await shelf().remove(name);
    return { snapshots: await shelf().list() };
  });

  app.get<{ Params: Params; Querystring: z.infer<typeof query> }>(
    '/__mock/snapshots/:name/differences',
    { schema: { params, querystring: query } },
    async ({ world, params: { name }, query: { to } }) => {
      const { rows } = await shelf().load(name);
      const all = rowDifferences(rows, to === undefined ? rowsOf(world) : (await shelf().load(to)).rows);
      return { count: all.length, differences: all.slice(0, mostTold) };
    },
  );
}

const rowsOf = ({ store }: World): DataSet<Rows> =>
  Object.fromEntries(collections.map((name) => [name, store.all(name)]));
