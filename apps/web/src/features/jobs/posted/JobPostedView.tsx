import { observer } from 'mobx-react-lite';
import { paths } from '../../../navigation/paths.ts';
import { ButtonLink } from '../../../ui/actions/Button.tsx';
import { MessagePage } from '../../../ui/layout/MessagePage.tsx';
import type { Presented } from '../../screen.ts';
import type { JobPostedPresenter } from './job-posted-presenter.ts';
import { texts } from './texts.ts';
import styles from './JobPostedView.module.css';

export const JobPostedView = observer(function JobPostedView({ presenter }: Presented<JobPostedPresenter>) {
  const { title, recommendedHref, jobHref } = presenter;
  if (title === null) return null;
  return (
    <MessagePage art={<SuccessTick />} title={texts.title} text={`${texts.isActive(title)} ${texts.next}`}>
      <ButtonLink href={recommendedHref} variant="fill" size="lg">
        {texts.recommended}
      </ButtonLink>
      <ButtonLink href={jobHref} size="lg">
        {texts.view}
      </ButtonLink>
      <ButtonLink href={paths.dashboard} size="lg">
        {texts.done}
      </ButtonLink>
    </MessagePage>
  );
});

function SuccessTick() {
  return (
    <svg className={styles.art} viewBox="0 0 96 96" aria-hidden="true">
      <circle className={styles.halo} cx="48" cy="48" r="46" />
      <circle className={styles.sun} cx="48" cy="48" r="32" />
      <path className={styles.tick} d="M33 49l10 10 20-21" />
    </svg>
  );
}
