import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { Button, ButtonLink } from '../../../ui/actions/Button.tsx';
import { useHeadingTakesFocus } from '../../../ui/actions/focus.ts';
import { Loading, Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { Mail, RotateCw } from '../../../ui/tokens/icons.ts';
import type { ProfileOrigin } from '../profile-origin.ts';
import type { ProfilePresenter } from '../profile-presenter.ts';
import type { ProfileVerdict } from '../verdict/profile-verdict.ts';
import styles from './ReviewEndCard.module.css';
import { ReviewEnd } from './review-end.ts';
import { texts } from './texts.ts';

interface ReviewEndProps {
  readonly end: ReviewEnd;
}

export const ReviewEndCard = observer(function ReviewEndCard({ presenter }: { readonly presenter: ProfilePresenter }) {
  const { origin, verdict } = presenter;
  return origin && verdict && <Card presenter={presenter} origin={origin} verdict={verdict} />;
});

interface CardProps {
  readonly presenter: ProfilePresenter;
  readonly origin: ProfileOrigin;
  readonly verdict: ProfileVerdict;
}

const Card = observer(function Card({ presenter: { pager, reviews, back }, origin, verdict }: CardProps) {
  const [end] = useState(() => new ReviewEnd(origin, verdict, pager, reviews.services));
  const card = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const { isReady } = end;
  useEffect(() => end.open(), [end]);
  useHeadingTakesFocus(card);
  useEffect(() => heading.current?.focus({ preventScroll: true }), [isReady]);
  return (
    <div ref={card} className={styles.page}>
      <div className={styles.card}>
        <h1 ref={heading} tabIndex={-1}>
          {isReady ? texts.endOf(end.counts) : texts.counting}
        </h1>
        {isReady ? <Next end={end} /> : <CountsSkeleton />}
        <ButtonLink size="lg" variant="bare" href={back.href}>
          {texts.backToJob}
        </ButtonLink>
      </div>
    </div>
  );
});

const Next = observer(function Next({ end }: ReviewEndProps) {
  const { counts, rejected } = end;
  return (
    <>
      <p className={styles.text}>{texts.endText}</p>
      <div className={styles.actions}>
        {counts.shortlisted > 0 && (
          <Button size="lg" variant="fill" icon={<Mail />} onClick={end.emailShortlisted}>
            {texts.emailShortlisted(counts.shortlisted)}
          </Button>
        )}
        {rejected.length > 0 && (
          <Button size="lg" icon={<Mail />} busy={end.isLoadingNames} onClick={() => void end.emailRejected()}>
            {texts.emailRejected(rejected.length)}
          </Button>
        )}
        {counts.maybe > 0 && (
          <Button size="lg" icon={<RotateCw />} onClick={() => end.goThrough('maybe')}>
            {texts.again(counts.maybe)}
          </Button>
        )}
        {counts.undecided > 0 && (
          <Button size="lg" icon={<RotateCw />} onClick={() => end.goThrough('undecided')}>
            {texts.rest(counts.undecided)}
          </Button>
        )}
      </div>
    </>
  );
});

function CountsSkeleton() {
  return (
    <Loading label={texts.counting}>
      <Skeleton width="320px" />
    </Loading>
  );
}
