import { observer } from 'mobx-react-lite';
import { Button } from '../../../ui/actions/Button.tsx';
import { fallbackFocusTarget } from '../../../ui/actions/focus.ts';
import { listTexts } from '../../candidate-list/index.ts';
import type { Presented } from '../../screen.ts';
import { cx } from '../../../ui/tokens/cx.ts';
import glow from '../Pill.module.css';
import styles from './JobPane.module.css';
import type { OpportunityPresenter } from './opportunity-presenter.ts';
import { noticeTexts as texts } from './texts.ts';

/** Says what has changed in the open list. The output stays, so that screen readers announce what appears in it. */
export const JobNotice = observer(function JobNotice({ presenter }: Presented<OpportunityPresenter>) {
  const notice = noticeOf(presenter);
  return (
    <output className={cx(styles.notice, notice && glow.pill)}>
      {notice && <span>{notice.text}</span>}
      {notice?.action && (
        <Button
          variant="bare"
          onClick={() => {
            notice.action?.();
            // The button disappears.
            fallbackFocusTarget()?.focus({ preventScroll: true });
          }}
        >
          {notice.label}
        </Button>
      )}
    </output>
  );
});

interface Notice {
  readonly text: string;
  readonly label?: string;
  readonly action?: () => void;
}

function noticeOf({ open, activeTab }: OpportunityPresenter): Notice | null {
  const candidates = open?.candidates ?? null;
  if (activeTab === null || candidates === null) return null;
  const { list, tab, ids } = activeTab;
  if (list.isReviewAwaited) {
    const action = () => list.awaitReview(false);
    return { text: listTexts.reviewAwaited(ids.length), label: listTexts.cancel, action };
  }
  const { late, gone, shown, isShowingLatest } = candidates;
  const action = () => void candidates.showLatest();
  const isOffered = tab === 'applicants' && !isShowingLatest;
  if (isOffered && late.length > 0) return { text: texts.late(late.length), label: texts.show, action };
  if (isOffered && gone.length > 0) {
    const text = gone.length === shown.length ? texts.allGone(gone.length) : texts.gone(gone.length);
    return { text, label: texts.update, action };
  }
  return open?.isClosedElsewhere === true ? { text: texts.closedElsewhere } : null;
}
