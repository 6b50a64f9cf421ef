import { onReactionError } from 'mobx';
import { afterAll, afterEach } from 'vitest';

// MobX only logs an error in a reaction and a change outside an action, so this fails the test.
const errors: unknown[] = [];
const stopListening = onReactionError((error: unknown) => errors.push(error));
const { warn } = console;
console.warn = (...words: unknown[]) => {
  if (String(words[0]).startsWith('[MobX]')) errors.push(words.join(' '));
  warn(...words);
};

afterEach(() => {
  const [first] = errors.splice(0);
  if (first !== undefined) throw new Error('MobX reported an error.', { cause: first });
});

afterAll(() => {
  stopListening();
  console.warn = warn;
});
