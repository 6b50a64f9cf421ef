import type { Candidate } from './candidate.ts';
import { csv } from './csv.ts';

/** What is known of a candidate in a list, beside the candidate. */
export interface ExportedCandidate extends Candidate {
  readonly viewed: boolean;
  readonly shortlisted: boolean;
  readonly folders: readonly string[];
}

const heads = ['Name', 'Score', 'Skills', 'Viewed', 'Shortlisted', 'Folders', 'Student id'];

/** The list as CSV: one line a candidate under a line of heads. */
export function candidateTable(candidates: readonly ExportedCandidate[]): string {
  const rows = candidates.map(({ name, score, skills, viewed, shortlisted, folders, id }) => [
    name,
    score === null ? '' : String(score),
    skills.join(', '),
    viewed ? 'yes' : 'no',
    shortlisted ? 'yes' : 'no',
    folders.join(', '),
    id,
  ]);
  return csv([heads, ...rows]);
}
