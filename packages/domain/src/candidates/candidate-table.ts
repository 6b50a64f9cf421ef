import type { Candidate } from './candidate.ts';

/** What is known of a candidate in a list, beside the candidate. */
export interface ExportedCandidate extends Candidate {
  readonly viewed: boolean;
  readonly shortlisted: boolean;
  readonly folders: readonly string[];
}

const heads = ['Name', 'Score', 'Skills', 'Viewed', 'Shortlisted', 'Folders', 'Student id'];

/** The list as CSV (RFC 4180, UTF-8): one line a candidate under a line of heads, each ended by CRLF. */
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
  return [heads, ...rows].map((cells) => `${cells.map(cell).join(',')}\r\n`).join('');
}

/** Quoted where it must be; a text that a spreadsheet would take for a formula begins with an apostrophe. */
function cell(text: string): string {
  const harmless = /^[\s]*[=+\-@\t\r]/.test(text) && !/^-?\d+(\.\d+)?$/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
