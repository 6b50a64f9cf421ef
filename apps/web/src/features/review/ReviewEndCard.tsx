import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { Button, ButtonLink } from '../../ui/actions/Button.tsx';
import { Spinner } from '../../ui/display/Spinner.tsx';
import { openHere } from '../../ui/actions/click-handlers.ts';
import { useHeadingTakesFocus } from '../../ui/actions/focus.ts';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { Loading, Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { Scroll } from '../../ui/layout/Page.tsx';
import { RotateCw } from '../../ui/tokens/icons.ts';
import type { ProfileOrigin } from '../open-profile/profile-origin.ts';
import type { ProfilePager } from '../open-profile/profile-pager.ts';
import type { ProfileVerdict } from '../open-profile/verdict/profile-verdict.ts';
import { Row } from '../../ui/layout/Row.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Text } from '../../ui/display/Text.tsx';
import groupStyles from './ReviewEndGroups.module.css';
import { ReviewEndGroups } from './ReviewEndGroups.tsx';
import { ReviewEnd } from './review-end.ts';
import type { ReviewServices } from './review-services.ts';
import { texts } from './texts.ts';

interface ReviewEndCardProps {
  readonly origin: ProfileOrigin;
  readonly verdict: ProfileVerdict;
  readonly pager: ProfilePager;
  readonly services: ReviewServices;
  readonly backHref: string;
}

export const ReviewEndCard = observer(function ReviewEndCard(props: ReviewEndCardProps) {
  const { origin, verdict, pager, services, backHref } = props;
  const [end] = useState(() => new ReviewEnd(origin, verdict, pager, services));
  const card = useRef<HTMLDivElement>(null);
  const { isReady, isFailed, mainGroup, left } = end;
  const { next, others, undecided } = left;
  const isMain = isReady && mainGroup === null && others === 0;
  useEffect(() => end.open(), [end]);
  useHeadingTakesFocus(card);
  useEffect(() => card.current?.querySelector('h1')?.focus({ preventScroll: true }), [isReady]);
  return (
    <Scroll label={texts.result}>
      <div ref={card}>
        <Stack gap={5}>
          <Row gap={5} align="start" justify="between" wrap rowGap={3}>
            <Stack gap={2}>
              <Text as="h1" size={5} tabIndex={-1}>
                {isReady ? titleOf(end) : isFailed ? texts.notCounted : texts.counting}
              </Text>
              {isReady && undecided.length > 0 && <Text tone="muted">{texts.endOf(end.counts)}</Text>}
              {isReady && hasVerdicts(end) && <Text tone="muted">{texts.endText}</Text>}
            </Stack>
            <Row gap={4} wrap className={groupStyles.wraps}>
              {isReady && others > 0 && (
                <Button size="lg" variant="fill" busy={left.isStarting} onClick={left.startOthers}>
                  {texts.others(others)}
                </Button>
              )}
              {isReady && end.counts.undecided > 0 && (
                <Button
                  size="lg"
                  variant={mainGroup === 'undecided' ? 'fill' : 'outline'}
                  icon={<RotateCw />}
                  onClick={end.goThroughSkipped}
                >
                  {texts.rest(end.counts.undecided)}
                </Button>
              )}
              <ButtonLink size="lg" variant={isMain && next === null ? 'fill' : 'outline'} href={backHref}>
                {texts.backToJob}
              </ButtonLink>
              {isReady && next !== null && (
                <ButtonLink
                  size="lg"
                  variant={isMain ? 'fill' : 'outline'}
                  icon={left.isStarting && <Spinner />}
                  aria-busy={left.isStarting || undefined}
                  href={next.href}
                  onClick={(event) => openHere(event, left.startNext)}
                >
                  {texts.next(next.count, next.job.title)}
                </ButtonLink>
              )}
            </Row>
          </Row>
          {end.lacksNames && <ErrorState row title={texts.noNames} onRetry={end.retry} />}
          {isReady ? (
            <ReviewEndGroups end={end} />
          ) : isFailed ? (
            <ErrorState row title={texts.noShortlist} onRetry={end.retry} />
          ) : (
            <CountsSkeleton />
          )}
        </Stack>
      </div>
    </Scroll>
  );
});

/** The rest of the job comes first. */
function titleOf({ left, counts }: ReviewEnd): string {
  const { length } = left.undecided;
  return length > 0 ? texts.left(length, left.title) : texts.endOf(counts);
}

const hasVerdicts = ({ counts }: ReviewEnd) => counts.maybe + counts['not-a-fit'] > 0;

function CountsSkeleton() {
  return (
    <Loading label={texts.counting}>
      <Skeleton width="320px" />
    </Loading>
  );
}
