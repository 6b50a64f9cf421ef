import { observer } from 'mobx-react-lite';
import { BackLink } from '../../ui/actions/BackLink.tsx';
import { ButtonLink } from '../../ui/actions/Button.tsx';
import { cx } from '../../ui/tokens/cx.ts';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { contentWidth, PageHeader, Scroll } from '../../ui/layout/Page.tsx';
import { ChevronLeft, ChevronRight, FileText, Flag } from '../../ui/tokens/icons.ts';
import { IconButton } from '../../ui/actions/IconButton.tsx';
import { MessagePage } from '../../ui/layout/MessagePage.tsx';
import { MoreMenu } from '../../ui/actions/Menu.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { SlowNote } from '../../ui/feedback/SlowNote.tsx';
import { SunriseArt } from '../../ui/display/SunriseArt.tsx';
import { CandidateActionsDialog, peopleTexts as shared } from '../people/people.ts';
import { ProfileGlance } from './ProfileGlance.tsx';
import { ProfileHead } from './ProfileHead.tsx';
import type { ProfilePresenter } from './profile-presenter.ts';
import styles from './ProfileView.module.css';
import { ProfileWork } from './ProfileWork.tsx';
import { texts } from './texts.ts';

interface Presented {
  readonly presenter: ProfilePresenter;
}

export const ProfileView = observer(function ProfileView({ presenter }: Presented) {
  const { opened, back, dialog } = presenter;
  return (
    <>
      <PageHeader start={<Start presenter={presenter} />}>
        <Pager presenter={presenter} />
        {opened?.profile && (
          <MoreMenu
            label={texts.more}
            items={[
              { label: texts.print, icon: <FileText />, onPress: presenter.print },
              { label: texts.report, icon: <Flag />, onPress: opened.report },
            ]}
          />
        )}
      </PageHeader>
      {opened?.parts.profile.refused ? <Unknown back={back} /> : <Profile presenter={presenter} />}
      <CandidateActionsDialog actions={dialog} />
    </>
  );
});

/** The heading precedes the cover in the DOM, so screen readers announce the name first. */
const Start = observer(function Start({ presenter }: Presented) {
  const { opened, back, pageTitle } = presenter;
  return (
    <>
      {!opened?.parts.profile.refused && (
        <h1 className="visually-hidden" tabIndex={-1}>
          {pageTitle ?? texts.candidate}
        </h1>
      )}
      <Back {...back} />
    </>
  );
});

const Profile = observer(function Profile({ presenter }: Presented) {
  const { opened } = presenter;
  const profile = opened?.parts.profile;
  return (
    <>
      <Scroll label={texts.profile} flush>
        {profile?.state === 'failed' ? (
          <Failed onRetry={() => void profile.load()} />
        ) : (
          <ProfileHead presenter={presenter} profile={profile?.value ?? null} />
        )}
        {opened && (
          <div className={cx(styles.columns, contentWidth.profile)}>
            <ProfileGlance presenter={presenter} opened={opened} />
            <ProfileWork parts={opened.parts} />
          </div>
        )}
      </Scroll>
      {presenter.reading.isSlow && (
        <div className={styles.slow}>
          <SlowNote onCancel={presenter.reading.cancel} onRetry={presenter.reading.retry} />
        </div>
      )}
    </>
  );
});

const Pager = observer(function Pager({ presenter }: Presented) {
  const { position: place, pageTitle } = presenter;
  if (place === null) return null;
  const { previous, next } = place;
  const placeText = texts.placeOf(place.position, place.count);
  return (
    <>
      <span className={styles.place} aria-hidden="true">
        {placeText}
      </span>
      <output className="visually-hidden">{pageTitle === null ? '' : texts.arrived(pageTitle, placeText)}</output>
      <IconButton
        variant="outline"
        label={texts.previous}
        tip={texts.previousKeys}
        aria-keyshortcuts={texts.shortcuts.previous}
        icon={<ChevronLeft />}
        disabled={previous === null}
        onClick={() => presenter.page('previous')}
      />
      <IconButton
        variant="outline"
        label={texts.next}
        tip={texts.nextKeys}
        aria-keyshortcuts={texts.shortcuts.next}
        icon={<ChevronRight />}
        disabled={next === null}
        onClick={() => presenter.page('next')}
      />
    </>
  );
});

function Back({ href, label }: ProfilePresenter['back']) {
  return (
    <BackLink href={href}>
      {label ?? (
        <>
          <span className="visually-hidden">{texts.backToJob}</span>
          <Skeleton width="144px" />
        </>
      )}
    </BackLink>
  );
}

function Failed({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <div className={styles.failed}>
      <ErrorState title={texts.failed} text={texts.nothingLost} onRetry={onRetry} />
    </div>
  );
}

function Unknown({ back }: { readonly back: ProfilePresenter['back'] }) {
  return (
    <MessagePage title={texts.refused} text={shared.maybeRemoved} art={<SunriseArt />}>
      <ButtonLink href={back.href}>{back.label ?? texts.backToJob}</ButtonLink>
    </MessagePage>
  );
}
