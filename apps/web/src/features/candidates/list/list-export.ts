import type { Candidate } from '@glo/domain/candidates/candidate';
import { candidateTable } from '@glo/domain/candidates/candidate-table';
import { type Downloads, fileNameOf } from '@glo/domain/candidates/downloads';
import type { CandidateListMarks, CandidateListSource } from './candidate-list-parts.ts';

interface Exported {
  readonly shown: readonly Candidate[];
  readonly marks: CandidateListMarks;
  readonly source: Pick<CandidateListSource, 'fileName'>;
}

/** What a list shows, as a file for spreadsheets; the mark at its beginning tells them that it is UTF-8. */
export function exportList({ shown, marks, source }: Exported, downloads: Downloads): void {
  const rows = shown.map((candidate) => {
    const { shortlist, folders } = marks.of(candidate.id);
    return { ...candidate, shortlisted: shortlist.state !== 'shortlist', folders };
  });
  const table = candidateTable(rows, marks.isViewed ? (student) => marks.isViewed?.(student) ?? false : null);
  downloads.save(fileNameOf(source.fileName, 'csv'), `\uFEFF${table}`, 'text/csv;charset=utf-8');
}
