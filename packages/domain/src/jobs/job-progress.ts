import type { StudentId } from '../shared/ids.ts';
import type { Job } from './job.ts';

export function withViewed(job: Job, student: StudentId): Job {
  return { ...job, viewedApplicants: [...new Set([...job.viewedApplicants, student])] };
}
