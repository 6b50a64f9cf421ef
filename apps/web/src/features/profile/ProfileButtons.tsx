import { observer } from 'mobx-react-lite';
import { Button } from '../../ui/actions/Button.tsx';
import { IconButton } from '../../ui/actions/IconButton.tsx';
import { FolderPlus, Mail, Star } from '../../ui/tokens/icons.ts';
import { cx } from '../../ui/tokens/cx.ts';
import { peopleTexts as shared } from '../people/people.ts';
import styles from './ProfileButtons.module.css';
import type { ProfilePresenter } from './profile-presenter.ts';
import { texts } from './texts.ts';

interface ProfileButtonsProps {
  readonly presenter: ProfilePresenter;
}

export const ProfileButtons = observer(function ProfileButtons({ presenter }: ProfileButtonsProps) {
  const { opened, origin } = presenter;
  if (opened === null || opened.parts.profile.state === 'failed') return null;
  const { records, isReadOnly, addToFolder, connect } = opened;
  const isLoaded = opened.profile !== null;
  return (
    <>
      <span className={cx(styles.star, records.starred && styles.starred)}>
        <IconButton
          variant="outline"
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
          label={shared.addToFolder}
          tip={texts.withKey(shared.addToFolder, 'F')}
          aria-keyshortcuts="F"
          icon={<FolderPlus />}
          disabled={!isLoaded}
          onClick={addToFolder}
        />
      )}
      <Button
        icon={<Mail />}
        title={texts.withKey(shared.connect, 'E')}
        aria-keyshortcuts="E"
        disabled={!isLoaded}
        onClick={connect}
      >
        {shared.connect}
      </Button>
    </>
  );
});
