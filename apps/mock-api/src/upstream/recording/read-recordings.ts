import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { UnusableFolder } from '../../data/prepare-folder.ts';

const pairs = z.array(z.object({ name: z.string(), value: z.string() }));

const text = z.optional(z.string());

/** What is used of an entry; browsers write such files, too, and more into them. */
const entryShape = z.object({
  request: z.object({
    method: z.string(),
    url: z.url(),
    postData: z.optional(z.object({ mimeType: text, text, comment: text, _encoding: text })),
  }),
  response: z.object({
    status: z.int().check(z.gte(0), z.lte(599)),
    statusText: z.string(),
    headers: pairs,
    content: z.object({ text, encoding: text, comment: text }),
  }),
});
const harFile = z.object({
  log: z.object({ version: z.string().check(z.startsWith('1.')), entries: z.array(entryShape) }),
});

export type RecordedEntry = z.infer<typeof entryShape>;

/** The exchanges of all HAR files in a folder, by their names. Throws `UnusableFolder`, in words for the operator, when there are none. */
export async function readRecordings(folder: string): Promise<RecordedEntry[]> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    throw new UnusableFolder(`${folder} cannot be read (${error.code}). Choose another folder with REPLAY.`);
  });
  const files = names.filter((name) => name.endsWith('.har')).toSorted();
  const entries = (await Promise.all(files.map((name) => readHar(join(folder, name))))).flat();
  // A browser that was closed too early has status 0 for what it was waiting for.
  const answered = entries.filter(({ response }) => response.status >= 200);
  if (answered.length > 0) return answered;
  throw new UnusableFolder(
    `${folder} holds no recorded exchange (*.har). RECORD makes one, or choose another folder with REPLAY.`,
  );
}

async function readHar(path: string): Promise<RecordedEntry[]> {
  const json = await readFile(path, 'utf8');
  try {
    return harFile.parse(JSON.parse(json)).log.entries;
  } catch (cause) {
    throw new UnusableFolder(`${path} is no recording (HAR 1.2). Remove it, or choose another folder with REPLAY.`, {
      cause,
    });
  }
}
