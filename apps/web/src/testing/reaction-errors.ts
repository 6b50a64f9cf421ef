import { onReactionError } from 'mobx';
import { afterAll, afterEach } from 'vitest';

// MobX only logs an error thrown in a reaction, so this fails the test.
const thrown: unknown[] = [];
const stopListening = onReactionError((error: unknown) => thrown.push(error));

afterEach(() => {
  const [first] = thrown.splice(0);
  if (first !== undefined) throw new Error('A reaction threw.', { cause: first });
});

afterAll(stopListening);
