import { hashOf } from '../shared/hash.ts';
import type { StudentId } from '../shared/ids.ts';

/** No vowels and look-alikes, so that no code reads as a word. */
const letters = '23456789BCDFGHJKLMNPQRSTVWXZ';
const codeLength = 4;

/** Another `attempt` gives another name, to avoid duplicates. */
export function createAlias(id: StudentId, attempt = 0): string {
  let rest = Number.parseInt(hashOf(attempt === 0 ? id : `${id} ${attempt}`), 36);
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
