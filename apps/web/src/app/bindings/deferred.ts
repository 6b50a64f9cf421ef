import type { Container } from 'inversify';
import { ActiveScreen, type ScreenFacts } from '../../state/active-screen.ts';
import { account } from './account.ts';
import { candidates } from './candidates.ts';
import { company } from './company.ts';
import { jobs } from './jobs.ts';

/** Loaded with the first screen after /login. */
export const deferred = {
  bindings: [account, candidates, company, jobs],
  register: (container: Container, presenter: ScreenFacts) => container.get(ActiveScreen).register(presenter),
};
