import { expect, it } from 'vitest';
import { DatabaseThread } from './database-thread.ts';
import { filesIn, prepareFiles } from './data-files.ts';
import { tempFolder } from './testing/temp-folder.ts';

it('rejects calls when the thread has ended, those under way and those that come later', async () => {
  const folder = tempFolder();
  await prepareFiles(filesIn(folder));
  const thread = new DatabaseThread();
  await thread.call('open', { folder, format: 1 });
  const underWay = thread.call('write', [], { isFirst: true, counts: {} });
  underWay.catch(() => undefined);
  await thread.end();
  await expect(thread.call('read')).rejects.toThrow('the thread of the database has ended');

  const successor = new DatabaseThread();
  await expect(successor.call('open', { folder, format: 1 })).resolves.toBeDefined();
  await successor.call('close');
  await successor.end();
});

it('rejects what the database throws, and goes on', async () => {
  const thread = new DatabaseThread();
  await expect(thread.call('read')).rejects.toThrow('not open');
  await thread.end();
});
