import { vi } from 'vitest';

/** Gives Node the events of a page until the globals are restored. Returns their target. */
export function aWindow(): EventTarget {
  const target = new EventTarget();
  vi.stubGlobal('addEventListener', target.addEventListener.bind(target));
  vi.stubGlobal('removeEventListener', target.removeEventListener.bind(target));
  return target;
}

/** Gives Node an empty storage until the globals are restored. Returns its content. */
export function aStorage(name: 'localStorage' | 'sessionStorage'): Map<string, string> {
  const kept = new Map<string, string>();
  vi.stubGlobal(name, {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    clear: () => kept.clear(),
  });
  return kept;
}

/** Throws as a browser does that blocks cookies. */
export function refuse(): never {
  throw new DOMException('denied', 'SecurityError');
}
