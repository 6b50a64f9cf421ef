import type { CompanyRow, SubmittedDocument, VerificationStatus } from '../data/rows.ts';

export function writeDocuments(documents: readonly SubmittedDocument[]) {
  return newestFirst(documents).map(({ documentLink, status, submittedAt }) => ({ documentLink, status, submittedAt }));
}

/** Newest first. A pending document never lowers the status of a verified company (decision 59). */
export function currentDocuments(documents: readonly SubmittedDocument[]): SubmittedDocument[] {
  const newest = newestFirst(documents);
  const decided = newest.findIndex(({ status }) => status !== 'SUBMITTED');
  return newest[decided]?.status === 'VERIFIED' ? newest.slice(decided) : newest;
}

export function statusOf(documents: readonly SubmittedDocument[]): VerificationStatus {
  return newestFirst(documents)[0]?.status ?? 'NOT_SUBMITTED';
}

export function newestFirst(documents: readonly SubmittedDocument[]): SubmittedDocument[] {
  return documents.toSorted((a, b) => b.submittedAt.localeCompare(a.submittedAt));
}

export function writeCompany(company: CompanyRow) {
  return {
    _id: company.id,
    name: company.name,
    image_url: company.imageUrl,
    about: company.about,
    top_technologies_used: company.technologies,
  };
}
