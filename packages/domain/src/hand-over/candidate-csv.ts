import { asText, csv } from '../candidates/csv.ts';
import { latestEducation, latestGrade } from '../candidates/timeline.ts';
import { type CandidateRow, fitText } from './candidate-row.ts';

interface Column {
  readonly head: string;
  cell(row: CandidateRow): string;
}

const columns: readonly Column[] = [
  { head: 'Name', cell: ({ name }) => name },
  { head: 'Fit', cell: fitText },
  { head: 'Requirements', cell: ({ requirements }) => requirements },
  { head: 'Email', cell: ({ profile }) => profile?.email.trim() ?? '' },
  { head: 'Phone', cell: ({ profile }) => asText(profile?.mobileNumber ?? '') },
  { head: 'Place', cell: ({ profile }) => profile?.location ?? '' },
  { head: 'College', cell: ({ profile }) => (profile === null ? '' : latestEducation(profile).school) },
  { head: 'Degree', cell: ({ profile }) => (profile === null ? '' : latestEducation(profile).degree) },
  { head: 'Year', cell: ({ profile }) => (profile === null ? '' : latestEducation(profile).year) },
  { head: 'Grade', cell: ({ profile }) => (profile === null ? '' : plainNumber(latestGrade(profile))) },
  { head: 'Verdict', cell: ({ verdict }) => verdict },
  { head: 'Reason', cell: ({ reason }) => reason },
  { head: 'Manager', cell: ({ answers }) => answers.join('\n') },
  { head: 'Rating', cell: ({ rating }) => String(rating ?? '') },
  { head: 'Note', cell: ({ note }) => note },
  { head: 'Folders', cell: ({ folders }) => folders.join(', ') },
  { head: 'Profile', cell: ({ link }) => link },
  { head: 'Skills', cell: ({ skills }) => skills.join(', ') },
  { head: 'Score', cell: ({ score }) => String(score ?? '') },
  { head: 'Viewed', cell: ({ isViewed }) => (isViewed ? 'yes' : 'no') },
  { head: 'Student id', cell: ({ id }) => asText(id) },
];

/** Returns the list as CSV. Without views, their column is left out. */
export function candidateCsv(rows: readonly CandidateRow[]): string {
  const hasViews = rows.some(({ isViewed }) => isViewed !== null);
  const shown = columns.filter(({ head }) => hasViews || head !== 'Viewed');
  return csv([shown.map(({ head }) => head), ...rows.map((row) => shown.map(({ cell }) => cell(row)))]);
}

/** '8.50' becomes '8.5', because a column of numbers and texts cannot be sorted. */
function plainNumber(grade: string): string {
  const text = grade.trim();
  return /^\d{1,3}\.\d{1,6}$/.test(text) ? String(Number(text)) : text;
}
