import type { CandidateProfile } from '@glo/domain/candidates/candidate-profile';
import { identityOf, nameOf } from '@glo/domain/candidates/identity';
import { factsOf } from '@glo/domain/candidates/known/facts';
import { gradeText } from '@glo/domain/candidates/known/grades';
import { latestGrade } from '@glo/domain/candidates/timeline';
import { cityOf } from '@glo/domain/lookups/lookups';
import { longDate } from '@glo/domain/shared/dates';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { Row } from '../../ui/layout/Row.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Text } from '../../ui/display/Text.tsx';
import { texts as blindTexts } from '../../state/blind/texts.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { LinkButton } from '../../ui/actions/TextLink.tsx';
import { cx } from '../../ui/tokens/cx.ts';
import { GradientAvatar } from '../../ui/display/Avatar.tsx';
import { withKeys } from '../../ui/display/key/key-texts.ts';
import { BriefcaseBusiness, Folder, Mail } from '../../ui/tokens/icons.ts';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { actionIcons } from '../candidate-list/actions/action-icons.tsx';
import { keyOf, labelOf, NewMark } from '../candidate-list/index.ts';
import styles from './ProfileHead.module.css';
import type { ProfileVerdict } from '../open-profile/verdict/profile-verdict.ts';
import { VerdictLine } from '../open-profile/verdict/VerdictLine.tsx';
import type { OpenProfile } from '../open-profile/open-profile.ts';
import type { ProfilePresenter } from './profile-presenter.ts';
import { texts as openTexts } from '../open-profile/texts.ts';
import { texts } from './texts.ts';

interface ProfileHeadProps {
  readonly presenter: ProfilePresenter;
  readonly opened: OpenProfile;
}

export const ProfileHead = observer(function ProfileHead({ presenter, opened }: ProfileHeadProps) {
  const { verdict, isReview } = presenter;
  const { profile } = opened;
  return (
    <header className={isReview ? styles.dense : undefined}>
      <Row align="start" gap={5} rowGap={0} wrap>
        <div className={cx(styles.face, 'unprinted')}>
          {profile ? (
            <GradientAvatar
              size={isReview ? 'lg' : 'xl'}
              name={identityOf(profile).avatarName}
              pictureUrl={identityOf(profile).pictureUrl}
            />
          ) : (
            <Skeleton shape="circle" width={isReview ? '80px' : '112px'} height={isReview ? 80 : 112} />
          )}
        </div>
        <Stack gap={1} className={styles.words}>
          <Row>
            {verdict?.isNew === true && <NewMark />}
            <Name name={profile ? nameOf(profile) : undefined} onPassed={presenter.setNamePassed} />
          </Row>
          <Text size={3} className={isReview ? 'truncated' : undefined} title={profile ? factLine(profile) : undefined}>
            {profile ? factLine(profile) : <Skeleton width="280px" height={24} />}
          </Text>
          {opened.isHidden && <Hidden onReveal={opened.reveal} />}
          <Stack gap={1} className={cx(styles.about, 'hidden-if-empty')}>
            {profile === null && <BioSkeleton />}
            {profile !== null && profile.bio !== '' && <Bio key={profile.id} text={profile.bio} />}
            <ManagerAnswers opened={opened} />
            <Remarks opened={opened} verdict={profile && verdict} />
          </Stack>
        </Stack>
      </Row>
    </header>
  );
});

interface NameProps {
  readonly name: string | undefined;
  readonly onPassed: (isPassed: boolean) => void;
}

/** Reports when it is scrolled out of sight. */
function Name({ name, onPassed }: NameProps) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const watcher = new IntersectionObserver(([entry]) => entry && onPassed(!entry.isIntersecting));
    if (element.current) watcher.observe(element.current);
    return () => {
      watcher.disconnect();
      onPassed(false);
    };
  }, [onPassed]);
  return (
    <div ref={element} aria-hidden="true" translate="no">
      <Text size={5}>{name ?? <Skeleton width="280px" height={40} />}</Text>
    </div>
  );
}

