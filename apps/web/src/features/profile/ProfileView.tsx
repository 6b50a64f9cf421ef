import { coverUrlOf, nameOf } from '@glo/domain/candidates/identity';
import { observer } from 'mobx-react-lite';
import { useLayoutEffect, useRef } from 'react';
import { LazySuspense } from '../../ui/lazily.tsx';
import { useHeadingTakesFocus } from '../../ui/actions/focus.ts';
import { BackLink } from '../../ui/actions/BackLink.tsx';
import { ButtonLink } from '../../ui/actions/Button.tsx';
import { Cover } from '../../ui/display/Cover.tsx';
import { cx } from '../../ui/tokens/cx.ts';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { contentWidth, PageHeader, Scroll } from '../../ui/layout/Page.tsx';
import { ChevronLeft, ChevronRight } from '../../ui/tokens/icons.ts';
import { IconButton } from '../../ui/actions/IconButton.tsx';
import { MessagePage } from '../../ui/layout/MessagePage.tsx';
import { MoreMenu } from '../../ui/actions/Menu.tsx';
import { Text } from '../../ui/display/Text.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { SlowNote } from '../../ui/feedback/SlowNote.tsx';
import { SunriseArt } from '../../ui/display/SunriseArt.tsx';
import { actionIcons } from '../candidate-list/actions/action-icons.tsx';
import type { Presented } from '../screen.ts';
import { candidateActions, CandidateActionsDialog, candidateTexts as shared } from '../candidate-list/index.ts';
import { ProfileButtons } from './ProfileButtons.tsx';
import { pageKeys } from '../open-profile/profile-pager.ts';
import { DecisionBar } from '../open-profile/verdict/DecisionBar.tsx';
import { PrivateNote } from './PrivateNote.tsx';
import { ProfileGlance } from './glance/ProfileGlance.tsx';
import { ProfileHead } from './ProfileHead.tsx';
import type { ListPosition } from '../../state/device/paged-list-state.ts';
import type { ProfilePresenter } from './profile-presenter.ts';
import styles from './ProfileView.module.css';
import { ProfileWork } from './work/ProfileWork.tsx';
import { LazyReviewBar, LazyReviewEnd } from '../review/LazyReview.ts';
import { texts as openTexts } from '../open-profile/texts.ts';
import { texts } from './texts.ts';

type PresentedProfile = Presented<ProfilePresenter>;

export const ProfileView = observer(function ProfileView({ presenter }: PresentedProfile) {
  const { dialog } = presenter;
  return (
    <>
      <PageHeader gutter="profile" start={<Start presenter={presenter} />}>
        <Pager presenter={presenter} />
        {!presenter.isAtEnd && <ProfileButtons presenter={presenter} />}
        {!presenter.isAtEnd && <More presenter={presenter} />}
      </PageHeader>
      <Body presenter={presenter} />
      <Decision presenter={presenter} />
      <CandidateActionsDialog actions={dialog} />
    </>
  );
});

const More = observer(function More({ presenter }: PresentedProfile) {
  const items = presenter.opened?.profile ? candidateActions('menu', presenter.handlers) : [];
  if (items.length === 0) return <span className={styles.more} />;
  return (
    <MoreMenu
      label={texts.more}
      items={items.map(({ id, label, run }) => ({ label, icon: actionIcons[id], onPress: run }))}
    />
  );
});

const Body = observer(function Body({ presenter }: PresentedProfile) {
  const { opened, origin, verdict, pager, back, isAtEnd } = presenter;
  if (isAtEnd && origin && verdict) {
    return (
      <LazySuspense>
        <LazyReviewEnd
          origin={origin}
          verdict={verdict}
          pager={pager}
          services={presenter.reviewServices}
          backHref={back.href}
        />
      </LazySuspense>
    );
  }
  return opened?.parts.profile.refused ? <Unknown back={back} /> : <Profile presenter={presenter} />;
});

/** Keeps the place of the review's bar while its script loads. */
const Decision = observer(function Decision({ presenter }: PresentedProfile) {
  const { opened, verdict, pager, isReview, isAtEnd } = presenter;
  if (opened === null || isAtEnd || (!isReview && opened.parts.profile.state === 'failed')) return null;
  return (
    <div className={cx(styles.bar, 'unprinted')}>
      {isReview && verdict ? (
        <LazySuspense>
          <LazyReviewBar
            key={opened.id}
            opened={opened}
            verdict={verdict}
            pager={pager}
            services={presenter.reviewServices}
            pausedUntil={presenter.prefetch.pausedUntil}
          />
        </LazySuspense>
      ) : (
        <DecisionBar key={opened.id} verdict={verdict} opened={opened} />
      )}
    </div>
  );
});

