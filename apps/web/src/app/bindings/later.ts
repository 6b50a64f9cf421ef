import { account } from './account.ts';
import { candidates } from './candidates.ts';
import { company } from './company.ts';
import { jobs } from './jobs.ts';

/** What the screens beyond /login need; loaded with the first of them. */
export const later = [account, candidates, company, jobs];
