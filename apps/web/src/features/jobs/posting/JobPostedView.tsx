import { observer } from 'mobx-react-lite';
import { paths } from '../../../navigation/paths.ts';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { MessagePage } from '../../../ui/MessagePage.tsx';
import type { JobPostedPresenter } from './job-posted-presenter.ts';
import { SuccessTick } from './SuccessTick.tsx';

interface Presented {
  readonly presenter: JobPostedPresenter;
}

const note = 'Review applicants and recommended candidates in the Recruit section.';

export const JobPostedView = observer(function JobPostedView({ presenter: { title } }: Presented) {
  return (
    <MessagePage
      art={<SuccessTick />}
      title="Posted Successfully"
      text={title === null ? note : `${title} is now among your active jobs. ${note}`}
    >
      <ButtonLink href={paths.dashboard} variant="fill" size="lg">
        Done
      </ButtonLink>
    </MessagePage>
  );
});
