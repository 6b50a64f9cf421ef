import { observer } from 'mobx-react-lite';
import { Button } from '../../ui/actions/Button.tsx';
import { IconButton } from '../../ui/actions/IconButton.tsx';
import { withKeys } from '../../ui/display/key/key-texts.ts';
import { actionIcons } from '../candidate-list/actions/action-icons.tsx';
import { keyOf, labelOf } from '../candidate-list/index.ts';
import type { Presented } from '../screen.ts';
import type { ProfilePresenter } from './profile-presenter.ts';

export const ProfileButtons = observer(function ProfileButtons({ presenter }: Presented<ProfilePresenter>) {
  const { opened, origin } = presenter;
  if (opened === null || opened.parts.profile.state === 'failed') return null;
  const { isReadOnly, addToFolder, connect } = opened;
  const isLoaded = opened.profile !== null;
  return (
    <>
      {origin !== null && !isReadOnly && (
        <IconButton
          variant="outline"
          label={labelOf('addToFolder')}
          keys={[keyOf('addToFolder')]}
          icon={actionIcons.addToFolder}
          disabled={!isLoaded}
          onClick={addToFolder}
        />
      )}
      <Button
        icon={actionIcons.email}
        title={withKeys(labelOf('connect'), [keyOf('email')])}
        aria-keyshortcuts={keyOf('email')}
        disabled={!isLoaded}
        onClick={connect}
      >
        {labelOf('connect')}
      </Button>
    </>
  );
});
