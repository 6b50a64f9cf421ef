/** What is said about one call, beside what its schemas say. */
export interface CallText {
  /** What it does, in a few words. */
  readonly summary: string;
  readonly description: string;
  /** Where the rule comes from. */
  readonly source: string;
  /** When it says no, by status; what every call may answer is added by `refusals.ts`. */
  readonly refusals?: Readonly<Partial<Record<403 | 404 | 409, string>>>;
  /** Whether failures, or codes that are sent, are counted (decisions 19 and 63). */
  readonly limited?: true;
  /** Asked with POST, and changes nothing all the same. */
  readonly readOnly?: true;
}

/** A feature, the calls that belong to it by their names. */
export interface FeatureText {
  readonly name: string;
  readonly description: string;
  readonly calls: Readonly<Record<string, CallText>>;
}
