import { listTexts } from '../../../candidate-list/index.ts';
import type { OpportunityPresenter } from '../opportunity-presenter.ts';
import { noticeTexts as texts } from '../texts.ts';

interface JobNotice {
  readonly text: string;
  readonly action: { readonly label: string; readonly run: () => void } | null;
}

/** Returns a sentence about changes of the open list, or `null`. */
export function noticeOf({ open, activeTab }: OpportunityPresenter): JobNotice | null {
  const candidates = open?.candidates ?? null;
  if (activeTab === null || candidates === null) return null;
  const { list, tab } = activeTab;
  if (list.isReviewAwaited) {
    const cancel = { label: listTexts.cancel, run: () => list.awaitReview(false) };
    return { text: listTexts.reviewAwaited(activeTab.ids.length), action: cancel };
  }
  const { late, gone, isShowingLatest } = candidates;
  const run = () => void candidates.showLatest();
  const isOffered = tab === 'applicants' && !isShowingLatest;
  if (isOffered && late.length > 0) return { text: texts.late(late.length), action: { label: texts.show, run } };
  if (isOffered && gone.length > 0) {
    const text = gone.length === candidates.shown.length ? texts.allGone(gone.length) : texts.gone(gone.length);
    return { text, action: { label: texts.update, run } };
  }
  return open?.isClosedElsewhere === true ? { text: texts.closedElsewhere, action: null } : null;
}
