import * as z from 'zod/mini';
import { collections } from '../../data/count-rows.ts';
import { dataFormat } from '../../data/format.ts';
import { type Rows, rowSchemas } from '../../data/rows.ts';
import type { World } from '../../http/world.ts';
import { refuse } from '../../http/refusal.ts';
import { sentence } from '../../http/words.ts';
import { fileName } from '../../uploads/file-types.ts';
import { fromFormat1 } from './from-format-1.ts';

/**
 * The whole data set of a world as one JSON text:
 * `{ "format": 1, "rows": { "accounts": [...], ... }, "files": { "<name>": "<base64>", ... } }`
 */

const lists = (schemas: typeof rowSchemas) => {
  const entries = Object.entries(schemas).map(([name, schema]) => [name, z.array<z.ZodMiniType>(schema)]);
  return z.strictObject(Object.fromEntries(entries) as { [C in keyof Rows]: z.ZodMiniArray<z.ZodMiniType<Rows[C]>> });
};

const snapshotShape = z.strictObject({
  format: z.literal(dataFormat, `This is no snapshot, or one of another version; this one reads format ${dataFormat}.`),
  rows: lists(rowSchemas),
  files: z.record(z.string(), z.string()),
});

type Snapshot = z.infer<typeof snapshotShape>;

/** About as many characters as JSON.stringify makes in a millisecond. */
const pieceLength = 128 * 1024;

/** The snapshot in pieces, as the data is when the first one is asked for. */
export async function* writeSnapshot({ store, files }: World): AsyncGenerator<string> {
  // Rows are replaced and never changed: copying the lists holds this moment.
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

/** What comes from outside, if it is a snapshot. Throws a `Refusal` that says where it is not. */
export function readSnapshot(received: unknown): Snapshot {
  const input = fromFormat1(received);
  // What zod returns has its fields in another order.
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

/** The bytes of each file, by name. Throws a `Refusal` when they are not exactly what the uploads say. */
export function readFiles({ rows, files }: Snapshot): Map<string, Uint8Array> {
  const read = new Map<string, Uint8Array>();
  for (const { id, contentType, bytes } of rows.uploads) {
    const name = fileName(id, contentType);
    const file = Buffer.from((Object.hasOwn(files, name) ? files[name] : undefined) ?? '', 'base64');
    if (file.length !== bytes) throw refuse.badRequest(`files: ${name} is missing or not whole.`);
    read.set(name, file);
  }
  const stray = Object.keys(files).find((name) => !read.has(name));
  if (stray !== undefined) throw refuse.badRequest(`files: There is no upload for ${stray}.`);
  return read;
}
