import { Readable } from 'node:stream';
import * as z from 'zod/mini';
import type { FastifyInstance } from 'fastify';
import { collections, countRows, type Rows, rowSchemas } from '../../data/rows.ts';
import { dataFormat } from '../../data/format.ts';
import type { World } from '../../http/world.ts';
import { refuse, sentence } from '../../http/refusal.ts';
import { fileName } from '../../uploads/upload-address.ts';

const lists = (schemas: typeof rowSchemas) => {
  const entries = Object.entries(schemas).map(([name, schema]) => [name, z.array<z.ZodMiniType>(schema)]);
  return z.strictObject(Object.fromEntries(entries) as { [C in keyof Rows]: z.ZodMiniArray<z.ZodMiniType<Rows[C]>> });
};

const snapshotShape = z.strictObject({
  format: z.literal(dataFormat, `This is not a snapshot in format ${dataFormat}. Export one from this version.`),
  rows: lists(rowSchemas),
  files: z.record(z.string(), z.string()),
});

type Snapshot = z.infer<typeof snapshotShape>;

/** About as many characters as JSON.stringify writes in a millisecond. */
const pieceLength = 128 * 1024;

async function* writeSnapshot({ store, files }: World): AsyncGenerator<string> {
  // Copying the lists is enough, because rows are replaced and never mutated.
  const rows = collections.map((name) => [name, [...store.all(name)]] as const);
  const uploads = [...store.all('uploads')];
  let text = `{"format":${dataFormat},"rows":{`;
  for (const [place, [name, list]] of rows.entries()) {
    text += `${place === 0 ? '' : ','}\n"${name}":[`;
    for (const [index, row] of list.entries()) {
      text += `${index === 0 ? '' : ','}\n${JSON.stringify(row)}`;
      if (text.length < pieceLength) continue;
      yield text;
      text = '';
    }
    text += ']';
  }
  yield `${text}},\n"files":{`;
  for (const [index, upload] of uploads.entries()) {
    const name = fileName(upload.id, upload.contentType);
    const bytes = (await files.get(name)) ?? new Uint8Array();
    yield `${index === 0 ? '' : ','}\n${JSON.stringify(name)}:"${Buffer.from(bytes).toString('base64')}"`;
  }
  yield '}}\n';
}

function readSnapshot(input: unknown): Snapshot {
  const { error } = snapshotShape.safeParse(input);
  const issue = error?.issues[0];
  if (issue !== undefined) throw refuse.badRequest(sentence(issue.path, issue.message));
  const snapshot = input as Snapshot;
  for (const [name, list] of Object.entries(snapshot.rows)) {
    if (new Set(list.map(({ id }) => id)).size < list.length)
      throw refuse.badRequest(`rows.${name}: An id is there twice.`);
  }
  return snapshot;
}

function readFiles({ rows, files }: Snapshot): Map<string, Uint8Array> {
  const read = new Map<string, Uint8Array>();
  for (const { id, contentType, bytes } of rows.uploads) {
    const name = fileName(id, contentType);
    const file = Buffer.from((Object.hasOwn(files, name) ? files[name] : undefined) ?? '', 'base64');
    if (file.length !== bytes) throw refuse.badRequest(`files: ${name} is missing or incomplete.`);
    read.set(name, file);
  }
  const stray = Object.keys(files).find((name) => !read.has(name));
  if (stray !== undefined) throw refuse.badRequest(`files: No upload matches ${stray}.`);
  return read;
}

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
