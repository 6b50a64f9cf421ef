import { observer } from 'mobx-react-lite';
import { Button } from '../../ui/actions/Button.tsx';
import { oncePerDoubleClick } from '../../ui/actions/once-per-double-click.ts';
import { IconButton } from '../../ui/actions/IconButton.tsx';
import { Bookmark, BookmarkCheck, FolderPlus, Mail, Star } from '../../ui/tokens/icons.ts';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { peopleTexts as shared, ShortlistedWord, useTakesBack } from '../people/people.ts';
import styles from './ProfileButtons.module.css';
import type { ProfilePresenter } from './profile-presenter.ts';
import { texts } from './texts.ts';

interface Presented {
  readonly presenter: ProfilePresenter;
}

export const ProfileButtons = observer(function ProfileButtons({ presenter }: Presented) {
  const { acts, own } = presenter;
  const isThere = acts.profile !== null;
  // Before it is known whose profile it is and from where: which buttons there are is known with it, and none moves.
  if (own === null) return null;
  return (
    <div className={styles.buttons}>
      <span className={own.starred ? styles.starred : undefined}>
        <IconButton
          variant="outline"
          size="lg"
          label={texts.star}
          tip={own.starred ? texts.starOff : texts.starOn}
          aria-pressed={own.starred}
          icon={<Star />}
          onClick={own.toggleStar}
        />
      </span>
      {presenter.origin !== null && !acts.isReadOnly && (
        <IconButton
          variant="outline"
          size="lg"
          label={shared.addToFolder}
          tip={texts.withKey(shared.addToFolder, 'F')}
          aria-keyshortcuts="F"
          icon={<FolderPlus />}
          disabled={!isThere}
          onClick={acts.addToFolder}
        />
      )}
      <Button
        size="lg"
        icon={<Mail />}
        title={texts.withKey(shared.connect, 'E')}
        aria-keyshortcuts="E"
        disabled={!isThere}
        onClick={acts.connect}
      >
        {shared.connect}
      </Button>
      {acts.isReadOnly ? (
        <Button
          size="lg"
          variant="fill"
          icon={<FolderPlus />}
          title={texts.withKey(shared.addToFolder, 'F')}
          aria-keyshortcuts="F"
          aria-haspopup="dialog"
          disabled={!isThere}
          onClick={acts.addToFolder}
        >
          {shared.addToFolder}
        </Button>
      ) : (
        <Shortlist presenter={presenter} />
      )}
    </div>
  );
});

const Shortlist = observer(function Shortlist({ presenter: { acts } }: Presented) {
  const { isShortlisted } = acts;
  const { takesBack, press, leaving } = useTakesBack(acts.canTakeBack);
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
          title={texts.withKey(acts.canTakeBack ? shared.shortlist.remove : shared.shortlist.shortlist, 'S')}
          aria-keyshortcuts="S"
          busy={acts.isShortlisting}
          {...leaving}
          onClick={oncePerDoubleClick(() => {
            press();
            void acts.toggleShortlist();
          })}
        >
          {isShortlisted ? <ShortlistedWord takesBack={takesBack} /> : shared.shortlist.shortlist}
        </Button>
      )}
    </div>
  );
});
