import type { Candidate } from '@glo/domain/candidates/candidate';
import type { CandidateFit, Fit } from '@glo/domain/candidates/fit';
import { nameOf } from '@glo/domain/candidates/identity';
import { changedFacts } from '@glo/domain/candidates/known/facts';
import type { CandidateRow } from '@glo/domain/hand-over/candidate-row';
import type { LocalRecords } from '../../../../state/device/local-records.ts';
import { judgmentOf } from '../../../../state/verdicts/judgment.ts';
import { texts as verdictTexts } from '../../../../state/verdicts/texts.ts';
import type { ListAnswers } from '../list-answers.ts';
import type { ListKnowledge } from '../list-knowledge.ts';
import type { ListSource } from '../list-source.ts';

export interface RowList {
  readonly source: ListSource;
  readonly fit: Fit;
  readonly answers: ListAnswers;
  readonly services: { readonly knowledge: ListKnowledge; readonly records: LocalRecords };
}

export function rowOf(candidate: Candidate, list: RowList): CandidateRow {
  const { source, services } = list;
  const { knowledge, records } = services;
  const { id, skills, score } = candidate;
  const { shortlist, folders } = source.marksOf(id);
  const { decision, reason } = judgmentOf(candidate, source.verdictSources, knowledge.blind);
  const verdict = shortlist.target === 'job' && shortlist.state !== 'shortlist' ? 'shortlisted' : decision;
  const text = (value: string) => knowledge.blind.textAbout(candidate, value);
  const profile = knowledge.store.profiles.get(id);
  return {
    id,
    name: nameOf(candidate),
    skills,
    wanted: source.wanted,
    score,
    fit: fitIn(list, candidate),
    // Masked in files only, because the filter needs them.
    facts: changedFacts(knowledge.factsOf(id), text),
    email: profile?.email.trim() ?? '',
    phone: profile?.mobileNumber.trim() ?? '',
    verdict: verdict === null ? '' : verdictTexts.choices[verdict],
    reason,
    answers: list.answers.linesOf(candidate),
    note: text(records.noteOn(id)),
    folders: folders.map(text),
    isViewed: source.isViewed?.(id) ?? null,
    link: new URL(source.profileHref(id), location.origin).href,
  };
}

/** `null` if the list wants nothing. */
export function fitIn({ fit }: Pick<RowList, 'fit'>, candidate: Candidate): CandidateFit | null {
  return fit.names.length === 0 ? null : fit.of(candidate);
}

/** The name of the list's files without `date`. */
export const titleOf = ({ fileName }: ListSource, date: string): string => fileName.replace(`, ${date}`, '');
