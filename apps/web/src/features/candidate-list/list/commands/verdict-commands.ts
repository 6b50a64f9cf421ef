import type { Candidate } from '@glo/domain/candidates/candidate';
import { nameOf } from '@glo/domain/candidates/identity';
import { withoutAnswer } from '@glo/domain/contact/rejection';
import type { Decision, NewDecision } from '@glo/domain/verdicts/verdict';
import { verdictToast } from '../../../../state/undo/undo-history.ts';
import { type CandidateCommand, commandOf } from '../candidate-command.ts';
import type { CandidateList } from '../candidate-list.ts';
import { texts as shared } from '../../texts.ts';
import { texts } from '../texts.ts';

/** Maybe and Not a fit, for a job's candidates that are not shortlisted. */
export function verdictCommands(list: CandidateList): readonly CandidateCommand[] {
  const deciding = (decision: Decision) => ({
    run: () => decide(list.selected, { decision }, list),
    runOne: (candidate: Candidate) => decide([candidate], { decision }, list),
  });
  return [
    commandOf('maybe', deciding('maybe')),
    commandOf('reject', deciding('not-a-fit')),
    commandOf('rejectWithReason', {
      isInMenu: true,
      run: () => void rejectWithReason(list.selected, list),
      runOne: (candidate) => rejectWithReason([candidate], list),
    }),
  ];
}

async function rejectWithReason(candidates: readonly Candidate[], list: CandidateList): Promise<void> {
  const undecided = notShortlisted(candidates, list);
  if (undecided.length === 0) return decide(candidates, { decision: 'not-a-fit' }, list);
  const decision = await list.services.questions.ask('reason', undecided);
  if (decision !== null) decide(undecided, decision, list);
}

export function decide(candidates: readonly Candidate[], decision: NewDecision, list: CandidateList): void {
  const { verdicts } = list.source;
  if (!verdicts) return;
  const undecided = notShortlisted(candidates, list);
  if (undecided.length === 0) return list.services.notices.showToast(texts.isShortlisted, 'info', verdictToast);
  const students = undecided.map(({ id }) => id);
  if (!verdicts.job.accepts(decision.decision, students)) return;
  const shortlisted = candidates.length - undecided.length;
  const detail =
    shortlisted === 0 ? nameOrCount(undecided) : texts.withoutShortlisted(nameOrCount(undecided), shortlisted);
  verdicts.job.decide(students, decision, detail, () => void rejectWithReason(undecided, list));
}

/** Applicants that are not a fit and had no email about the job since that decision. */
export function unanswered({ fitting, source, services }: CandidateList): readonly Candidate[] {
  const { verdicts, verdictSources } = source;
  if (verdicts?.areApplicants !== true || !verdictSources || source.jobId === undefined) return [];
  const students = fitting.map(({ id }) => id);
  const ids = new Set(withoutAnswer(students, verdictSources, services.knowledge.records.contacted, source.jobId));
  return fitting.filter(({ id }) => ids.has(id));
}

function notShortlisted(candidates: readonly Candidate[], { source }: CandidateList): readonly Candidate[] {
  return candidates.filter(({ id }) => source.verdictSources?.shortlisted.has(id) !== true);
}

const nameOrCount = (candidates: readonly Candidate[]) =>
  candidates.length === 1 ? candidates.map(nameOf).join('') : shared.candidates(candidates.length);
