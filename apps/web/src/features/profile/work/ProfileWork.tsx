import type { Education, WorkExperience } from '@glo/domain/candidates/candidate-profile';
import { gradeText } from '@glo/domain/candidates/known/grades';
import { monthsFromTo } from '@glo/domain/shared/dates';
import { observer } from 'mobx-react-lite';
import { Avatar } from '../../../ui/display/Avatar.tsx';
import { ProofOfWorkSection } from './ProofOfWorkSection.tsx';
import { ProfileSection } from '../ProfileSection.tsx';
import { TimelineSkeleton } from '../ProfileSkeletons.tsx';
import type { OpenProfile } from '../../open-profile/open-profile.ts';
import { Text } from '../../../ui/display/Text.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { cx } from '../../../ui/tokens/cx.ts';
import styles from './ProfileWork.module.css';
import { texts } from '../texts.ts';

export const ProfileWork = observer(function ProfileWork({ opened }: { readonly opened: OpenProfile }) {
  const { parts, isHidden } = opened;
  const { profile, workExperience, education } = parts;
  return (
    <Stack gap={6} className={styles.work}>
      <ProofOfWorkSection proofOfWork={parts.proofOfWork} isHidden={isHidden} />
      {profile.state !== 'failed' && (
        <>
          <ProfileSection title={texts.work}>
            <Timeline items={workExperience?.map(workItem)} none={texts.noWork} />
          </ProfileSection>
          {education && (
            <ProfileSection title={texts.education}>
              <Timeline items={education.map(educationItem)} none={texts.noEducation} />
            </ProfileSection>
          )}
        </>
      )}
    </Stack>
  );
});

interface TimelineProps {
  readonly items: readonly TimelineItem[] | undefined;
  readonly none: string;
}

function workItem({ title, companyName, employmentType, startDate, endDate }: WorkExperience) {
  return {
    title,
    place: companyName,
    text: companyName,
    note: employmentType,
    when: monthsFromTo(startDate, endDate),
  };
}

function educationItem({ school, degree, majors, startDate, endDate, grade }: Education) {
  return {
    title: school,
    place: school,
    text: [degree, majors].filter((part) => part !== '').join(', '),
    when: monthsFromTo(startDate, endDate),
    result: gradeText(grade, 'line'),
  };
}

interface TimelineItem {
  readonly title: string;
  readonly place: string;
  readonly text: string;
  readonly note?: string;
  readonly when: string;
  readonly result?: string;
}

function Timeline({ items, none }: TimelineProps) {
  if (items === undefined) return <TimelineSkeleton />;
  if (items.length === 0) return <Text tone="subtle">{none}</Text>;
  return (
    <ol>
      {items.map((item, index) => (
        <li key={`${index} ${item.title}`} className={styles.item}>
          <span className={cx(styles.mark, 'unprinted')}>
            <Avatar name={item.place} size="md" square />
          </span>
          <div className={styles.words}>
            <h3>{item.title}</h3>
            <Text tone="muted">
              <span>{item.text}</span>
              {item.note && <Text as="span" tone="subtle">{` · ${item.note}`}</Text>}
            </Text>
          </div>
          <p className={styles.when}>
            <span>{item.when}</span>
            {item.result && (
              <Text as="strong" block weight="strong" tone="ink">
                {item.result}
              </Text>
            )}
          </p>
        </li>
      ))}
    </ol>
  );
}
