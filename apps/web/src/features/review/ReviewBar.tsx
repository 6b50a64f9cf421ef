import { clockTime } from '@glo/domain/shared/dates';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { Button } from '../../ui/actions/Button.tsx';
import { fallbackFocusTarget } from '../../ui/actions/focus.ts';
import { Key } from '../../ui/display/key/Key.tsx';
import { contentWidth } from '../../ui/layout/Page.tsx';
import { cx } from '../../ui/tokens/cx.ts';
import { Text } from '../../ui/display/Text.tsx';
import { Row } from '../../ui/layout/Row.tsx';
import styles from './ReviewBar.module.css';
import type { OpenProfile } from '../open-profile/open-profile.ts';
import { pageKeys, type ProfilePager } from '../open-profile/profile-pager.ts';
import type { ProfileVerdict } from '../open-profile/verdict/profile-verdict.ts';
import { ShortlistButton } from '../open-profile/verdict/DecisionBar.tsx';
import barStyles from '../open-profile/verdict/DecisionBar.module.css';
import { KeyButton, VerdictButtons } from '../open-profile/verdict/VerdictButtons.tsx';
import type { ReviewHint } from './review-hint.ts';
import { ReviewMode } from './review-mode.ts';
import type { ReviewServices } from './review-services.ts';
import { texts } from './texts.ts';

interface ProgressProps {
  readonly review: ReviewMode;
  readonly pausedUntil: Date | null;
}

interface ReviewBarProps {
  readonly opened: OpenProfile;
  readonly verdict: ProfileVerdict;
  readonly pager: ProfilePager;
  readonly services: ReviewServices;
  /** Loading ahead waits until then. */
  readonly pausedUntil: Date | null;
}

/** Give it the candidate as key. */
export const ReviewBar = observer(function ReviewBar(props: ReviewBarProps) {
  const { opened, verdict, pager, services, pausedUntil } = props;
  const [review] = useState(() => new ReviewMode(opened, verdict, pager, services));
  useEffect(() => review.open(), [review]);
  return (
    <section aria-label={texts.review}>
      {review.hint.isShown && <Hint hint={review.hint} />}
      <div className={cx(barStyles.bar, styles.bar, contentWidth.profile)}>
        <Progress review={review} pausedUntil={pausedUntil} />
        <Row gap={2} className={styles.moves}>
          <KeyButton
            variant="bare"
            label={texts.back}
            keys={pageKeys.previous}
            disabled={!review.canGoBack}
            onClick={review.back}
          />
          <KeyButton variant="bare" label={texts.skip} keys={pageKeys.next} onClick={review.skip} />
        </Row>
        <div className={barStyles.decisions}>
          <VerdictButtons current={verdict.decision} isLoaded={review.canDecide} onDecide={review.decide} />
          <ShortlistButton
            opened={opened}
            isDecided={verdict.decision !== null}
            onPress={opened.isShortlisted === true ? review.removeFromShortlist : review.shortlist}
          />
        </div>
      </div>
    </section>
  );
});

const Progress = observer(function Progress({ review, pausedUntil }: ProgressProps) {
  const { position, count } = review.position;
  return (
    <p className={styles.progress}>
      <strong>{texts.placeOf(position, count)}</strong>
      <Text as="span" tone="muted" className={styles.more}>
        {` · ${texts.timeLeft(review.minutesLeft)}`}
      </Text>
      {review.order !== '' && pausedUntil === null && (
        <Text as="span" block size={1} tone="muted" className={styles.more}>
          {texts.orderedBy(review.order)}
        </Text>
      )}
      <Text as="output" block size={1} tone="muted">
        {pausedUntil && texts.paused(clockTime(pausedUntil))}
      </Text>
    </p>
  );
});

function Hint({ hint }: { readonly hint: ReviewHint }) {
  return (
    <Row gap={4} rowGap={1} wrap tone="muted" className={cx(styles.hint, contentWidth.profile)}>
      <Text as="span" weight="medium" tone="ink">
        {texts.hint.title}
      </Text>
      {texts.hint.keys.map(([key, does]) => (
        <Row as="span" gap={2} key={does}>
          {key.split('+').map((name) => (
            <Key key={name} name={name} />
          ))}
          <span>{does}</span>
        </Row>
      ))}
      <Row as="span" space={{ marginLeft: 'auto' }}>
        <Button
          onClick={() => {
            hint.close();
            fallbackFocusTarget()?.focus({ preventScroll: true });
          }}
        >
          {texts.hint.close}
        </Button>
      </Row>
    </Row>
  );
}
