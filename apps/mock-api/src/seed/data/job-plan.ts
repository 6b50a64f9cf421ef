import type { JobRow } from '../../data/rows.ts';

/** A job of the set, before ids and dates: the rest of its row is told by who posts it and when the set is made. */
export interface JobPlan
  extends Pick<
    JobRow,
    | 'title'
    | 'type'
    | 'workplaceType'
    | 'minSalary'
    | 'maxSalary'
    | 'salaryPeriod'
    | 'minExperience'
    | 'maxExperience'
    | 'experienceUnit'
    | 'vacancies'
    | 'link'
    | 'description'
    | 'status'
  > {
  /** Who posts it: the first part of the e-mail address. */
  postedBy: string;
  /** Cities, parted by semicolons. */
  cities: string;
  /** The most important first, parted by semicolons. */
  skills: string;
  daysAgo: number;
  /** Applicants among 1,000 candidates; fewer when the set is smaller. */
  applicants: number;
  viewed: number;
  shortlisted: number;
}
