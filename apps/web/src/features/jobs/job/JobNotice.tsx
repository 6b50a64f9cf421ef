import { observer } from 'mobx-react-lite';
import { Button } from '../../../../ui/actions/Button.tsx';
import { fallbackFocusTarget } from '../../../../ui/actions/focus.ts';
import type { Presented } from '../../../screen.ts';
import { noticeOf } from './job-notice.ts';
import styles from '../JobPane.module.css';
import type { OpportunityPresenter } from '../opportunity-presenter.ts';

/** The output stays, so that screen readers announce what appears in it. */
export const JobNotice = observer(function JobNotice({ presenter }: Presented<OpportunityPresenter>) {
  const notice = noticeOf(presenter);
  const action = notice?.action;
  return (
    <output className={styles.notice}>
      {notice && <span>{notice.text}</span>}
      {action && (
        <Button
          variant="bare"
          onClick={() => {
            action.run();
            // The button disappears.
            fallbackFocusTarget()?.focus({ preventScroll: true });
          }}
        >
          {action.label}
        </Button>
      )}
    </output>
  );
});
