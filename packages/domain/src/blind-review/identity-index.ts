import type { StudentId } from '../shared/ids.ts';
import { searchText } from '../shared/search-text.ts';
import { asciiDigits } from '../shared/typed-numbers.ts';
import { letterRuns, ordinaryWords, particles, shortestOpen } from './name-words.ts';

export interface Identity {
  readonly name: string;
  readonly email?: string;
  readonly mobileNumber?: string;
}

export type Owners = ReadonlySet<StudentId>;

/** Longer names and name parts are cut, so that an index stays linear in the number of people. */
const longest = { words: 8, letters: 40 } as const;
const shortestPhone = 6;
const comparedDigits = 10;

class SetsByKey<T> extends Map<string, Set<T>> {
  add(key: string, value: T): void {
    this.set(key, (this.get(key) ?? new Set<T>()).add(value));
  }
}

/** Finds keys inside a text. Each place of the text costs one lookup, and one for each length where a key may begin. */
class Fragments {
  readonly #keys = new SetsByKey<StudentId>();
  readonly #lengths = new SetsByKey<number>();
  readonly #head: number;

  constructor(head: number) {
    this.#head = head;
  }

  add(key: string, owner: StudentId): void {
    if (key.length < this.#head || key.length > longest.letters) return;
    this.#keys.add(key, owner);
    this.#lengths.add(key.slice(0, this.#head), key.length);
  }

  at(text: string, at: number, accepts: (owners: Owners, key: string) => boolean = () => true): Found | null {
    let found: Found | null = null;
    for (const length of this.#lengths.get(text.slice(at, at + this.#head)) ?? []) {
      const key = text.slice(at, at + length);
      const owners = this.#keys.get(key);
      if (owners && length > (found?.key.length ?? 0) && accepts(owners, key)) found = { key, owners };
    }
    return found;
  }
}

interface Found {
  readonly key: string;
  readonly owners: Owners;
}

export class IdentityIndex {
  readonly words = new SetsByKey<StudentId>();
  readonly initials = new SetsByKey<StudentId>();
  /** 'ar' for Asha Rao. */
  readonly dotted = new SetsByKey<StudentId>();
  /** An initial and a name: 'arao'. */
  readonly handles = new SetsByKey<StudentId>();
  readonly emails = new SetsByKey<StudentId>();
  readonly inLinks = new Fragments(3);
  readonly inWords = new Fragments(6);
  /** Names in scripts without word borders. */
  readonly inOpen = new Fragments(2);
  readonly phones = new Fragments(shortestPhone);

  add(id: StudentId, { name, email = '', mobileNumber = '' }: Identity): void {
    this.#addName(id, name.normalize('NFC'));
    if (email.includes('@')) this.emails.add(searchText(email), id);
    for (const digits of phonesIn(mobileNumber)) this.phones.add(digits, id);
  }

  #addName(id: StudentId, name: string): void {
    const runs = letterRuns(name)
      .filter(({ key }) => key !== '')
      .slice(0, longest.words);
    const words = runs.map(({ key }) => key);
    for (const [at, { key, isOpen }] of runs.entries()) {
      this.words.add(key, id);
      if (isOpen) this.#addOpen(key, id, runs.length === 1);
      else if (!particles.has(key)) this.inLinks.add(key, id);
      if (!isOpen && runs.length > 1) this.initials.add(key.slice(0, 1), id);
      for (const other of words.filter((_, place) => place !== at)) {
        this.#addJoined(key + other, id, isOpen);
        if (isOpen || other.length < 3) continue;
        const initial = key.slice(0, 1);
        for (const handle of [initial + other, other + initial]) this.handles.add(handle, id);
      }
    }
    if (runs.length < 2) return;
    const hasOpen = runs.some(({ isOpen }) => isOpen);
    this.#addJoined(words.join(''), id, hasOpen);
    this.dotted.add(words.map((word) => word.slice(0, 1)).join(''), id);
  }

  #addJoined(key: string, id: StudentId, isOpen: boolean): void {
    if (isOpen) return this.inOpen.add(key, id);
    if (key.length >= 4 && !particles.has(key) && !ordinaryWords.has(key)) this.words.add(key, id);
    this.inWords.add(key, id);
    if (key.length > 4) this.inLinks.add(key, id);
  }

  /** Also the given name of an unspaced name of three or four characters: 小明 of 王小明. */
  #addOpen(key: string, id: StudentId, isWhole: boolean): void {
    const least = shortestOpen(key);
    if (key.length >= least) this.inOpen.add(key, id);
    if (!isWhole || least !== 2 || (key.length !== 3 && key.length !== 4)) return;
    this.inOpen.add(key.slice(-2), id);
    if (key.length === 4) this.inOpen.add(key.slice(0, 2), id);
  }
}

function phonesIn(field: string): readonly string[] {
  const numbers = [field, ...field.split(/[,;/|]/)].map((one) => asciiDigits(one.normalize('NFKC')).replace(/\D/g, ''));
  const usual = numbers.filter(({ length }, at) => length >= shortestPhone && (at > 0 || length <= 15));
  return [...new Set(usual.map((digits) => digits.slice(-comparedDigits)))];
}
