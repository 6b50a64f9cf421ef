// Decorators of presenters write metadata when their module is loaded.
import 'reflect-metadata/lite';
import { afterEach, vi } from 'vitest';

// After, not before: the modules of the next file are loaded in the same worker.
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
