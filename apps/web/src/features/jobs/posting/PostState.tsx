import { observer } from 'mobx-react-lite';
import { CircleAlert } from '../../../ui/icons.ts';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import styles from './PostState.module.css';
import type { JobPreviewPresenter } from './job-preview-presenter.ts';

/** What became of Post: it takes long, or why it failed. Sent is sent, so a slow one can only be left alone (decision 27). */
export const PostState = observer(function PostState({ presenter }: { readonly presenter: JobPreviewPresenter }) {
  const { posting, problem } = presenter;
  return (
    <>
      <output className={styles.state}>
        {posting.slow && (
          <>
            <span>This takes longer than usual.</span>
            <LinkButton onClick={presenter.cancel}>Cancel</LinkButton>
          </>
        )}
      </output>
      <div className={styles.problem} role="alert">
        {problem !== null && (
          <>
            <CircleAlert />
            <span>{problem}</span>
            <LinkButton onClick={() => void presenter.post()}>Try again</LinkButton>
          </>
        )}
      </div>
    </>
  );
});
