import { observer } from 'mobx-react-lite';
import { BackLink } from '../../../ui/BackLink.tsx';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { cx } from '../../../ui/cx.ts';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { gutter } from '../../../ui/gutter.ts';
import { MessagePage } from '../../../ui/MessagePage.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { Scroll } from '../../../ui/Scroll.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { SlowNote } from '../../../ui/SlowNote.tsx';
import { SunriseArt } from '../../../ui/SunriseArt.tsx';
import { ProfileGlance } from './ProfileGlance.tsx';
import { ProfileHead } from './ProfileHead.tsx';
import type { ProfileParts } from './profile-parts.ts';
import type { ProfilePresenter } from './profile-presenter.ts';
import styles from './ProfileView.module.css';
import { ProfileWork } from './ProfileWork.tsx';

interface Presented {
  readonly presenter: ProfilePresenter;
}

export const ProfileView = observer(function ProfileView({ presenter }: Presented) {
  const { parts, back } = presenter;
  const failed = parts?.profile.state === 'failed';
  if (failed && parts.refused) return <Unknown back={back} />;
  return (
    <>
      <PageHeader start={<Back {...back} />} />
      <Scroll label="Profile" flush>
        {failed ? (
          <Failed parts={parts} />
        ) : (
          <ProfileHead presenter={presenter} profile={parts?.profile.value ?? null} />
        )}
        {parts && (
          <div className={cx(styles.columns, gutter.profile)}>
            <ProfileGlance presenter={presenter} parts={parts} />
            <ProfileWork parts={parts} />
          </div>
        )}
      </Scroll>
      {presenter.isSlow && (
        <div className={styles.slow}>
          <SlowNote onCancel={presenter.stopWaiting} onRetry={presenter.askAgain} />
        </div>
      )}
    </>
  );
});

function Back({ href, label }: ProfilePresenter['back']) {
  return (
    <BackLink href={href}>
      {label ?? (
        <>
          <span className="visually-hidden">Back to the job</span>
          <Skeleton width="144px" />
        </>
      )}
    </BackLink>
  );
}

function Failed({ parts }: { readonly parts: ProfileParts }) {
  return (
    <div className={styles.failed}>
      <h1 className="visually-hidden" tabIndex={-1}>
        Candidate profile
      </h1>
      <ErrorState
        title="This profile could not be loaded"
        text="Nothing you did is lost."
        onRetry={() => void parts.profile.load()}
      />
    </div>
  );
}

function Unknown({ back }: { readonly back: ProfilePresenter['back'] }) {
  return (
    <MessagePage
      title="This candidate cannot be shown"
      text="The profile may have been removed, or the link is not complete."
      art={<SunriseArt />}
    >
      <ButtonLink href={back.href}>{back.label ?? 'Back to the job'}</ButtonLink>
    </MessagePage>
  );
}
