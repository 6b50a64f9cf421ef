import { onReactionError } from 'mobx';
import { afterAll, afterEach } from 'vitest';

// A reaction that throws is a line in the log for MobX; here its test fails.
const thrown: unknown[] = [];
const stopHearing = onReactionError((error: unknown) => thrown.push(error));

afterEach(() => {
  const [first] = thrown.splice(0);
  if (first !== undefined) throw new Error('A reaction threw.', { cause: first });
});

afterAll(stopHearing);
