import { observer } from 'mobx-react-lite';
import { Button } from '../../ui/actions/Button.tsx';
import { oncePerDoubleClick } from '../../ui/actions/click-handlers.ts';
import { IconButton } from '../../ui/actions/IconButton.tsx';
import { Bookmark, BookmarkCheck, FolderPlus, Mail, Star } from '../../ui/tokens/icons.ts';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { peopleTexts as shared, ShortlistedWord, useRemoveLabel } from '../people/people.ts';
import styles from './ProfileButtons.module.css';
import { VerdictButtons } from './verdict/VerdictButtons.tsx';
import type { OpenProfile } from './open-profile.ts';
import type { ProfilePresenter } from './profile-presenter.ts';
import { texts } from './texts.ts';

interface Presented {
  readonly presenter: ProfilePresenter;
}

export const ProfileButtons = observer(function ProfileButtons({ presenter }: Presented) {
  const { opened, origin, verdict, isReview } = presenter;
  if (opened === null) return null;
  const { records, isReadOnly, addToFolder, connect } = opened;
  const isLoaded = opened.profile !== null;
  const size = isReview ? 'sm' : 'lg';
  return (
    <div className={styles.buttons}>
      <span className={records.starred ? styles.starred : undefined}>
        <IconButton
          variant="outline"
          size={size}
          label={texts.star}
          tip={records.starred ? texts.starOff : texts.starOn}
          aria-pressed={records.starred}
          icon={<Star />}
          onClick={records.toggleStar}
        />
      </span>
      {origin !== null && !isReadOnly && (
        <IconButton
          variant="outline"
          size={size}
          label={shared.addToFolder}
          tip={texts.withKey(shared.addToFolder, 'F')}
          aria-keyshortcuts="F"
          icon={<FolderPlus />}
          disabled={!isLoaded}
          onClick={addToFolder}
        />
      )}
      <Button
        size={size}
        icon={<Mail />}
        title={texts.withKey(shared.connect, 'E')}
        aria-keyshortcuts="E"
        disabled={!isLoaded}
        onClick={connect}
      >
        {shared.connect}
      </Button>
      {/* Wraps as one group. */}
      <span className={styles.break} />
      {verdict !== null && !isReview && <VerdictButtons verdict={verdict} isLoaded={isLoaded} />}
      {isReadOnly ? (
        <Button
          size="lg"
          variant="fill"
          icon={<FolderPlus />}
          title={texts.withKey(shared.addToFolder, 'F')}
          aria-keyshortcuts="F"
          aria-haspopup="dialog"
          disabled={!isLoaded}
          onClick={addToFolder}
        >
          {shared.addToFolder}
        </Button>
      ) : (
        // The bar of a review has the decisions.
        !isReview && <Shortlist opened={opened} />
      )}
    </div>
  );
});

const Shortlist = observer(function Shortlist({ opened }: { readonly opened: OpenProfile }) {
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
          variant={isShortlisted ? 'outline' : 'fill'}
          icon={isShortlisted ? <BookmarkCheck /> : <Bookmark />}
          title={
            canRemove
              ? texts.withKey(shared.shortlist.remove, texts.shortcuts.remove)
              : texts.withKey(shared.shortlist.shortlist, texts.shortcuts.shortlist)
          }
          aria-keyshortcuts={canRemove ? texts.shortcuts.remove : texts.shortcuts.shortlist}
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
