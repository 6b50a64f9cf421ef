import { observer } from 'mobx-react-lite';
import { withKeys } from '../../../ui/display/key/key-texts.ts';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { contentWidth } from '../../../ui/layout/Page.tsx';
import { cx } from '../../../ui/tokens/cx.ts';
import { actionIcons } from '../../candidate-list/actions/action-icons.tsx';
import { keyOf, labelOf, ShortlistedWord, useRemoveLabel } from '../../candidate-list/index.ts';
import type { OpenProfile } from '../open-profile.ts';
import { texts } from '../texts.ts';
import styles from './DecisionBar.module.css';
import type { ProfileVerdict } from './profile-verdict.ts';
import { KeyButton, VerdictButtons } from './VerdictButtons.tsx';

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
          <KeyButton
            variant="fill"
            icon={actionIcons.addToFolder}
            label={labelOf('addToFolder')}
            keys={[keyOf('addToFolder')]}
            aria-haspopup="dialog"
            disabled={!isLoaded}
            onClick={opened.addToFolder}
          />
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

interface ShortlistButtonProps {
  readonly opened: OpenProfile;
  /** Maybe or Not a fit, whose button then looks chosen. */
  readonly isDecided: boolean;
  readonly onPress: () => void;
}

export const ShortlistButton = observer(function ShortlistButton(props: ShortlistButtonProps) {
  const { opened, isDecided, onPress } = props;
  const { profile, isShortlisted, isShortlisting, canRemove } = opened;
  const { showsRemove, press, leaving } = useRemoveLabel(canRemove);
  return (
    <div className={styles.shortlist}>
      {profile !== null && isShortlisted === null ? (
        <Skeleton shape="block" width="100%" height={40} />
      ) : (
        <KeyButton
          wide
          variant={isShortlisted || isDecided ? 'outline' : 'fill'}
          icon={actionIcons[isShortlisted ? 'unshortlist' : 'shortlist']}
          title={canRemove ? withKeys(labelOf('remove'), [keyOf('unshortlist')]) : undefined}
          label={labelOf('shortlist')}
          keys={[keyOf(canRemove ? 'unshortlist' : 'shortlist')]}
          aria-pressed={isShortlisted === true}
          disabled={profile === null}
          busy={isShortlisting}
          {...leaving}
          onClick={() => {
            press();
            onPress();
          }}
        >
          {isShortlisted && <ShortlistedWord showsRemove={showsRemove} />}
        </KeyButton>
      )}
    </div>
  );
});
