import { listTexts } from '../../people/people.ts';
import type { OpportunityPresenter } from './opportunity-presenter.ts';
import { noticeTexts as texts } from './texts.ts';

interface JobNotice {
  readonly text: string;
  readonly action: { readonly label: string; readonly isBusy: boolean; readonly run: () => void } | null;
}

/** What the recruiter should know about the open list. `null`: nothing. */
export function noticeOf({ open, activeTab }: OpportunityPresenter): JobNotice | null {
  const candidates = open?.candidates ?? null;
  if (activeTab === null || candidates === null) return null;
  const { list, tab } = activeTab;
  if (list.isReviewAwaited) {
    const cancel = { label: listTexts.cancel, isBusy: false, run: () => list.awaitReview(false) };
    return { text: listTexts.reviewAwaited(activeTab.ids.length), action: cancel };
  }
  const { late, gone, isShowingLatest: isBusy } = candidates;
  const run = () => void candidates.showLatest();
  if (tab === 'applicants' && late.length > 0) {
    return { text: texts.late(late.length), action: { label: texts.show, isBusy, run } };
  }
  if (tab === 'applicants' && gone.length > 0) {
    const text = gone.length === candidates.shown.length ? texts.allGone(gone.length) : texts.gone(gone.length);
    return { text, action: { label: texts.update, isBusy, run } };
  }
  return open?.isClosedElsewhere === true ? { text: texts.closedElsewhere, action: null } : null;
}
