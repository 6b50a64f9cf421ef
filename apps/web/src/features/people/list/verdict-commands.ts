import type { Candidate } from '@glo/domain/candidates/candidate';
import type { Decision } from '@glo/domain/verdicts/verdict';
import { texts as verdictTexts } from '../../../state/verdicts/texts.ts';
import type { CandidateList } from './candidate-list.ts';
import type { CandidateCommand } from './list-commands.ts';
import { texts } from './texts.ts';

/** Maybe and Not a fit, for a job's candidates that are not shortlisted. */
export const verdictCommands: readonly CandidateCommand[] = [
  verdictCommand('maybe', 'm'),
  verdictCommand('not-a-fit', 'r'),
];

function verdictCommand(decision: Decision, key: string): CandidateCommand {
  return {
    id: decision,
    label: () => verdictTexts.decisions[decision],
    shortcut: { key, label: verdictTexts.decisions[decision] },
    run: (list) => decide(list.selected, decision, list),
    runOne: (candidate, list) => decide([candidate], decision, list),
  };
}

function decide(candidates: readonly Candidate[], decision: Decision, list: CandidateList): void {
  const { verdicts } = list.source;
  if (!verdicts) return;
  const { job, sources } = verdicts;
  const { notices } = list.services;
  const undecided = candidates.filter(({ id }) => !sources.shortlisted.has(id));
  if (undecided.length === 0) return notices.toast(texts.isShortlisted, 'info', 'verdict');
  const undo = job.decide(
    undecided.map(({ id }) => id),
    { decision },
  );
  list.place.clearSelection();
  notices.undoable(verdictTexts.decisions[decision], undo, nameOf(undecided), 'verdict');
}

const nameOf = (candidates: readonly Candidate[]) =>
  candidates.length === 1 ? candidates[0]?.name : texts.decidedOn(candidates.length);
