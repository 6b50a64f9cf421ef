import type { CandidateProfile } from '@glo/domain/candidates/candidate-profile';
import { longDate } from '@glo/domain/shared/dates';
import { observer } from 'mobx-react-lite';
import { texts as blindTexts } from '../../state/blind/texts.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Cover } from '../../ui/display/Cover.tsx';
import { cx } from '../../ui/tokens/cx.ts';
import { GradientAvatar } from '../../ui/display/GradientAvatar.tsx';
import { contentWidth } from '../../ui/layout/Page.tsx';
import { Eye, Folder, Mail } from '../../ui/tokens/icons.ts';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { nameOfFace } from '../people/people.ts';
import { ProfileButtons } from './ProfileButtons.tsx';
import styles from './ProfileHead.module.css';
import type { ProfilePresenter } from './profile-presenter.ts';
import { texts } from './texts.ts';

interface Presented {
  readonly presenter: ProfilePresenter;
}

interface ProfileHeadProps extends Presented {
  readonly profile: CandidateProfile | null;
}

export const ProfileHead = observer(function ProfileHead({ presenter, profile }: ProfileHeadProps) {
  const { acts } = presenter;
  return (
    <>
      <div className={styles.cover}>{profile && <Cover name={profile.name} pictureUrl={profile.coverPicture} />}</div>
      <header className={cx(styles.head, contentWidth.profile)}>
        <div className={styles.face}>
          {profile ? (
            <GradientAvatar size="xl" name={nameOfFace(profile.name)} pictureUrl={profile.profilePicture} />
          ) : (
            <Skeleton shape="circle" width="112px" height={112} />
          )}
        </div>
        <div className={styles.words}>
          <p className={styles.name} aria-hidden="true" translate="no">
            {profile?.name ?? <NameOnItsWay />}
          </p>
          {acts.isHidden && <Hidden onReveal={acts.reveal} />}
          <div className={styles.about}>
            {profile === null && <BioOnItsWay />}
            {profile !== null && profile.bio !== '' && <p className={styles.bio}>{profile.bio}</p>}
            <Remarks presenter={presenter} />
          </div>
        </div>
        <ProfileButtons presenter={presenter} />
      </header>
    </>
  );
});

function Hidden({ onReveal }: { readonly onReveal: () => void }) {
  return (
    <p className={styles.hidden}>
      <span>{blindTexts.nameHidden}</span>
      <Button
        icon={<Eye />}
        title={texts.withKey(blindTexts.reveal, 'R')}
        aria-keyshortcuts="R"
        onClick={() => {
          // The button goes with the secret.
          document.querySelector('h1')?.focus();
          onReveal();
        }}
      >
        {blindTexts.reveal}
      </Button>
    </p>
  );
}

const Remarks = observer(function Remarks({ presenter: { own, acts } }: Presented) {
  const written = own?.writtenOn ?? null;
  if (written === null && acts.folders.length === 0) return null;
  return (
    <div className={styles.remarks}>
      {written !== null && (
        <p className={styles.remark}>
          <Mail />
          <span>{texts.writtenOn(longDate(written))}</span>
        </p>
      )}
      {acts.folders.length > 0 && (
        <p className={styles.remark}>
          <Folder />
          <span>{texts.inFolders(acts.folders.join(', '))}</span>
        </p>
      )}
    </div>
  );
});

function NameOnItsWay() {
  return (
    <span className={styles.nameSkeleton}>
      <Skeleton width="280px" height={26} />
    </span>
  );
}

function BioOnItsWay() {
  return (
    <div className={styles.bioSkeleton} aria-hidden="true">
      <Skeleton width="480px" />
      <Skeleton width="440px" />
      <Skeleton width="320px" />
    </div>
  );
}
