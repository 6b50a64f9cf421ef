import { rmSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';

// Started by a test run. Reads lines of process groups until stdin closes, which it does even if the run is killed.
// Then it ends the groups of the last line and removes the folder with the run's temporary files.
const [folder = ''] = process.argv.slice(2);
/** Time for a runner to close its browsers and servers, in milliseconds. */
const gracePeriod = 5000;

const lines = (await text(process.stdin)).trimEnd().split('\n');
const groups = (lines.at(-1) ?? '').split(' ').filter(Boolean).map(Number);

signal('SIGINT');
const end = Date.now() + gracePeriod;
// oxlint-disable-next-line no-await-in-loop -- polls, because the processes are no children of this one
while (signal(0) && Date.now() < end) await pause(50);
signal('SIGKILL');
// A killed process may still write for a moment.
rmSync(folder, { recursive: true, force: true, maxRetries: 10 });

/** Returns whether a process received the signal. */
function signal(name: NodeJS.Signals | 0): boolean {
  return groups.filter((group) => hasReceived(group, name)).length > 0;
}

function hasReceived(group: number, name: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(process.platform === 'win32' ? group : -group, name);
  } catch {
    // All its processes have exited.
    return false;
  }
}
