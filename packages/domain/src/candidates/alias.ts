import type { StudentId } from '../shared/ids.ts';

/** No vowels and look-alikes, so that no code reads as a word. */
const letters = '23456789BCDFGHJKLMNPQRSTVWXZ';
const codeLength = 4;

/** Another `attempt` gives another name, to avoid duplicates. */
export function createAlias(id: StudentId, attempt = 0): string {
  let rest = hashOf(attempt === 0 ? id : `${id} ${attempt}`);
  let code = '';
  for (let place = 0; place < codeLength; place += 1) {
    code += letters[rest % letters.length];
    rest = Math.floor(rest / letters.length);
  }
  return `Person ${code}`;
}

const form = new RegExp(`^Person [${letters}]{${codeLength}}$`);

export function isAlias(name: string): boolean {
  return form.test(name);
}

/** FNV-1a with an extra mix, so that consecutive ids get different names. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let place = 0; place < text.length; place += 1) hash = Math.imul(hash ^ text.charCodeAt(place), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b);
  return (hash ^ (hash >>> 13)) >>> 0;
}
