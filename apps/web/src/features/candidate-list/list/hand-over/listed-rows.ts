import type { Candidate } from '@glo/domain/candidates/candidate';
import type { CandidateProfile } from '@glo/domain/candidates/candidate-profile';
import type { Fit } from '@glo/domain/candidates/fit';
import { nameOf } from '@glo/domain/candidates/identity';
import type { CandidateRow } from '@glo/domain/hand-over/candidate-row';
import type { VerdictRecord } from '@glo/domain/verdicts/verdict';
import { texts as verdictTexts } from '../../../../state/verdicts/texts.ts';
import type { ListAnswers } from '../list-answers.ts';
import type { ListSource } from '../list-source.ts';
import type { HandOverServices } from './hand-over-services.ts';

/** The list of the rows. */
export interface RowList {
  readonly source: ListSource;
  readonly fit: Fit;
  readonly answers: ListAnswers;
}

export interface RowSources {
  readonly services: HandOverServices;
  readonly profiles: { get(student: Candidate['id']): CandidateProfile | undefined };
  readonly verdicts: ReadonlyMap<Candidate['id'], VerdictRecord>;
}

export function rowOf(candidate: Candidate, list: RowList, sources: RowSources): CandidateRow {
  const { source } = list;
  const { profiles, verdicts } = sources;
  const { knowledge, records } = sources.services;
  const { id, skills, score } = candidate;
  const { shortlist, folders } = source.marksOf(id);
  const isShortlisted = shortlist.target === 'job' && shortlist.state !== 'shortlist';
  const record = verdicts.get(id);
  const text = (value: string) => knowledge.blind.textAbout(candidate, value);
  const profile = profiles.get(id);
  return {
    id,
    name: nameOf(candidate),
    skills,
    score,
    fit: list.fit.names.length === 0 ? null : list.fit.of(candidate),
    profile: profile === undefined ? null : fileProfile(profile, text),
    ...wordsOf(record && knowledge.blind.maskReason(candidate, record), isShortlisted),
    answers: list.answers.linesOf(candidate),
    note: text(records.noteOn(id)),
    folders: folders.map(text),
    isViewed: source.isViewed?.(id) ?? null,
    link: new URL(source.profileHref(id), location.origin).href,
  };
}

/** Place and education are masked in files only, because the filter needs them. */
function fileProfile(profile: CandidateProfile, text: (value: string) => string): CandidateProfile {
  const education = profile.education.map((one) => ({ ...one, school: text(one.school), degree: text(one.degree) }));
  return { ...profile, location: text(profile.location), education };
}

function wordsOf(
  record: VerdictRecord | undefined,
  isShortlisted: boolean,
): { readonly verdict: string; readonly reason: string } {
  if (isShortlisted) return { verdict: verdictTexts.choices.shortlisted, reason: '' };
  if (record === undefined) return { verdict: '', reason: '' };
  const { decision, reason, reasonText } = record;
  return {
    verdict: verdictTexts.decisions[decision],
    reason: reasonText || (reason === null ? '' : verdictTexts.reasons[reason]),
  };
}