/** Two lines, and a button for more if there is more. */
function Bio({ text }: { readonly text: string }) {
  const bio = useRef<HTMLParagraphElement>(null);
  const [isCut, setIsCut] = useState(false);
  const [showsAll, setShowsAll] = useState(false);
  useEffect(() => {
    const element = bio.current;
    if (element === null || showsAll) return;
    const size = new ResizeObserver(() => setIsCut(element.scrollHeight > element.clientHeight));
    size.observe(element);
    return () => size.disconnect();
  }, [showsAll]);
  return (
    <Row align="baseline" gap={3}>
      <p ref={bio} className={cx(styles.bio, !showsAll && 'clamped')}>
        {text}
      </p>
      {isCut && (
        <LinkButton aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
          {showsAll ? texts.shortBio : texts.wholeBio}
        </LinkButton>
      )}
    </Row>
  );
}

/** Degree, college, graduation year, grade and city, as far as the profile says. */
function factLine(profile: CandidateProfile): string {
  const { degree, college, year, place } = factsOf(profile);
  const study = [degree, college].filter(Boolean).join(', ');
  return [study, year && texts.classOf(year), gradeText(latestGrade(profile), 'line'), cityOf(place)]
    .filter(Boolean)
    .join(' · ');
}

function Hidden({ onReveal }: { readonly onReveal: () => void }) {
  return (
    <Row as="p" gap={3} rowGap={2} wrap tone="muted">
      <span>{blindTexts.nameHidden}</span>
      <Button
        icon={actionIcons.reveal}
        title={withKeys(labelOf('reveal'), [keyOf('reveal')])}
        aria-keyshortcuts={keyOf('reveal')}
        onClick={() => {
          // Revealing removes this button and would lose the focus.
          document.querySelector('h1')?.focus();
          onReveal();
        }}
      >
        {labelOf('reveal')}
      </Button>
    </Row>
  );
}

const ManagerAnswers = observer(function ManagerAnswers({ opened }: { readonly opened: OpenProfile }) {
  const { answers } = opened;
  if (answers.length === 0) return null;
  return (
    <Stack as="ul" gap={1} aria-label={openTexts.answers}>
      {answers.map((answer, at) => (
        // Two managers may have the same name and answer.
        <li key={`${at} ${answer}`} dir="auto">
          {answer}
        </li>
      ))}
    </Stack>
  );
});

interface RemarksProps extends Pick<ProfileHeadProps, 'opened'> {
  readonly verdict: ProfileVerdict | null;
}

const Remarks = observer(function Remarks({ opened, verdict }: RemarksProps) {
  const { folders, records, history, toldNo } = opened;
  // The history names the day, too.
  const writtenOn = history === '' && toldNo === '' ? records.writtenOn : null;
  const remarks = [
    { icon: <BriefcaseBusiness />, text: history },
    { icon: <Mail />, text: toldNo },
    { icon: <Mail />, text: writtenOn && openTexts.writtenOn(longDate(writtenOn)) },
    { icon: <Folder />, text: folders.length > 0 && texts.inFolders(folders.join(', ')) },
  ].filter(({ text }) => text);
  const isDecided = verdict !== null && verdict.decision !== null;
  if (remarks.length === 0 && !isDecided) return null;
  return (
    <Row gap={4} rowGap={0} wrap className="unprinted">
      {isDecided && <VerdictLine verdict={verdict} />}
      {remarks.map(({ icon, text }, at) => (
        <Row key={at} as="p" gap={2} tone="muted">
          {icon}
          <span>{text}</span>
        </Row>
      ))}
    </Row>
  );
});

function BioSkeleton() {
  return (
    <Stack gap={2} aria-hidden="true">
      <Skeleton width="480px" />
      <Skeleton width="440px" />
      <Skeleton width="320px" />
    </Stack>
  );
}
