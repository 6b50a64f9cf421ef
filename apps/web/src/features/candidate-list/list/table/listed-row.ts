import type { Candidate } from '@glo/domain/candidates/candidate';
import type { Facts } from '@glo/domain/candidates/known/facts';
import type { CandidateList } from '../candidate-list.ts';
import { judgmentOf } from '../list-marks.ts';
import { listedCard } from '../listed-card.ts';
import type { TableRow } from './table-row.ts';

const noFacts: Facts = { college: '', degree: '', year: '', grade: '', place: '' };

export function listedRow(candidate: Candidate, list: CandidateList): TableRow {
  return {
    candidate,
    answers: list.answers,
    card: listedCard(candidate, list),
    judgment: judgmentOf(candidate, list),
    facts: list.services.knowledge.factsOf(candidate.id) ?? noFacts,
  };
}
