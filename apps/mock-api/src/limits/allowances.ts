/** Limits of an account (decisions 62 and 79), before `RATE_LIMIT` multiplies them. `LIMITS` overrides single ones. */
export const allowances = {
  /** Per hour and account */
  uploads: 100,
  /** Per hour and account */
  uploadMegabytes: 200,
  /** For all accounts together. */
  uploadsAtOnce: 20,
  uploadsAtOncePerAccount: 3,
  /** Per hour and account */
  emails: 200,
  /** Per day, account and student */
  emailsToStudent: 3,
  /** Per hour and account */
  companies: 5,
  /** Per hour and account */
  jobs: 60,
  /** Per hour and account */
  folders: 120,
  /** Per hour and account, personal and company documents together */
  documents: 20,
  /** Calls per minute and account */
  notifications: 60,
  /** Per day, account, student and text */
  notificationsToStudent: 1,
  /** Per ten minutes and account */
  profiles: 600,
  /** Per hour and mailbox, from unknown devices */
  codes: 10,
  /** Per day and mailbox, from unknown devices */
  codesADay: 50,
};

export type Allowance = keyof typeof allowances;
export type Allowances = Readonly<Partial<Record<Allowance, number>>>;
