import { observer } from 'mobx-react-lite';
import { paths } from '../../../navigation/paths.ts';
import { ButtonLink } from '../../../ui/actions/ButtonLink.tsx';
import { MessagePage } from '../../../ui/layout/MessagePage.tsx';
import type { Presented } from '../../screen.ts';
import type { JobPostedPresenter } from './job-posted-presenter.ts';
import { texts as shared } from '../texts.ts';
import { SuccessTick } from './SuccessTick.tsx';
import { texts } from './texts.ts';

export const JobPostedView = observer(function JobPostedView({ presenter }: Presented<JobPostedPresenter>) {
  const { title, recommendedHref, jobHref } = presenter;
  return (
    <MessagePage
      art={<SuccessTick />}
      title={texts.posted.title}
      text={title === null ? texts.posted.next : `${texts.posted.isActive(title)} ${texts.posted.next}`}
    >
      <ButtonLink href={recommendedHref} variant="fill" size="lg">
        {title === null ? shared.toJobs : texts.posted.recommended}
      </ButtonLink>
      {title !== null && (
        <ButtonLink href={jobHref} size="lg">
          {texts.posted.view}
        </ButtonLink>
      )}
      <ButtonLink href={paths.dashboard} size="lg">
        {texts.posted.done}
      </ButtonLink>
    </MessagePage>
  );
});
