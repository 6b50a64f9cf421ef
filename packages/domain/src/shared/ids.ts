declare const brand: unique symbol;
type Id<Name extends string> = string & { readonly [brand]: Name };

/** Login `_id`, `recruiter_id._id`, `userId`, a job's `recruiter_id`, `{recruiterId}` in every path. */
export type AccountId = Id<'account'>;
/** `recruiter[0]._id`, `recruiterDetailsId`, `recruiter_details_id`. */
export type DetailsId = Id<'details'>;
export type CompanyId = Id<'company'>;
export type JobId = Id<'job'>;
export type StudentId = Id<'student'>;
