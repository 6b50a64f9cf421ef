import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { onTestFinished } from 'vitest';

/** Mounts a 12 MB disk on `folder` until the test ends. Returns false if mounting is not allowed. */
export function mountSmallDisk(folder: string): boolean {
  if (spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=12m', 'tmpfs', folder]).status !== 0) return false;
  onTestFinished(() => void spawnSync('umount', ['-l', folder]));
  return true;
}

export function fillDisk(path: string): void {
  for (let bytes = 1 << 20; bytes > 0; bytes >>= 1) {
    try {
      for (;;) writeFileSync(path, Buffer.alloc(bytes), { flag: 'a' });
    } catch {
      // Continues with smaller pieces, which may still fit.
    }
  }
}
