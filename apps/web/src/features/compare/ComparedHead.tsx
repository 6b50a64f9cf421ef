import { identityOf } from '@glo/domain/candidates/identity';
import { observer } from 'mobx-react-lite';
import { texts as blindTexts } from '../../state/blind/texts.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { IconButton } from '../../ui/actions/IconButton.tsx';
import { actionIcons } from '../candidate-list/actions/action-icons.tsx';
import { labelOf, ShortlistedWord, useRemoveLabel } from '../candidate-list/index.ts';
import { GradientAvatar } from '../../ui/display/Avatar.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { Row } from '../../ui/layout/Row.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { cx } from '../../ui/tokens/cx.ts';
import { X } from '../../ui/tokens/icons.ts';
import type { OpenProfile } from '../open-profile/open-profile.ts';
import styles from './ComparedHead.module.css';
import type { ComparePresenter } from './compare-presenter.ts';
import { texts } from './texts.ts';

interface ComparedHeadProps {
  readonly person: OpenProfile;
  readonly presenter: ComparePresenter;
}

export const ComparedHead = observer(function ComparedHead({ person, presenter }: ComparedHeadProps) {
  const { profile } = person.parts;
  const identity = profile.value && identityOf(profile.value);
  const name = identity?.name ?? (profile.state === 'failed' ? texts.candidate : null);
  return (
    <Stack gap={3}>
      <Row gap={2} className={styles.person}>
        <span className={cx(styles.face, 'unprinted')}>
          <GradientAvatar name={identity?.avatarName ?? name ?? ''} pictureUrl={identity?.pictureUrl} />
        </span>
        {name === null ? (
          <Skeleton width="96px" />
        ) : (
          <a className={styles.name} translate="no" href={person.href}>
            {name}
          </a>
        )}
        <IconButton
          label={texts.remove(name ?? texts.candidate)}
          icon={<X />}
          onClick={() => presenter.remove(person)}
        />
      </Row>
      {person.isReadOnly ? (
        <AddToFolder person={person} name={name ?? texts.candidate} />
      ) : (
        <Shortlist person={person} name={name ?? texts.candidate} />
      )}
      {person.isHidden && name !== null && (
        <Button
          wide
          icon={actionIcons.reveal}
          onClick={({ currentTarget }) => {
            currentTarget.closest('th')?.querySelector('a')?.focus();
            person.reveal();
          }}
        >
          <span>
            <span>{labelOf('reveal')}</span>
            <span className="visually-hidden">{blindTexts.revealOf(name)}</span>
          </span>
        </Button>
      )}
    </Stack>
  );
});

interface ActProps {
  readonly person: OpenProfile;
  readonly name: string;
}

const AddToFolder = observer(function AddToFolder({ person, name }: ActProps) {
  return (
    <Button
      wide
      icon={actionIcons.addToFolder}
      aria-haspopup="dialog"
      disabled={person.profile === null}
      onClick={person.addToFolder}
    >
      <span>{labelOf('addToFolder')}</span>
      <span className="visually-hidden">{texts.ofPerson(name)}</span>
    </Button>
  );
});

/** Without a job it opens Choose Folder (decision 45). */
const Shortlist = observer(function Shortlist({ person, name }: ActProps) {
  const isOn = person.isShortlisted === true;
  const { showsRemove, press, leaving } = useRemoveLabel(person.canRemove);
  return (
    <Button
      wide
      icon={actionIcons[isOn ? 'unshortlist' : 'shortlist']}
      busy={person.isShortlisting}
      disabled={person.isShortlisted === null}
      {...leaving}
      onClick={() => {
        press();
        void person.toggleShortlist();
      }}
    >
      {isOn ? <ShortlistedWord showsRemove={showsRemove} /> : <span>{labelOf('shortlist')}</span>}
      <span className="visually-hidden">{texts.ofPerson(name)}</span>
    </Button>
  );
});
