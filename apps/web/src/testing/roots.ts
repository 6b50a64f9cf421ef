import { emptyJobDraft } from '@glo/domain/jobs/job-draft';
import { emptyOnboardingDraft } from '@glo/domain/onboarding/onboarding-draft';
import { accountId, aSession } from '@glo/domain/testing/builders';
import { type Root, rootVersion } from '../state/device/root-schema.ts';

export function aRoot(change: Partial<Root> = {}): Root {
  return {
    version: rootVersion,
    auth: { session: aSession(), draftsOf: accountId('account-1'), owesEnd: false },
    onboarding: emptyOnboardingDraft,
    job: { draft: emptyJobDraft, changedAt: null },
    ...change,
  };
}

const sound = aRoot();
const { session } = sound.auth;

const withSession = (change: object) => ({ ...sound, auth: { ...sound.auth, session: { ...session, ...change } } });
const withRecruiter = (change: object) => withSession({ recruiter: { ...session?.recruiter, ...change } });
const withOnboarding = (change: object) => ({ ...sound, onboarding: { ...sound.onboarding, ...change } });
const withJob = (change: object) => ({ ...sound, job: { ...sound.job, draft: { ...sound.job.draft, ...change } } });

/** Stored states that the application ignores, each with a description. */
export const damagedRoots: readonly (readonly [string, string])[] = [
  ['an empty text', ''],
  ['a text that is no JSON', 'auth=1; onboarding=2'],
  ['a text cut in the middle', JSON.stringify(sound).slice(0, -40)],
  ['null', 'null'],
  ['a number', '42'],
  ['a text within quotes', '"root"'],
  ['a list', JSON.stringify([sound])],
  ['an empty object', '{}'],
  ['the state of another application', JSON.stringify({ _persist: { version: -1, rehydrated: true }, user: '{}' })],
  ['a newer version', JSON.stringify({ ...sound, version: rootVersion + 1 })],
  ['an older version', JSON.stringify({ ...sound, version: 0 })],
  ['a version that is a text', JSON.stringify({ ...sound, version: String(rootVersion) })],
  ['no auth', JSON.stringify({ ...sound, auth: undefined })],
  ['auth that is null', JSON.stringify({ ...sound, auth: null })],
  ['no onboarding', JSON.stringify({ ...sound, onboarding: undefined })],
  ['no job', JSON.stringify({ ...sound, job: undefined })],
  ['a session without an account', JSON.stringify(withSession({ accountId: undefined }))],
  ['an account that is a number', JSON.stringify(withSession({ accountId: 7 }))],
  ['verified that is a text', JSON.stringify(withSession({ verified: 'true' }))],
  ['a recruiter that is a list', JSON.stringify(withSession({ recruiter: [] }))],
  ['an unknown verification status', JSON.stringify(withRecruiter({ personalVerification: 'MAYBE' }))],
  ['a company without a name', JSON.stringify(withRecruiter({ company: { id: 'company-1' } }))],
  ['a name that is an object', JSON.stringify(withOnboarding({ name: { first: 'Meera' } }))],
  ['industries that are one text', JSON.stringify(withOnboarding({ hireIn: 'Finance' }))],
  ['a place without a city', JSON.stringify(withJob({ locations: [{ state: 'Goa', country: 'India' }] }))],
  ['a salary that is a number', JSON.stringify(withJob({ minSalary: 650_000 }))],
  ['an unknown salary mode', JSON.stringify(withJob({ salaryMode: 'weekly' }))],
  ['skills with a hole', JSON.stringify(withJob({ skills: ['Python', null] }))],
];
