import type { Candidate } from '../candidates/candidate.ts';
import type { CandidateProfile, ProofOfWork } from '../candidates/candidate-profile.ts';
import type { Changes } from '../shared/changes.ts';
import type { StudentId } from '../shared/ids.ts';
import type { Identity } from './identity-index.ts';
import type { TextMask } from './text-mask.ts';
import { createAlias } from '../candidates/alias.ts';
import { nameOf } from '../candidates/identity.ts';

type Person = Pick<Candidate, 'id' | 'name' | 'profilePicture'>;

interface Hiding {
  readonly isOn: boolean;
  isHidden(student: StudentId): boolean;
}

class Mask {}

type Getters<T> = { readonly [K in keyof T]?: () => T[K] };

/** Own properties, so that spreading copies the displayed values. */
function withGetters<G, T extends G = G>(original: T, getters: Getters<G>): T {
  const shown = { ...original };
  for (const [name, get] of Object.entries<unknown>(getters)) {
    Object.defineProperty(shown, name, { get: get as () => unknown });
  }
  return shown;
}

/** Masked properties are getters, so that a reveal takes effect on every screen. */
export class Masks {
  readonly #hiding: Hiding;
  readonly #changes: Changes;
  readonly #originals = new WeakMap<object, object>();
  readonly #identities = new Map<StudentId, Identity>();
  readonly #profiles = new Set<StudentId>();
  /** `null` until its code has loaded. Texts are blank until then. */
  #texts: TextMask | null = null;
  readonly #aliases = new Map<StudentId, string>();
  readonly #owners = new Map<string, StudentId>();

  constructor(hiding: Hiding, changes: Changes) {
    this.#hiding = hiding;
    this.#changes = changes;
  }

  /** Loads what masks texts. Call before names are hidden. */
  async load(): Promise<void> {
    const { TextMask } = await import('./text-mask.ts');
    if (this.#texts !== null) return;
    this.#texts = new TextMask(this.isHidden, (id) => this.aliasOf(id));
    for (const [id, identity] of this.#identities) this.#texts.learn(id, identity);
    this.#changes.reportChanged();
  }

  /** Forgets everyone, but keeps their aliases. */
  forget(): void {
    this.#identities.clear();
    this.#profiles.clear();
    this.#texts?.forget();
  }

  readonly isHidden = (student: StudentId): boolean => this.#hiding.isHidden(student);

  original<T extends object>(shown: T): T {
    return (this.#originals.get(shown) as T | undefined) ?? shown;
  }

  person<T extends Person>(person: T): T {
    if (this.#originals.has(person)) return person;
    return this.#hide(person, withGetters<Person, T>(person, this.#identityOf(person)));
  }

  /** Also hides their names in the texts of others. */
  people<T extends Person>(people: readonly T[]): readonly T[] {
    for (const person of people) this.#learn(person.id, { name: nameOf(person) });
    this.#changes.reportChanged();
    return people.map((person) => this.person(person));
  }

  /** The text without the names, addresses and numbers of hidden people, if it is about `about` or written by them. */
  text(about: StudentId, text: string): string {
    if (text === '' || !this.#hiding.isOn) return text;
    this.#changes.reportObserved();
    return this.#texts?.mask(text, about) ?? '';
  }

  /** For a person who may not have come from a port. */
  textAbout(person: Pick<Person, 'id' | 'name'>, text: string): string {
    const { id } = person;
    if (!this.#identities.has(id)) this.#learn(id, { name: nameOf(person) });
    return this.text(id, text);
  }

  profile(profile: CandidateProfile): CandidateProfile {
    const { id, email, mobileNumber, coverPicture } = profile;
    const unlessHidden = <T>(value: T) => (this.isHidden(id) ? '' : value);
    const text = (of: string) => this.text(id, of);
    this.#profiles.add(id);
    this.#learn(id, { name: nameOf(profile), email, mobileNumber });
    this.#changes.reportChanged();
    const masked = withGetters<CandidateProfile>(profile, {
      ...this.#identityOf(profile),
      coverPicture: () => unlessHidden(coverPicture),
      mobileNumber: () => unlessHidden(mobileNumber),
      email: () => unlessHidden(email),
      bio: () => text(profile.bio),
      aspirations: () => profile.aspirations.map(text),
      workExperience: () =>
        profile.workExperience.map((work) => ({
          ...work,
          title: text(work.title),
          companyName: text(work.companyName),
        })),
    });
    return this.#hide(profile, masked);
  }

  /** Shows nothing until the profile is loaded, because the texts may contain the name. */
  works(id: StudentId, works: readonly ProofOfWork[]): readonly ProofOfWork[] {
    const text = (of: string) => (this.#canShow(id) ? this.text(id, of) : '');
    const link = (of: string) => (this.#isShownLink(id, of) ? of : '');
    return works.map((work) =>
      withGetters<ProofOfWork>(work, {
        title: () => text(work.title),
        description: () => text(work.description),
        hashtags: () => work.hashtags.map(text),
        link: () => link(work.link),
        thumbnail: () => link(work.thumbnail),
      }),
    );
  }

  #identityOf({ id, name, profilePicture }: Person): Getters<Person> {
    return {
      name: () => (this.isHidden(id) ? this.aliasOf(id) : name),
      profilePicture: () => (this.isHidden(id) ? '' : profilePicture),
    };
  }

  #isShownLink(id: StudentId, link: string): boolean {
    if (!this.#hiding.isOn || link === '') return true;
    return this.#canShow(id) && this.#texts?.isNamedIn(link, id) === false;
  }

  #canShow(id: StudentId): boolean {
    this.#changes.reportObserved();
    return !this.isHidden(id) || this.#profiles.has(id);
  }

  #learn(id: StudentId, identity: Identity): void {
    const known = this.#identities.get(id);
    const merged = { ...known, ...identity };
    this.#identities.set(id, merged);
    this.#texts?.learn(id, merged);
  }

  #hide<T extends object>(original: T, masked: T): T {
    this.#originals.set(masked, original);
    // Not a plain object, because state that copies plain objects would lose the original.
    return Object.setPrototypeOf(masked, Mask.prototype) as T;
  }

  aliasOf(id: StudentId): string {
    let alias = this.#aliases.get(id);
    for (let attempt = 0; alias === undefined; attempt += 1) {
      const free = createAlias(id, attempt);
      if ((this.#owners.get(free) ?? id) === id) alias = free;
    }
    this.#aliases.set(id, alias);
    this.#owners.set(alias, id);
    return alias;
  }
}
