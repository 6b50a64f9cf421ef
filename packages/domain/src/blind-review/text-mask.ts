import type { StudentId } from '../shared/ids.ts';
import { searchText } from '../shared/search-text.ts';
import { asciiDigits } from '../shared/typed-numbers.ts';
import { type Identity, IdentityIndex, type Owners } from './identity-index.ts';
import { abbreviations, letterRuns, type LetterRun, ordinaryWords, particles, shortestOpen } from './name-words.ts';

interface Hit {
  readonly start: number;
  readonly end: number;
  readonly owners: Owners;
  /** A weak one counts only beside another part of the same name. */
  readonly kind: 'name' | 'weak' | 'initial' | 'other';
}

interface Range {
  readonly start: number;
  end: number;
  readonly hits: Hit[];
}

/** Stands for one of several hidden people with the same name. */
const anyPerson = 'Person';

const longestCountryCode = 4;

/** Begins where a word begins. Otherwise, long words would take quadratic time. */
const anyEmail = /(?<![\p{L}\p{M}\p{N}._%+'-])[\p{L}\p{M}\p{N}._%+'-]+@[\p{L}\p{M}\p{N}-]+(?:\.[\p{L}\p{M}\p{N}-]+)+/gu;
const chunk = /[^\s\p{Lo}]+/gu;
const isLink = /[@#/_]|\.[\p{L}\p{N}]/u;
const dottedLetters = /(?<![\p{L}\p{N}])(?:\p{Lu}\.\s?){1,7}\p{Lu}(?![\p{L}\p{N}])/gu;
const digitRun = /\p{Nd}(?:[^\p{L}\p{N}]{0,5}\p{Nd})*/gu;
const betweenNames = /^[\s.'’_-]{0,4}$/;

/**
 * Replaces names, email addresses and phone numbers of all hidden people that it knows. Text is compared folded.
 *
 * - Words of two letters and English words count as names only with a capital letter, and particles never alone.
 * - In links and handles, and in scripts without word borders, a name counts inside a word too.
 */
export class TextMask {
  readonly #isHidden: (student: StudentId) => boolean;
  readonly #aliasOf: (student: StudentId) => string;
  readonly #pending = new Map<StudentId, Identity>();
  #index = new IdentityIndex();

  constructor(isHidden: (student: StudentId) => boolean, aliasOf: (student: StudentId) => string) {
    this.#isHidden = isHidden;
    this.#aliasOf = aliasOf;
  }

  /** Indexes on first use, because most recruiters hide no names. */
  learn(id: StudentId, identity: Identity): void {
    this.#pending.set(id, identity);
  }

  forget(): void {
    this.#pending.clear();
    this.#index = new IdentityIndex();
  }

  /** `about` is the person whom the text is about: they get their own alias, and any email address in it is theirs. */
  mask(text: string, about: StudentId | null = null): string {
    if (text === '') return text;
    const plain = text.normalize('NFC');
    let masked = '';
    let done = 0;
    for (const range of this.#ranges(plain, about)) {
      masked += plain.slice(done, range.start) + this.#aliasFor(range.fitting, about);
      done = range.end;
    }
    return done === 0 ? text : masked + plain.slice(done);
  }

  isNamedIn(link: string, about: StudentId): boolean {
    const isContact = /^\s*(?:mailto|tel):/i.test(link) && this.#isHidden(about);
    return isContact || this.#ranges(decoded(link).normalize('NFC'), about).length > 0;
  }

  #ranges(text: string, about: StudentId | null) {
    for (const [id, identity] of this.#pending) this.#index.add(id, identity);
    this.#pending.clear();
    const hits = [
      ...this.#emails(text, about),
      ...this.#links(text),
      ...this.#phones(text),
      ...this.#dotted(text),
      ...letterRuns(text).flatMap((run) => (run.isOpen ? this.#openWords(run) : this.#words(run))),
    ].sort((one, other) => one.start - other.start || other.end - one.end);
    return joined(text, hits)
      .map((range) => ({ ...range, fitting: peopleOf(range.hits) }))
      .filter(({ fitting }) => this.#hasHidden(fitting));
  }

  readonly #hasHidden = (owners: Owners | undefined): owners is Owners => {
    for (const id of owners ?? []) if (this.#isHidden(id)) return true;
    return false;
  };

  #emails(text: string, about: StudentId | null): Hit[] {
    return Array.from(text.matchAll(anyEmail)).flatMap(({ 0: email, index: start }) => {
      const owners = this.#index.emails.get(searchText(email)) ?? (about === null ? undefined : new Set([about]));
      return owners === undefined ? [] : [{ start, end: start + email.length, owners, kind: 'other' }];
    });
  }

  /** Looks for hidden people only, because a surname of a revealed one would not be enough to keep a link. */
  #links(text: string): Hit[] {
    return Array.from(text.matchAll(chunk)).flatMap(({ 0: whole, index }) => {
      if (!isLink.test(whole)) return [];
      const owners = this.#index.emails.get(searchText(whole)) ?? this.#ownersInLink(decoded(whole));
      if (!this.#hasHidden(owners)) return [];
      const start = index + (/^[("'<[{“‘]{1,9}/.exec(whole)?.[0].length ?? 0);
      let end = index + whole.length;
      while (end > start + 1 && /[.,;:!?)"'>\]}”’]/.test(text.charAt(end - 1))) end -= 1;
      return [{ start, end, owners, kind: 'other' }];
    });
  }

  #ownersInLink(link: string): Owners | undefined {
    for (const { key, isOpen } of letterRuns(link)) {
      if (isOpen) continue;
      const whole = this.#index.handles.get(key);
      if (this.#hasHidden(whole)) return whole;
      for (let at = 0; at < key.length; at += 1) {
        const found = this.#index.inLinks.at(key, at, (owners, name) => {
          const isWhole = name.length === key.length;
          const counts = isWhole || (!ordinaryWords.has(name) && (at === 0 || name.length > 3));
          return counts && this.#hasHidden(owners);
        });
        if (found) return found.owners;
      }
    }
    return undefined;
  }

  #phones(text: string): Hit[] {
    return Array.from(text.matchAll(digitRun)).flatMap(({ 0: run, index }) => {
      const places = [...run.matchAll(/\p{Nd}/gu)];
      const digits = asciiDigits(places.map(([digit]) => digit).join(''));
      const hits: Hit[] = [];
      let done = 0;
      for (let at = 0; at < digits.length; at += 1) {
        const found = this.#index.phones.at(digits, at);
        const last = found && places[at + found.key.length - 1];
        if (!found || !last) continue;
        // A country code goes with the number.
        const first = places[at - done <= longestCountryCode ? done : at]?.index ?? 0;
        hits.push({
          start: startOfPhone(text, index + first),
          end: index + last.index + last[0].length,
          owners: found.owners,
          kind: 'other',
        });
        done = at + found.key.length;
        at = done - 1;
      }
      return hits;
    });
  }

  #dotted(text: string): Hit[] {
    return Array.from(text.matchAll(dottedLetters)).flatMap(({ 0: letters, index: start }) => {
      const places = Array.from(letters.matchAll(/\p{Lu}/gu), ({ index, 0: letter }) => index + letter.length);
      for (let count = places.length; count > 1; count -= 1) {
        const end = places[count - 1] ?? 0;
        const key = searchText(letters.slice(0, end).replace(/[.\s]/g, ''));
        const owners = this.#index.dotted.get(key);
        if (!abbreviations.has(key) && owners) return [{ start, end: start + end, owners, kind: 'name' }];
      }
      return [];
    });
  }

  #words({ text, start, key, isCapital }: LetterRun): Hit[] {
    const end = start + text.length;
    if (key.length === 1) {
      const owners = isCapital ? this.#index.initials.get(key) : undefined;
      return owners === undefined ? [] : [{ start, end, owners, kind: 'initial' }];
    }
    const owners = this.#index.words.get(key);
    if (owners !== undefined) {
      const isName = !particles.has(key) && (key.length > 2 || text !== text.toUpperCase());
      const needsCapital = key.length === 2 || ordinaryWords.has(key);
      return [{ start, end, owners, kind: isName && (isCapital || !needsCapital) ? 'name' : 'weak' }];
    }
    for (let at = 0; at < key.length; at += 1) {
      const found = this.#index.inWords.at(key, at);
      if (found) return [{ start, end, owners: found.owners, kind: 'name' }];
    }
    return [];
  }

  #openWords({ text, start, key }: LetterRun): Hit[] {
    const owners = this.#index.words.get(key);
    if (owners !== undefined) {
      return [{ start, end: start + text.length, owners, kind: key.length < shortestOpen(key) ? 'weak' : 'name' }];
    }
    if (this.#namesIn(key).length === 0) return [];
    const { folded, places } = foldedWithPlaces(text);
    return this.#namesIn(folded).map(({ from, to, owners: named }) => ({
      start: start + (places[from]?.start ?? 0),
      end: start + (places[to - 1]?.end ?? text.length),
      owners: named,
      kind: 'name',
    }));
  }

  #namesIn(folded: string): readonly { from: number; to: number; owners: Owners }[] {
    const names = [];
    for (let at = 0; at < folded.length; at += 1) {
      const found = this.#index.inOpen.at(folded, at);
      if (!found) continue;
      names.push({ from: at, to: at + found.key.length, owners: found.owners });
      at += found.key.length - 1;
    }
    return names;
  }

  #aliasFor(fitting: Owners, about: StudentId | null): string {
    if (about !== null && fitting.has(about) && this.#isHidden(about)) return this.#aliasOf(about);
    const [one, another] = [...fitting].filter(this.#isHidden);
    return one !== undefined && another === undefined ? this.#aliasOf(one) : anyPerson;
  }
}

/** Everyone whom all parts of a name fit. If the parts fit different people, all of them. */
function peopleOf(hits: readonly Hit[]): Owners {
  const names = hits.filter(({ kind }) => kind === 'name' || kind === 'other');
  const [first, ...others] = (names.length > 0 ? names : hits).map(({ owners }) => owners);
  let fitting = first ?? new Set();
  for (const owners of others) {
    fitting = shared(fitting, owners);
    if (fitting.size === 0) return new Set(hits.flatMap((hit) => [...hit.owners]));
  }
  return fitting;
}

/** Joins parts of one name, and leaves out weak parts without a neighbor. */
function joined(text: string, hits: readonly Hit[]): readonly Range[] {
  const ranges: Range[] = [];
  for (const hit of hits) {
    const last = ranges.at(-1);
    if (last !== undefined && (hit.start < last.end || isOneName(last, hit, text.slice(last.end, hit.start)))) {
      last.end = Math.max(last.end, hit.end);
      last.hits.push(hit);
    } else ranges.push({ start: hit.start, end: hit.end, hits: [hit] });
  }
  return ranges.filter((range) => isNamed(range, text)).map((range) => ({ ...range, ...withDigits(range, text) }));
}

function isOneName({ hits }: Range, hit: Hit, between: string): boolean {
  const before = hits.at(-1);
  if (!before || before.kind === 'other' || hit.kind === 'other' || !betweenNames.test(between)) return false;
  if (before.kind === 'name' && hit.kind === 'name') return true;
  // 'I saw Asha. I liked it.' has no initial.
  if (hit.kind === 'initial' && before.kind !== 'initial' && between.includes('.')) return false;
  return shared(before.owners, hit.owners).size > 0;
}

function isNamed({ hits }: Range, text: string): boolean {
  if (hits.some(({ kind }) => kind === 'name' || kind === 'other')) return true;
  const weak = hits.filter(({ kind }) => kind === 'weak').map(({ start, end }) => text.slice(start, end));
  return new Set(weak).size > 1 && weak.every((word) => !/^\p{Lowercase}/u.test(word));
}

function shared(one: Owners, other: Owners): Set<StudentId> {
  const [few, many] = one.size < other.size ? [one, other] : [other, one];
  return new Set([...few].filter((id) => many.has(id)));
}

/** 'asha98' is one word. */
function withDigits({ start, end }: Range, text: string): { readonly start: number; readonly end: number } {
  let [from, to] = [start, end];
  while (/\p{Nd}/u.test(text.charAt(from - 1))) from -= 1;
  while (/\p{Nd}/u.test(text.charAt(to))) to += 1;
  return { start: from, end: to };
}

function startOfPhone(text: string, start: number): number {
  const before = /\(?\+?$/.exec(text.slice(Math.max(0, start - 2), start))?.[0] ?? '';
  return start - (before === '(' ? 0 : before.length);
}

function foldedWithPlaces(text: string) {
  let folded = '';
  const places: { readonly start: number; readonly end: number }[] = [];
  for (const { 0: letter, index: start } of text.matchAll(/[^\p{M}][\p{M}\p{Default_Ignorable_Code_Point}]*|\p{M}/gu)) {
    const plain = searchText(letter);
    for (let at = 0; at < plain.length; at += 1) places.push({ start, end: start + letter.length });
    folded += plain;
  }
  return { folded, places };
}

function decoded(link: string): string {
  try {
    return decodeURIComponent(link);
  } catch {
    return link;
  }
}
