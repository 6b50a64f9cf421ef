import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { onTestFinished } from 'vitest';

/** Puts a disk of 12 MB into `folder` until the running test has finished; false where that is not allowed. */
export function mountSmallDisk(folder: string): boolean {
  if (spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=12m', 'tmpfs', folder]).status !== 0) return false;
  onTestFinished(() => void spawnSync('umount', ['-l', folder]));
  return true;
}

/** Writes until nothing more fits. */
export function fill(path: string): void {
  for (let bytes = 1 << 20; bytes > 0; bytes >>= 1) {
    try {
      for (;;) writeFileSync(path, Buffer.alloc(bytes), { flag: 'a' });
    } catch {
      // Smaller pieces may still fit.
    }
  }
}
