import { candidateTable } from '@glo/domain/candidates/candidate-table';
import { fileNameOf } from '@glo/domain/candidates/downloads';
import type { CandidateList } from './candidate-list.ts';

/** Saves the displayed candidates as CSV. The byte order mark tells spreadsheets that the file is UTF-8. */
export function exportList({ shown, source, services }: CandidateList): void {
  const rows = shown.map((candidate) => {
    const { shortlist, folders } = source.marksOf(candidate.id);
    return { ...candidate, shortlisted: shortlist.state !== 'shortlist', folders };
  });
  const table = candidateTable(rows, source.isViewed ? (student) => source.isViewed?.(student) ?? false : null);
  services.downloads.save(fileNameOf(source.fileName, 'csv'), `\uFEFF${table}`, 'text/csv;charset=utf-8');
}
