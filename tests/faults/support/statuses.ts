/**
 * The callers of each call about Asha's data (decisions 17, 59 and 62). Six calls open a session and need none. A
 * recruiter without details cannot write to students. A confirmed colleague reads the company, its members and its
 * jobs. An unconfirmed member reads only the company. Only Asha changes her data.
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

/** In the order of `callers`. */
export type Statuses = readonly number[];

export const everyone: Statuses = callers.map(() => 200);
export const signedIn = withSession(200, 200, 200, 200, 200);
export const filledIn = withSession(403, 200, 200, 200, 200);
export const member = withSession(403, 403, 200, 200, 200);
export const confirmed = withSession(403, 403, 403, 200, 200);
export const own = withSession(403, 403, 403, 403, 200);
export const ownWithCode = withSession(403, 403, 403, 403, 403);
export const ownDocument = withSession(400, 400, 400, 400, 200);

/** Expects 401 for the five callers without a session. */
function withSession(
  notFilled: number,
  otherCompany: number,
  joiner: number,
  colleague: number,
  asha: number,
): Statuses {
  return [401, 401, 401, 401, 401, notFilled, otherCompany, joiner, colleague, asha];
}
