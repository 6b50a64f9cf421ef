import { vi } from 'vitest';

// Deriving a key takes 40 ms on purpose. Another cost still gives another key, and programs that tests start pay in full.
vi.mock(import('node:crypto'), async (importOriginal) => {
  const crypto = await importOriginal();
  const argon2: typeof crypto.argon2 = (algorithm, parameters, callback) => {
    const { memory } = parameters;
    crypto.argon2(algorithm, { ...parameters, memory: memory > 10_000 ? Math.round(memory / 1000) : memory }, callback);
  };
  return { ...crypto, argon2 };
});
