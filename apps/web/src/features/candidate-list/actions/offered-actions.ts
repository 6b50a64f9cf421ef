import type { Decision } from '@glo/domain/verdicts/verdict';
import type { CandidateActions, CardOffers } from './candidate-actions.ts';
import { type ActionHandlers, type CandidateAction, candidateActions, definedHandlers } from './definitions.ts';

/** The actions of Choose Action for its candidate. */
export function offeredActions(dialog: CandidateActions, offers: CardOffers): readonly CandidateAction[] {
  const { candidate, lastFolder } = dialog;
  const place = { dialog, job: offers.jobId ?? null };
  const defined = definedHandlers((run) => candidate && run(candidate, place));
  return candidateActions('chooseAction', { ...defined, ...ownHandlers(dialog, offers) }, lastFolder?.name);
}

function ownHandlers(dialog: CandidateActions, offers: CardOffers): ActionHandlers<'chooseAction'> {
  const { shortlist, verdict, removeFromAll } = offers;
  const canDecide = (decision: Decision) => verdict !== undefined && verdict.current !== decision;
  return {
    view: dialog.follow,
    connect: dialog.toggleContact,
    shortlist: shortlist?.isOn === false ? dialog.toggleShortlist : null,
    unshortlist: shortlist?.isOn === true ? dialog.toggleShortlist : null,
    maybe: canDecide('maybe') ? () => dialog.decide('maybe') : null,
    reject: canDecide('not-a-fit') ? () => dialog.decide('not-a-fit') : null,
    reveal: dialog.isHidden ? dialog.reveal : null,
    addToLastFolder: dialog.lastFolder === null ? null : dialog.addToLastFolder,
    removeFromAll: removeFromAll === undefined ? null : dialog.removeFromAll,
  };
}
