import { observer } from 'mobx-react-lite';
import { Button } from '../../../ui/actions/Button.tsx';
import { oncePerDoubleClick } from '../../../ui/actions/click-handlers.ts';
import { Bookmark, BookmarkCheck, FolderPlus } from '../../../ui/tokens/icons.ts';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { peopleTexts as shared, ShortlistedWord, useRemoveLabel } from '../../people/people.ts';
import { PrivateNote } from './PrivateNote.tsx';
import styles from './ProfileDecision.module.css';
import { RatingButtons } from './RatingButtons.tsx';
import { VerdictButtons } from './VerdictButtons.tsx';
import type { OpenProfile } from '../open-profile.ts';
import type { ProfilePresenter } from '../profile-presenter.ts';
import { texts } from '../texts.ts';

interface ProfileDecisionProps {
  readonly presenter: ProfilePresenter;
  readonly opened: OpenProfile;
}

/** Verdict, rating and note. In a review, the bar has verdict and rating. */
export const ProfileDecision = observer(function ProfileDecision({ presenter, opened }: ProfileDecisionProps) {
  const { verdict, isReview } = presenter;
  const isLoaded = opened.profile !== null;
  return (
    <div className={styles.decision}>
      {!isReview && opened.parts.profile.state !== 'failed' && (
        <div className={styles.controls}>
          <div className={styles.verdicts}>
            {verdict && <VerdictButtons verdict={verdict} isLoaded={isLoaded} />}
            {opened.isReadOnly ? (
              <AddToFolder opened={opened} />
            ) : (
              <Shortlist opened={opened} isDecided={verdict !== null && verdict.decision !== null} />
            )}
          </div>
          {verdict && <RatingButtons verdict={verdict} isLoaded={isLoaded} />}
        </div>
      )}
      <PrivateNote presenter={presenter} opened={opened} />
    </div>
  );
});

interface Opened {
  readonly opened: OpenProfile;
}

const AddToFolder = observer(function AddToFolder({ opened }: Opened) {
  return (
    <Button
      size="lg"
      variant="fill"
      icon={<FolderPlus />}
      title={texts.withKey(shared.addToFolder, 'F')}
      aria-keyshortcuts="F"
      aria-haspopup="dialog"
      disabled={opened.profile === null}
      onClick={opened.addToFolder}
    >
      {shared.addToFolder}
    </Button>
  );
});

interface ShortlistProps extends Opened {
  /** Maybe or Not a fit, whose button then looks chosen. */
  readonly isDecided: boolean;
}

const Shortlist = observer(function Shortlist({ opened, isDecided }: ShortlistProps) {
  const { isShortlisted, isShortlisting, canRemove, toggleShortlist } = opened;
  const { showsRemove, press, leaving } = useRemoveLabel(canRemove);
  return (
    <div className={isShortlisted === true ? styles.shortlisted : styles.shortlist}>
      {isShortlisted === null ? (
        <Skeleton shape="block" width="100%" height={40} />
      ) : (
        <Button
          size="lg"
          wide
          variant={isShortlisted || isDecided ? 'outline' : 'fill'}
          icon={isShortlisted ? <BookmarkCheck /> : <Bookmark />}
          title={
            canRemove
              ? texts.withKey(shared.shortlist.remove, texts.shortcuts.remove)
              : texts.withKey(shared.shortlist.shortlist, texts.shortcuts.shortlist)
          }
          aria-keyshortcuts={canRemove ? texts.shortcuts.remove : texts.shortcuts.shortlist}
          aria-pressed={isShortlisted}
          busy={isShortlisting}
          {...leaving}
          onClick={oncePerDoubleClick(() => {
            press();
            void toggleShortlist();
          })}
        >
          {isShortlisted ? <ShortlistedWord showsRemove={showsRemove} /> : shared.shortlist.shortlist}
        </Button>
      )}
    </div>
  );
});
