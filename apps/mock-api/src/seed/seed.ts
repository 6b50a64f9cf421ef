import type { CandidateRow, PostRow, Rows } from '../data/rows.ts';
import { createMailboxes, drawCandidate } from './candidates.ts';
import { companyRows, recruiterRows } from './recruiters.ts';
import { hiringRows } from './hiring.ts';
import { createRandom } from './numbers.ts';

export interface SeedOptions {
  seed: number;
  candidates: number;
  now: Date;
}

/** From 1,000 candidates up, a larger set starts with the candidates, jobs and folders of a smaller one. */
export function seedRows({ seed, candidates: count, now }: SeedOptions): { [C in keyof Rows]: Rows[C][] } {
  const random = createRandom();
  const mailboxFor = createMailboxes();
  const candidates: CandidateRow[] = [];
  const posts: PostRow[] = [];
  for (let n = 0; n < count; n++) {
    const person = drawCandidate(random, { seed, n, now }, mailboxFor);
    candidates.push(person.candidate);
    posts.push(...person.posts);
  }
  const companies = companyRows(seed, now);
  const { accounts, recruiters } = recruiterRows(seed, companies, now);
  return {
    accounts,
    recruiters,
    companies,
    ...hiringRows(random, seed, recruiters, candidates, now),
    candidates,
    posts,
    codes: [],
    sessions: [],
    messages: [],
    uploads: [],
  };
}