/** The heading precedes the cover in the DOM, so screen readers announce the name first. */
const Start = observer(function Start({ presenter }: PresentedProfile) {
  const { opened, back, isAtEnd, isNamePassed, pageTitle } = presenter;
  return (
    <>
      {!opened?.parts.profile.refused && !isAtEnd && <Heading text={pageTitle ?? texts.candidate} />}
      <Back {...back} />
      {isNamePassed && !isAtEnd && (
        <span className={cx(styles.passed, 'truncated')} aria-hidden="true" translate="no">
          {pageTitle}
        </span>
      )}
    </>
  );
});

/** Passes the focus on if the candidate turns out not to exist. */
function Heading({ text }: { readonly text: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useHeadingTakesFocus(heading);
  return (
    <h1 ref={heading} className="visually-hidden" tabIndex={-1}>
      {text}
    </h1>
  );
}

const Profile = observer(function Profile({ presenter }: PresentedProfile) {
  const { opened, isReview } = presenter;
  const scroller = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    scroller.current?.scrollTo(0, 0);
  }, [opened]);
  // Before that, it is not known if it is a review.
  if (opened === null) return null;
  const { profile } = opened.parts;
  const isFailed = profile.state === 'failed';
  const known = profile.value;
  return (
    <>
      <Scroll label={texts.profile} scrollRef={scroller} flush>
        {!isReview && !isFailed && (
          <div className={cx(styles.cover, 'unprinted')}>
            {known && <Cover name={nameOf(known)} pictureUrl={coverUrlOf(known)} />}
          </div>
        )}
        <div className={cx(styles.content, contentWidth.profile)}>
          {isFailed ? (
            <ErrorState title={texts.failed} text={texts.workSaved} onRetry={() => void profile.load()} />
          ) : (
            <ProfileHead presenter={presenter} opened={opened} />
          )}
          <Stack space={{ paddingTop: 4 }} className="unprinted">
            <PrivateNote note={presenter.note} opened={opened} />
          </Stack>
          <div className={styles.columns}>
            <ProfileGlance presenter={presenter} opened={opened} />
            <ProfileWork key={opened.id} opened={opened} />
          </div>
        </div>
      </Scroll>
      {presenter.reading.isSlow && (
        <div className={cx(styles.slow, 'unprinted')}>
          <SlowNote onCancel={presenter.reading.cancel} onRetry={presenter.reading.retry} />
        </div>
      )}
    </>
  );
});

const Pager = observer(function Pager({ presenter }: PresentedProfile) {
  const { pageTitle, isReview, isAtEnd } = presenter;
  const { position } = presenter.pager;
  if (position === null || isAtEnd) return null;
  const placeText = texts.placeOf(position.position, position.count);
  return (
    <>
      <output className="visually-hidden">{pageTitle === null ? '' : texts.arrived(pageTitle, placeText)}</output>
      {!isReview && <PagerButtons presenter={presenter} position={position} />}
    </>
  );
});

function PagerButtons({ presenter, position }: PresentedProfile & { readonly position: ListPosition }) {
  return (
    <>
      <Text as="span" tone="muted" space={{ marginRight: 2 }} aria-hidden="true">
        {texts.placeOf(position.position, position.count)}
      </Text>
      {(['previous', 'next'] as const).map((to) => (
        <IconButton
          key={to}
          variant="outline"
          label={texts[to]}
          keys={pageKeys[to]}
          icon={to === 'next' ? <ChevronRight /> : <ChevronLeft />}
          disabled={position[to] === null}
          onClick={() => presenter.pager.page(to)}
        />
      ))}
    </>
  );
}

function Back({ href, label }: ProfilePresenter['back']) {
  return (
    <BackLink href={href}>
      {label ?? (
        <>
          <span className="visually-hidden">{openTexts.backToJob}</span>
          <Skeleton width="144px" />
        </>
      )}
    </BackLink>
  );
}

function Unknown({ back }: { readonly back: ProfilePresenter['back'] }) {
  return (
    <MessagePage title={texts.refused} text={shared.maybeRemoved} art={<SunriseArt />}>
      <ButtonLink href={back.href}>{back.label ?? openTexts.backToJob}</ButtonLink>
    </MessagePage>
  );
}
