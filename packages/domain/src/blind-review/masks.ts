import type { Candidate } from '../candidates/candidate.ts';
import type { CandidateProfile, ProofOfWork } from '../candidates/candidate-profile.ts';
import type { StudentId } from '../shared/ids.ts';
import { type Identity, isNamedIn, withoutIdentity } from './hidden-text.ts';
import { createAlias } from '../candidates/alias.ts';
import { nameOf } from '../candidates/identity.ts';

type Person = Pick<Candidate, 'id' | 'name' | 'profilePicture'>;

export interface Identities {
  get(student: StudentId): Identity | undefined;
  set(student: StudentId, identity: Identity): void;
}

class Mask {}

/** Masked properties are getters, so that a reveal takes effect on every screen. */
export class Masks {
  readonly isHidden: (student: StudentId) => boolean;
  readonly #originals = new WeakMap<object, object>();
  readonly #identities: Identities;
  readonly #aliases = new Map<StudentId, string>();
  readonly #owners = new Map<string, StudentId>();

  constructor(isHidden: (student: StudentId) => boolean, identities: Identities) {
    this.isHidden = isHidden;
    this.#identities = identities;
  }

  original<T extends object>(shown: T): T {
    return (this.#originals.get(shown) as T | undefined) ?? shown;
  }

  person<T extends Person>(person: T): T {
    if (this.#originals.has(person)) return person;
    const { id, name, profilePicture } = person;
    const isHidden = () => this.isHidden(id);
    const alias = () => this.aliasOf(id);
    const masked: T = {
      ...person,
      // Own properties, so that spreading copies the displayed values.
      get name() {
        return isHidden() ? alias() : name;
      },
      get profilePicture() {
        return isHidden() ? '' : profilePicture;
      },
    };
    return this.#hide(person, masked);
  }

  profile(profile: CandidateProfile): CandidateProfile {
    const { id } = profile;
    const isHidden = () => this.isHidden(id);
    const identity = { ...profile, name: nameOf(profile) };
    const text = (of: string) => (isHidden() ? withoutIdentity(of, identity, this.aliasOf(id)) : of);
    this.#identities.set(id, identity);
    const masked: CandidateProfile = {
      ...profile,
      get name() {
        return text(identity.name);
      },
      get profilePicture() {
        return isHidden() ? '' : profile.profilePicture;
      },
      get coverPicture() {
        return isHidden() ? '' : profile.coverPicture;
      },
      get mobileNumber() {
        return isHidden() ? '' : profile.mobileNumber;
      },
      get email() {
        return isHidden() ? '' : profile.email;
      },
      get bio() {
        return text(profile.bio);
      },
      get aspirations() {
        return profile.aspirations.map(text);
      },
      get workExperience() {
        return profile.workExperience.map((work) => ({
          ...work,
          title: text(work.title),
          companyName: text(work.companyName),
        }));
      },
    };
    return this.#hide(profile, masked);
  }

  /** Shows nothing until the profile is loaded, because the texts may contain the name. */
  works(id: StudentId, works: readonly ProofOfWork[]): readonly ProofOfWork[] {
    const isHidden = () => this.isHidden(id);
    const text = (of: string) => {
      if (!isHidden()) return of;
      const identity = this.#identities.get(id);
      return identity === undefined ? '' : withoutIdentity(of, identity, this.aliasOf(id));
    };
    const link = (of: string) => {
      if (!isHidden()) return of;
      const identity = this.#identities.get(id);
      return identity === undefined || isNamedIn(of, identity) ? '' : of;
    };
    return works.map((work) => ({
      ...work,
      get title() {
        return text(work.title);
      },
      get description() {
        return text(work.description);
      },
      get hashtags() {
        return work.hashtags.map(text);
      },
      get link() {
        return link(work.link);
      },
      get thumbnail() {
        return link(work.thumbnail);
      },
    }));
  }

  #hide<T extends object>(original: T, masked: T): T {
    this.#originals.set(masked, original);
    // Not a plain object, because state that copies plain objects would lose the original.
    return Object.setPrototypeOf(masked, Mask.prototype) as T;
  }

  /** Unique within a visit. */
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
