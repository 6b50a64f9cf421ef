import { observer } from 'mobx-react-lite';
import { Button } from '../../../ui/actions/Button.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { contentWidth } from '../../../ui/layout/Page.tsx';
import { cx } from '../../../ui/tokens/cx.ts';
import { Bookmark, BookmarkCheck, FolderPlus } from '../../../ui/tokens/icons.ts';
import { candidateTexts as shared, ShortlistedWord, useRemoveLabel } from '../../candidate-list/index.ts';
import type { OpenProfile } from '../open-profile.ts';
import { texts } from '../texts.ts';
import styles from './DecisionBar.module.css';
import type { ProfileVerdict } from './profile-verdict.ts';
import { VerdictButtons, WithKey } from './VerdictButtons.tsx';

interface DecisionBarProps {
  readonly verdict: ProfileVerdict | null;
  readonly opened: OpenProfile;
}

/** Verdict and shortlisting below a profile. A review has its own bar. */
export const DecisionBar = observer(function DecisionBar({ verdict, opened }: DecisionBarProps) {
  const isLoaded = opened.profile !== null;
  return (
    <section aria-label={texts.decision} className={cx(styles.bar, contentWidth.profile)}>
      <div className={styles.decisions}>
        {verdict && <VerdictButtons current={verdict.decision} isLoaded={isLoaded} onDecide={verdict.toggle} />}
        {opened.isReadOnly ? (
          <AddToFolder opened={opened} />
        ) : (
          <ShortlistButton
            opened={opened}
            isDecided={verdict !== null && verdict.decision !== null}
            onPress={() => void opened.toggleShortlist()}
          />
        )}
      </div>
    </section>
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
      aria-keyshortcuts={texts.shortcuts.folder}
      aria-haspopup="dialog"
      disabled={opened.profile === null}
      onClick={opened.addToFolder}
    >
      <WithKey label={shared.addToFolder} name={texts.shortcuts.folder} />
    </Button>
  );
});

interface ShortlistButtonProps extends Opened {
  /** Maybe or Not a fit, whose button then looks chosen. */
  readonly isDecided: boolean;
  readonly onPress: () => void;
}

export const ShortlistButton = observer(function ShortlistButton(props: ShortlistButtonProps) {
  const { opened, isDecided, onPress } = props;
  const { profile, isShortlisted, isShortlisting, canRemove } = opened;
  const { showsRemove, press, leaving } = useRemoveLabel(canRemove);
  return (
    <div className={isShortlisted === true ? styles.shortlisted : styles.shortlist}>
      {profile !== null && isShortlisted === null ? (
        <Skeleton shape="block" width="100%" height={40} />
      ) : (
        <Button
          size="lg"
          wide
          variant={isShortlisted || isDecided ? 'outline' : 'fill'}
          icon={isShortlisted ? <BookmarkCheck /> : <Bookmark />}
          title={canRemove ? texts.withKey(shared.shortlist.remove, texts.shortcuts.remove) : undefined}
          aria-keyshortcuts={canRemove ? texts.shortcuts.remove : texts.shortcuts.shortlist}
          aria-pressed={isShortlisted === true}
          disabled={profile === null}
          busy={isShortlisting}
          {...leaving}
          onClick={() => {
            press();
            onPress();
          }}
        >
          {isShortlisted ? (
            <ShortlistedWord showsRemove={showsRemove} />
          ) : (
            <WithKey label={shared.shortlist.shortlist} name={texts.shortcuts.shortlist} />
          )}
        </Button>
      )}
    </div>
  );
});
