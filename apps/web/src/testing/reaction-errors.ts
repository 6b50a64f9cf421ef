import { onReactionError } from 'mobx';
import { afterAll, afterEach } from 'vitest';

// Fails the test if a reaction throws, because MobX would only log it.
const thrown: unknown[] = [];
const stopListening = onReactionError((error: unknown) => thrown.push(error));

afterEach(() => {
  const [first] = thrown.splice(0);
  if (first !== undefined) throw new Error('A reaction threw.', { cause: first });
});

afterAll(stopListening);
