import { observer } from 'mobx-react-lite';
import { Button } from '../../ui/actions/Button.tsx';
import { IconButton } from '../../ui/actions/IconButton.tsx';
import { FolderPlus, Mail } from '../../ui/tokens/icons.ts';
import { candidateTexts as shared } from '../candidate-list/index.ts';
import { texts } from '../open-profile/texts.ts';
import type { ProfilePresenter } from './profile-presenter.ts';

interface ProfileButtonsProps {
  readonly presenter: ProfilePresenter;
}

export const ProfileButtons = observer(function ProfileButtons({ presenter }: ProfileButtonsProps) {
  const { opened, origin } = presenter;
  if (opened === null || opened.parts.profile.state === 'failed') return null;
  const { isReadOnly, addToFolder, connect } = opened;
  const isLoaded = opened.profile !== null;
  return (
    <>
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
