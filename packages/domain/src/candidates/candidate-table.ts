import type { StudentId } from '../shared/ids.ts';
import type { Candidate } from './candidate.ts';
import { csv } from './csv.ts';

export interface ExportedCandidate extends Candidate {
  readonly shortlisted: boolean;
  readonly folders: readonly string[];
}

/** Outside a job, views are not counted: without `isViewed` the column is left out. */
export function candidateTable(
  candidates: readonly ExportedCandidate[],
  isViewed: ((student: StudentId) => boolean) | null,
): string {
  const heads = ['Name', 'Score', 'Skills', ...(isViewed ? ['Viewed'] : []), 'Shortlisted', 'Folders', 'Student id'];
  const rows = candidates.map(({ name, score, skills, shortlisted, folders, id }) => [
    name,
    score === null ? '' : String(score),
    skills.join(', '),
    ...(isViewed ? [yesOrNo(isViewed(id))] : []),
    yesOrNo(shortlisted),
    folders.join(', '),
    id,
  ]);
  return csv([heads, ...rows]);
}

const yesOrNo = (is: boolean) => (is ? 'yes' : 'no');
