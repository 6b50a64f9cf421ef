import type { Input } from './support/http.ts';
import { rightInputs } from './support/right-inputs.ts';

/**
 * The status that each caller gets for each call about Asha's data (decisions 17, 59 and 62). All callers may make the six
 * calls that lead to a session, and only those without one. A recruiter without details writes to no student. A confirmed
 * colleague reads the company, its members and its jobs, an unconfirmed member only the company. Only Asha changes her data.
 */
export const callers = [
  'anonymous',
  'expired',
  'idled',
  'ended',
  'forged',
  'form not filled',
  'other company',
  'member not confirmed',
  'colleague',
  'own',
] as const;
export type Caller = (typeof callers)[number];

/** Statuses in the order of `callers`. */
export type Statuses = readonly number[];

const everyone: Statuses = callers.map(() => 200);
const signedIn = withSession(200, 200, 200, 200, 200);
const filledIn = withSession(403, 200, 200, 200, 200);
const member = withSession(403, 403, 200, 200, 200);
const confirmed = withSession(403, 403, 403, 200, 200);
const own = withSession(403, 403, 403, 403, 200);
const ownWithCode = withSession(403, 403, 403, 403, 403);
const ownDocument = withSession(400, 400, 400, 400, 200);

/** Statuses of the signed-in callers. The five others get 401. */
function withSession(
  notFilled: number,
  otherCompany: number,
  joiner: number,
  colleague: number,
  asha: number,
): Statuses {
  return [401, 401, 401, 401, 401, notFilled, otherCompany, joiner, colleague, asha];
}

export interface AuthorisationRow {
  readonly call: string;
  /** The input. `name` is the caller's, unless it is what Asha would send. */
  readonly as: string;
  readonly input: (name: string) => Input;
  readonly statuses: Statuses;
  /** Asha's session, where it is another one than that of her sign-in. */
  readonly session?: string;
}

export const authorisationTable: readonly AuthorisationRow[] = [
  asAsha('signUp', everyone),
  asAsha('login', everyone),
  asAsha('forgotPassword', everyone),
  asAsha('verifyOtp', everyone),
  asAsha('verifyOtpLogin', everyone),
  asAsha('resendOtp', everyone),
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
  inOwnName('submitCompanyDocument', own, (name) => ({ recruiter_id: name, documentLink: '', CIN: 'U72900MH' })),
  {
    ...inOwnName('submitCompanyDocument', own, (name) => ({ recruiter_id: name })),
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

  asAsha('getCompanyDetails', member),
  asAsha('getCompanyMembers', member),
  asAsha('getTalentPool', signedIn),

  asAsha('getActiveJobs', confirmed),
  asAsha('getPastJobs', confirmed),
  asAsha('getJob', confirmed),
  asAsha('saveJob', own),
  inOwnName('saveJob', member, (name) => ({ recruiter_id: name, recruiter_details_id: `${name}-details` })),
  asAsha('editJob', own),
  asAsha('updateJobStatus', own),
  asAsha('suggestDescription', signedIn),
  asAsha('saveViewedCandidate', own),

  asAsha('getRecommended', confirmed),
  asAsha('saveShortlisted', own),
  asAsha('getShortlisted', confirmed),
  asAsha('removeShortlisted', own),
  asAsha('sendNotification', filledIn),

  asAsha('getShortlistedStudents', own),
  asAsha('getFolders', own),
  asAsha('getFolder', own),
  asAsha('saveToFolder', own),
  asAsha('createFolder', own),
  inOwnName('createFolder', member, (name) => ({ recruiter_id: name })),
  asAsha('removeStudent', own),
  asAsha('removeFromFolder', own),

  asAsha('sendEmail', filledIn),
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
