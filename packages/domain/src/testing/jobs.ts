import type { JobBoard } from '../jobs/index.ts';
import type { Lookups } from '../lookups/index.ts';
import { success } from '../shared/index.ts';
import { anActiveJob } from './builders.ts';

type Answer<F> = F extends (...given: never[]) => Promise<infer T> ? T | Promise<T> : never;
type Answers<Port> = { [Method in keyof Port]: Answer<Port[Method]> };

/** A job board that says yes to everything, until a test scripts another answer (a promise: one that takes its time). */
export class FakeJobBoard implements JobBoard {
  /** What was asked, oldest first: the method's name, then what it was given. */
  readonly asked: unknown[][] = [];
  readonly answers: Answers<JobBoard> = {
    activeJobs: success([anActiveJob()]),
    pastJobs: success([]),
    job: success(anActiveJob()),
    post: success(undefined),
    suggestDescription: success('Read the sea with us.'),
    markViewed: success(undefined),
  };

  activeJobs = this.#method('activeJobs');
  pastJobs = this.#method('pastJobs');
  job = this.#method('job');
  post = this.#method('post');
  suggestDescription = this.#method('suggestDescription');
  markViewed = this.#method('markViewed');

  #method<M extends keyof JobBoard>(name: M) {
    return async (...given: Parameters<JobBoard[M]>): Promise<Awaited<ReturnType<JobBoard[M]>>> => {
      this.asked.push([name, ...given]);
      return await (this.answers[name] as ReturnType<JobBoard[M]>);
    };
  }
}

/** Lookups that find one of each. */
export class FakeLookups implements Lookups {
  readonly asked: unknown[][] = [];
  readonly answers: Answers<Lookups> = {
    places: success([{ city: 'Pune', state: 'Maharashtra', country: 'India' }]),
    skills: success(['Python', 'SQL']),
    jobRoles: success(['Data Analyst']),
  };

  places = this.#method('places');
  skills = this.#method('skills');
  jobRoles = this.#method('jobRoles');

  #method<M extends keyof Lookups>(name: M) {
    return async (...given: Parameters<Lookups[M]>): Promise<Awaited<ReturnType<Lookups[M]>>> => {
      this.asked.push([name, ...given]);
      return await (this.answers[name] as ReturnType<Lookups[M]>);
    };
  }
}
