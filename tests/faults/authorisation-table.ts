import type { Input } from './support/http.ts';
import { rightInputs } from './support/right-inputs.ts';

/**
 * Who may make which call about what is Asha's (decision 17): the status each caller gets, in the order of `callers`.
 * Anybody may make the six calls that lead to a session; without a session nothing else answers; a colleague reads the
 * company, its members and its jobs; nobody else changes what is hers.
 */
export const callers = ['anonymous', 'expired', 'forged', 'other company', 'colleague', 'own'] as const;
export type Caller = (typeof callers)[number];

type Statuses = readonly [number, number, number, number, number, number];

const everybody: Statuses = [200, 200, 200, 200, 200, 200];
const signedIn: Statuses = [401, 401, 401, 200, 200, 200];
const company: Statuses = [401, 401, 401, 403, 200, 200];
const own: Statuses = [401, 401, 401, 403, 403, 200];
const ownWithCode: Statuses = [401, 401, 401, 403, 403, 403];
const ownDocument: Statuses = [401, 401, 401, 400, 400, 200];
const ownDocumentOfCompany: Statuses = [401, 401, 401, 403, 400, 200];

export interface AuthorisationRow {
  readonly call: string;
  /** What is asked for; `name` is the caller's, where it is not simply what Asha would send. */
  readonly as: string;
  readonly input: (name: string) => Input;
  readonly statuses: Statuses;
  /** Asha's session, where it is another one than that of her sign-in. */
  readonly session?: string;
}

export const authorisationTable: readonly AuthorisationRow[] = [
  asAsha('signUp', everybody),
  asAsha('login', everybody),
  asAsha('forgotPassword', everybody),
  asAsha('verifyOtp', everybody),
  asAsha('verifyOtpLogin', everybody),
  asAsha('resendOtp', everybody),
  asAsha('createNewPassword', ownWithCode),
  { ...asAsha('createNewPassword', own), as: 'with a session won by a code', session: 'asha-by-code' },

  asAsha('getRecruiterDetails', own),
  asAsha('saveOnboarding', own),
  asAsha('getCompanies', signedIn),
  asAsha('uploadCompanyImage', signedIn),
  asAsha('saveCompany', own),
  inOwnName('saveCompany', signedIn, (name) => ({ userId: name })),
  asAsha('uploadCompanyDocument', signedIn),
  asAsha('submitCompanyDocument', own),
  inOwnName('submitCompanyDocument', company, (name) => ({ recruiter_id: name, documentLink: '', CIN: 'U72900MH' })),
  {
    ...inOwnName('submitCompanyDocument', ownDocumentOfCompany, (name) => ({ recruiter_id: name })),
    as: 'in their own name, with a document of hers',
  },
  asAsha('uploadRecruiterDocument', signedIn),
  asAsha('submitRecruiterDocument', own),
  {
    ...inOwnName('submitRecruiterDocument', ownDocument, (name) => ({ recruiter_id: name })),
    as: 'in their own name, with a document of hers',
  },

  asAsha('changePassword', own),
  asAsha('deleteAccount', own),
  asAsha('uploadProfilePicture', own),
  asAsha('uploadCoverPicture', own),
  asAsha('editProfile', own),

  asAsha('getCompanyDetails', company),
  asAsha('getCompanyMembers', company),
  asAsha('getTalentPool', signedIn),

  asAsha('getActiveJobs', company),
  asAsha('getPastJobs', company),
  asAsha('getJob', company),
  asAsha('saveJob', own),
  inOwnName('saveJob', company, (name) => ({ recruiter_id: name, recruiter_details_id: `${name}-details` })),
  asAsha('editJob', own),
  asAsha('updateJobStatus', own),
  asAsha('suggestDescription', signedIn),
  asAsha('saveViewedCandidate', own),

  asAsha('getRecommended', company),
  asAsha('saveShortlisted', own),
  asAsha('getShortlisted', company),
  asAsha('removeShortlisted', own),
  asAsha('sendNotification', signedIn),

  asAsha('getShortlistedStudents', own),
  asAsha('getFolders', own),
  asAsha('getFolder', own),
  asAsha('saveToFolder', own),
  asAsha('createFolder', own),
  inOwnName('createFolder', company, (name) => ({ recruiter_id: name })),
  asAsha('removeStudent', own),
  asAsha('removeFromFolder', own),

  asAsha('sendEmail', signedIn),
  asAsha('searchCandidates', signedIn),
  asAsha('getProfileData', signedIn),
  asAsha('getGloScore', signedIn),
  asAsha('getPosts', signedIn),
  asAsha('getCandidatesByIds', signedIn),
  asAsha('filterCandidates', signedIn),
  asAsha('getBachelorsSpecialization', signedIn),
  asAsha('getStreams', signedIn),
  asAsha('getBachelorsDegrees', signedIn),
  asAsha('getMastersDegrees', signedIn),
  asAsha('getMastersSpecialization', signedIn),
  asAsha('getAllInstitutes', signedIn),
  asAsha('getLocations', signedIn),
  asAsha('getHashtags', signedIn),
  asAsha('getJobRoles', signedIn),
];

/** Every caller sends what Asha would send. */
function asAsha(call: string, statuses: Statuses): AuthorisationRow {
  return { call, as: 'as Asha', input: () => rightInputs[call] ?? {}, statuses };
}

/** Every caller says who they are, about the same things. */
function inOwnName(call: string, statuses: Statuses, change: (name: string) => object): AuthorisationRow {
  const { body, ...rest } = rightInputs[call] ?? {};
  const input = (name: string) => ({ ...rest, body: { ...(body as object), ...change(name) } });
  return { call, as: 'in their own name', input, statuses };
}
