import { aspirationMaximum, type CandidateProfile, matchedSkills, scoreShare } from '@glo/domain/candidates';
import { cut } from '@glo/domain/shared';
import { observer } from 'mobx-react-lite';
import { ChipList } from '../../../ui/ChipList.tsx';
import { CutText } from '../../../ui/CutText.tsx';
import { FactList } from '../../../ui/FactList.tsx';
import { Mail, MapPin, Phone } from '../../../ui/icons.ts';
import { Points } from '../../../ui/Points.tsx';
import { StatRow } from '../../../ui/StatRow.tsx';
import { GlanceSkeleton, PointsSkeleton } from './ProfileSkeletons.tsx';
import styles from './ProfileGlance.module.css';
import { PrivateNote } from './PrivateNote.tsx';
import { ProfilePart } from './ProfilePart.tsx';
import { ProfileSection } from './ProfileSection.tsx';
import type { ProfileParts } from './profile-parts.ts';
import type { ProfilePresenter } from './profile-presenter.ts';

const numbers = new Intl.NumberFormat('en-US');

interface ProfileGlanceProps {
  readonly presenter: ProfilePresenter;
  readonly parts: ProfileParts;
}

/** The column of facts: points, numbers, contact, skills, aspirations. */
export const ProfileGlance = observer(function ProfileGlance({ presenter, parts }: ProfileGlanceProps) {
  const { profile } = parts;
  return (
    <aside className={styles.glance} aria-label="At a glance">
      <ProfilePart resource={parts.gloPoints} what="GloPoints" skeleton={<PointsSkeleton />}>
        {({ score }) =>
          score !== null && (
            <Points label="GloPoints" value={numbers.format(score)} share={scoreShare(score, 'points')} />
          )
        }
      </ProfilePart>
      {profile.value && <Facts presenter={presenter} profile={profile.value} works={parts.proofOfWork.value?.length} />}
      {profile.state === 'loading' && <GlanceSkeleton />}
      {presenter.own && profile.state !== 'loading' && <PrivateNote presenter={presenter} own={presenter.own} />}
    </aside>
  );
});

interface FactsProps {
  readonly presenter: ProfilePresenter;
  readonly profile: CandidateProfile;
  /** How many proofs of work there are, as far as that is known. */
  readonly works: number | undefined;
}

const Facts = observer(function Facts({ presenter, profile, works }: FactsProps) {
  const { skills, aspirations } = profile;
  const matched = matchedSkills(skills, presenter.wantedSkills);
  return (
    <>
      <StatRow
        stats={[
          { label: 'Followers', value: numbers.format(profile.followers) },
          { label: 'Lits', value: numbers.format(profile.lits) },
          { label: 'Proof of Works', value: works === undefined ? '–' : numbers.format(works) },
        ]}
      />
      <Contact presenter={presenter} profile={profile} />
      {skills.length > 0 && (
        <ProfileSection small title="Top Skills">
          <ChipList label="Top Skills" chips={skills.map((text) => ({ text, matched: matched.has(text) }))} />
        </ProfileSection>
      )}
      {aspirations.length > 0 && (
        <ProfileSection small title="Aspires to be">
          <ul className={styles.aspirations}>
            {aspirations.map((aspiration, index) => (
              <li key={`${index} ${aspiration}`}>
                <CutText short={cut(aspiration, aspirationMaximum)} full={aspiration} />
              </li>
            ))}
          </ul>
        </ProfileSection>
      )}
    </>
  );
});

/** What the student gave; a fact that is missing has no row. */
function Contact({ presenter, profile: { location, mobileNumber, email } }: Omit<FactsProps, 'works'>) {
  const facts = [
    { icon: <MapPin />, label: 'Location', value: location },
    {
      icon: <Phone />,
      label: 'Phone',
      value: mobileNumber,
      copy: { label: 'Copy phone number', onCopy: () => void presenter.acts.copyPhone() },
    },
    {
      icon: <Mail />,
      label: 'E-mail',
      value: email,
      copy: { label: 'Copy e-mail address', onCopy: () => void presenter.acts.copyEmail() },
    },
  ].filter(({ value }) => value !== '');
  return (
    facts.length > 0 && (
      <ProfileSection small title="Contact">
        <FactList facts={facts} />
      </ProfileSection>
    )
  );
}
