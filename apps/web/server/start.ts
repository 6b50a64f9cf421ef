import { BadSetting } from '@glo/mock-api/web/setting-values';
import { nginxProgram } from './nginx-program.ts';
import { prepare } from './prepare.ts';

// The image's program: prepares what nginx serves, and becomes nginx.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGQUIT'] as const) process.once(signal, () => process.exit(0));
try {
  const configuration = await prepare(process.env, { app: '/app', run: '/run' });
  process.execve?.(nginxProgram, ['nginx', '-e', 'stderr', '-c', configuration], {});
} catch (error) {
  console.error(explain(error));
  process.exit(1);
}

function explain(error: unknown): unknown {
  if (error instanceof BadSetting) return error.message;
  const { code = '', path = '' } = error as NodeJS.ErrnoException;
  if (!['EACCES', 'EPERM', 'EROFS'].includes(code)) return error;
  return `This user may not write to ${path}. Mount a folder for it, for example with: --tmpfs /run`;
}
