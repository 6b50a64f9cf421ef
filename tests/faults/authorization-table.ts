import { callNamed, statusesAsAsha } from './support/right-inputs.ts';
import type { Input } from './support/http.ts';
import { member, own, ownDocument, signedIn, type Statuses } from './support/statuses.ts';

export interface AuthorizationRow {
  readonly call: string;
  readonly as: string;
  readonly input: (name: string) => Input;
  readonly statuses: Statuses;
  /** The session that Asha uses. Default: the one from her sign-in. */
  readonly session?: string;
}

export const authorizationTable: readonly AuthorizationRow[] = [
  ...Object.entries(statusesAsAsha).map(([call, statuses]) => asAsha(call, statuses)),
  { ...asAsha('createNewPassword', own), as: 'with a session won by a code', session: 'asha-by-code' },
  inOwnName('saveCompany', signedIn, (name) => ({ userId: name })),
  inOwnName('submitCompanyDocument', own, (name) => ({ recruiter_id: name, documentLink: '', CIN: 'U72900MH' })),
  {
    ...inOwnName('submitCompanyDocument', own, (name) => ({ recruiter_id: name })),
    as: 'in their own name, with a document of hers',
  },
  {
    ...inOwnName('submitRecruiterDocument', ownDocument, (name) => ({ recruiter_id: name })),
    as: 'in their own name, with a document of hers',
  },
  inOwnName('saveJob', member, (name) => ({ recruiter_id: name, recruiter_details_id: `${name}-details` })),
  inOwnName('createFolder', member, (name) => ({ recruiter_id: name })),
];

function asAsha(call: string, statuses: Statuses): AuthorizationRow {
  return { call, as: 'as Asha', input: () => callNamed(call).input, statuses };
}

/** Every caller sends Asha's input with their own ids. */
function inOwnName(call: string, statuses: Statuses, change: (name: string) => object): AuthorizationRow {
  const { body, ...rest } = callNamed(call).input;
  const input = (name: string) => ({ ...rest, body: { ...(body as object), ...change(name) } });
  return { call, as: 'in their own name', input, statuses };
}
