import { UnusableFolder } from './data/prepare-folder.ts';
import { Refusal } from './http/refusal.ts';
import { BadSetting } from './web/setting-values.ts';
import { ForeignData, StoreDamaged, StoreLocked, UnusableDatabase } from './store/store.ts';

const inWords = [BadSetting, UnusableFolder, StoreLocked, StoreDamaged, ForeignData, UnusableDatabase, Refusal];
const notWritable = ['EACCES', 'EPERM', 'EROFS'];

/** One sentence on why the server does not start, and the way on; undefined for a bug. */
export function explainStart(error: unknown): string | undefined {
  if (inWords.some((known) => error instanceof known)) return (error as Error).message;
  if (!(error instanceof Error && 'code' in error && 'syscall' in error)) return undefined;
  if ('path' in error && notWritable.some((code) => code === error.code)) {
    return `This user may not write to ${String(error.path)}. Let it, or choose another data folder with DATA_DIR.`;
  }
  if (error.syscall === 'getaddrinfo' && 'hostname' in error) {
    return `HOST must be an address of this machine, such as 127.0.0.1 or 0.0.0.0, not "${String(error.hostname)}".`;
  }
  if (error.syscall !== 'listen' || !('port' in error && 'address' in error)) return undefined;
  const { address } = error;
  const port = Number(error.port);
  if (error.code === 'EADDRINUSE') {
    return `Port ${port} is taken by another program. Choose another one, for example: PORT=${port + 1} npm start`;
  }
  if (error.code === 'EACCES') return `This user may not listen on port ${port}. Choose one above 1023, with PORT.`;
  if (error.code === 'EADDRNOTAVAIL')
    return `This machine has no address ${String(address)}. Leave HOST out, or set it to 0.0.0.0.`;
  return undefined;
}
