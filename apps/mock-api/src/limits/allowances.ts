/** What may be done after sign-up (decision 62), before `RATE_LIMIT` multiplies it. `LIMITS` changes single ones. */
export const allowances = {
  /** An hour and account. */
  uploads: 100,
  /** The same, in megabytes. */
  uploadMegabytes: 200,
  /** Of all accounts together. */
  uploadsAtOnce: 20,
  /** An hour and account. */
  emails: 200,
  /** A day, account and student. */
  emailsToStudent: 3,
  /** Calls a minute and account. */
  notifications: 60,
  /** In ten minutes and of an account. */
  profiles: 600,
};

export type Allowance = keyof typeof allowances;
/** Some of the allowances, changed. */
export type Allowances = Readonly<Partial<Record<Allowance, number>>>;
