import type { CandidateDirectory } from '../candidates/candidate-directory.ts';
import type { CandidateProfile, ProofOfWork } from '../candidates/candidate-profile.ts';
import type { Notifications } from '../candidates/notifications.ts';
import { success } from '../shared/outcome.ts';
import type { Leaving, Sight } from '../shared/page.ts';
import type { Shortlists } from '../shortlist/shortlist.ts';
import type { Acts } from '../unfinished/acts.ts';
import { aCandidate, studentId } from './builders.ts';
import { scriptedPort } from './scripted-port.ts';

export function aProfile(change: Partial<CandidateProfile> = {}): CandidateProfile {
  return {
    id: studentId('student-1'),
    name: 'Aarohi Deshmukh',
    bio: 'Statistics student who likes questions with a map in them.',
    coverPicture: '',
    profilePicture: '',
    aspirations: ['Data journalist'],
    skills: ['Python', 'SQL', 'Statistics'],
    location: 'Pune, Maharashtra, India',
    mobileNumber: '+91 98220 14563',
    email: 'aarohi.deshmukh@mail.example',
    followers: 318,
    lits: 1204,
    workExperience: [],
    education: [],
    ...change,
  };
}

export function aWork(change: Partial<ProofOfWork> = {}): ProofOfWork {
  return {
    title: 'Which bus comes next?',
    description: 'Delays of city buses, from open data.',
    hashtags: ['Maps'],
    kind: 'link',
    link: 'https://buses.example',
    thumbnail: '',
    ...change,
  };
}

export const aCandidateDirectory = () =>
  scriptedPort<CandidateDirectory>({
    byIds: success([aCandidate()]),
    profile: success(aProfile()),
    gloScore: success(742),
    proofOfWork: success([]),
  });

export const someShortlists = () =>
  scriptedPort<Shortlists>({
    candidates: success([]),
    recommended: success([]),
    add: success(undefined),
    remove: success(undefined),
  });

export const someNotifications = () => scriptedPort<Notifications>({ send: new Map() });

/** `unfinished`: acts that have not ended, and the kind of a failure. */
export function someActs(): Acts & { readonly unfinished: ReadonlyMap<string, string> } {
  const unfinished = new Map<string, string>();
  return {
    unfinished,
    begin({ kind, job, student }) {
      const name = `${kind} ${job} ${student}`;
      unfinished.set(name, 'running');
      return (failure) => void (failure === null ? unfinished.delete(name) : unfinished.set(name, failure.kind));
    },
  };
}

export function aLeaving(): Leaving & { readonly leave: () => Promise<void> } {
  const acts = new Set<() => Promise<void>>();
  return {
    before(act) {
      acts.add(act);
      return () => acts.delete(act);
    },
    leave: async () => void (await Promise.all([...acts].map((act) => act()))),
  };
}

/** `pass` advances the visible time in milliseconds. */
export function aSight(): Sight & { readonly pass: (time: number) => void } {
  const waiting = new Map<() => void, number>();
  return {
    after(duration, act) {
      waiting.set(act, duration);
      return () => waiting.delete(act);
    },
    pass(time) {
      const before = [...waiting];
      for (const [act, left] of before) {
        waiting.set(act, left - time);
        if (left <= time) waiting.delete(act);
        if (left <= time) act();
      }
    },
  };
}
