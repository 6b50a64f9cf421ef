import type { CandidateProfile, Education, WorkExperience } from '@glo/domain/candidates';
import { monthsFromTo } from '@glo/domain/shared';
import { observer } from 'mobx-react-lite';
import { TimelineList } from '../../../ui/TimelineList.tsx';
import { ProofOfWorkSection } from './ProofOfWorkSection.tsx';
import { ProfileSection } from './ProfileSection.tsx';
import { TimelineSkeleton } from './ProfileSkeletons.tsx';
import type { ProfileParts } from './profile-parts.ts';
import styles from './ProfileWork.module.css';

/** The column of what somebody has done. */
export const ProfileWork = observer(function ProfileWork({ parts }: { readonly parts: ProfileParts }) {
  const { profile } = parts;
  return (
    <div className={styles.work}>
      <ProofOfWorkSection proofOfWork={parts.proofOfWork} />
      {profile.value && <Background profile={profile.value} />}
      {profile.state === 'loading' && <TimelineSkeleton />}
    </div>
  );
});

function Background({ profile: { workExperience, education } }: { readonly profile: CandidateProfile }) {
  return (
    <>
      <ProfileSection title="Work Experience">
        {workExperience.length > 0 ? (
          <TimelineList items={workExperience.map(workItem)} />
        ) : (
          <p className={styles.none}>No work experience yet</p>
        )}
      </ProfileSection>
      <ProfileSection title="Educational Background">
        {education.length > 0 ? (
          <TimelineList items={education.map(educationItem)} />
        ) : (
          <p className={styles.none}>No education given</p>
        )}
      </ProfileSection>
    </>
  );
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
    result: grade === '' ? '' : `${grade} CGPA`,
  };
}
