import { setTimeout } from 'node:timers/promises';
import type { CDPSession } from '@playwright/test';

export interface Requests {
  readonly scripts: number;
  /** Compressed size, headers included. */
  readonly scriptBytes: number;
}

export interface WatchedRequests {
  /** Sums up requests that began before `before`, in milliseconds since 1970. Default: all so far. */
  sum(before?: number): Requests;
  quiet(milliseconds: number): Promise<void>;
}

interface Seen {
  readonly isScript: boolean;
  readonly began: number;
  bytes: number;
}

export function watchRequests(cdp: CDPSession): WatchedRequests {
  const seen = new Map<string, Seen>();
  const pending = new Set<string>();
  let changed = performance.now();
  cdp.on('Network.requestWillBeSent', ({ requestId, type, wallTime }) => {
    seen.set(requestId, { isScript: type === 'Script', began: wallTime * 1000, bytes: 0 });
    pending.add(requestId);
  });
  const ended = (requestId: string, bytes: number) => {
    const request = seen.get(requestId);
    if (request !== undefined) request.bytes = bytes;
    pending.delete(requestId);
    changed = performance.now();
  };
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => ended(requestId, encodedDataLength));
  cdp.on('Network.loadingFailed', ({ requestId }) => ended(requestId, 0));
  return {
    sum(before = Infinity) {
      const scripts = [...seen.values()].filter(({ isScript, began }) => isScript && began < before);
      const scriptBytes = scripts.reduce((sum, { bytes }) => sum + bytes, 0);
      return { scripts: scripts.length, scriptBytes };
    },
    async quiet(milliseconds) {
      changed = performance.now();
      while (pending.size > 0 || performance.now() - changed < milliseconds) await setTimeout(100);
    },
  };
}
