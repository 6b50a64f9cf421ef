import type { CandidateProfile } from '@glo/domain/candidates';
import { observer } from 'mobx-react-lite';
import { Button } from '../../../ui/Button.tsx';
import { Cover } from '../../../ui/Cover.tsx';
import { cx } from '../../../ui/cx.ts';
import { Face } from '../../../ui/Face.tsx';
import { gutter } from '../../../ui/gutter.ts';
import { Bookmark, BookmarkCheck } from '../../../ui/icons.ts';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import styles from './ProfileHead.module.css';
import type { ProfilePresenter } from './profile-presenter.ts';

interface Presented {
  readonly presenter: ProfilePresenter;
}

interface ProfileHeadProps extends Presented {
  /** null while it is on its way; the heading is there at once, for the focus. */
  readonly profile: CandidateProfile | null;
}

/** Cover, face, name, words about oneself, and the act of this page. */
export const ProfileHead = observer(function ProfileHead({ presenter, profile }: ProfileHeadProps) {
  return (
    <>
      {profile ? <Cover name={profile.name} pictureUrl={profile.coverPicture} /> : <div className={styles.cover} />}
      <header className={cx(styles.head, gutter.profile)}>
        <div className={styles.face}>
          {profile ? (
            <Face size="xl" name={profile.name} pictureUrl={profile.profilePicture} />
          ) : (
            <Skeleton shape="circle" width="112px" height={112} />
          )}
        </div>
        <div className={styles.words}>
          <h1 tabIndex={-1} className={styles.name}>
            {profile?.name ?? <NameOnItsWay />}
          </h1>
          {profile ? <p className={styles.bio}>{profile.bio}</p> : <BioOnItsWay />}
        </div>
        {presenter.origin !== null && <Shortlist presenter={presenter} />}
      </header>
    </>
  );
});

const Shortlist = observer(function Shortlist({ presenter }: Presented) {
  const { isShortlisted } = presenter;
  return (
    <div className={cx(styles.act, isShortlisted === true && styles.done)}>
      {isShortlisted === null ? (
        <Skeleton shape="block" width="100%" height={40} />
      ) : (
        <Button
          size="lg"
          wide
          variant={isShortlisted ? 'outline' : 'fill'}
          icon={isShortlisted ? <BookmarkCheck /> : <Bookmark />}
          busy={presenter.isShortlisting}
          onClick={() => void presenter.toggleShortlist()}
        >
          {isShortlisted ? 'Shortlisted' : 'Shortlist'}
        </Button>
      )}
    </div>
  );
});

function NameOnItsWay() {
  return (
    <>
      <span className="visually-hidden">Candidate profile</span>
      <span className={styles.nameSkeleton}>
        <Skeleton width="280px" height={26} />
      </span>
    </>
  );
}

function BioOnItsWay() {
  return (
    <div className={styles.bioSkeleton} aria-hidden="true">
      <Skeleton width="480px" />
      <Skeleton width="320px" />
    </div>
  );
}
