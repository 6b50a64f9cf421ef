import { existsSync } from 'node:fs';
import { refuseFormerData } from './data/format.ts';
import type { DataPlaces } from './open-data.ts';
import type { Settings } from './settings.ts';
import { Refusal, refuse } from './http/refusal.ts';
import { startStandIn } from './stand-in.ts';
import { rowsFile } from './store/sqlite-errors.ts';
import { readListener } from './review/listener-file.ts';
import { type Review, review, reviewShape } from './review/review.ts';

const usage = 'Usage: npm run review -- <e-mail or company> VERIFIED|FAILED';

/**
 * `npm run review`: plays the reviewer without the control surface, through the server that runs on the data folder, or on the folder
 * itself when none does. Returns what was done in a sentence; throws a `Refusal` when it cannot be done, or what the store throws.
 */
export async function reviewCommand(
  args: readonly string[],
  { dataFolder: folder, database }: Pick<Settings, 'dataFolder' | 'database'>,
): Promise<string> {
  const [who, status, ...more] = args;
  const asked = reviewShape.safeParse({ who, status });
  if (!asked.success || more.length > 0) throw refuse.badRequest(usage);
  if (database !== null) return (await throughServer(folder, asked.data)) ?? (await onData({ database }, asked.data));
  await refuseFormerData(folder);
  if (!existsSync(rowsFile(folder)))
    throw refuse.notFound(`There is no data in ${folder} yet. DATA_DIR names another folder.`);
  return (await throughServer(folder, asked.data)) ?? (await onData({ folder }, asked.data));
}

/** Undefined when no server takes it. */
async function throughServer(folder: string, asked: Review): Promise<string | undefined> {
  const listener = await readListener(folder);
  if (listener === undefined) return undefined;
  const response = await fetch(`http://127.0.0.1:${listener.port}/`, {
    method: 'POST',
    headers: { authorization: `Bearer ${listener.token}` },
    body: JSON.stringify(asked),
  }).catch(() => undefined);
  // Left behind by a server that was killed; its port may be another program's by now. The lock of the folder has the last word.
  if (response === undefined || response.status === 401) return undefined;
  const { message } = (await response.json()) as { message: string };
  if (!response.ok) throw new Refusal(response.status, message);
  return message;
}

async function onData(places: DataPlaces, asked: Review): Promise<string> {
  const standIn = await startStandIn({ ...places, control: false });
  try {
    return await review(standIn.world, asked);
  } finally {
    await standIn.close();
  }
}
