import { aspirationMaximum, type CandidateProfile } from '@glo/domain/candidates/candidate-profile';
import { truncate } from '@glo/domain/shared/text';
import { grouped } from '../../../ui/tokens/grouped.ts';
import { observer } from 'mobx-react-lite';
import { ChipList } from '../../../ui/display/Chip.tsx';
import { TruncatedText } from '../../../ui/display/TruncatedText.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { FactList } from '../../../ui/display/FactList.tsx';
import { Mail, MapPin, Phone } from '../../../ui/tokens/icons.ts';
import { HiddenContact, candidateTexts as shared } from '../../candidate-list/index.ts';
import { Loaded } from '../../Loaded.tsx';
import { GlanceSkeleton, GloPointsSkeleton } from '../ProfileSkeletons.tsx';
import { FitPanel, GloPoints, StatRow } from './GlanceParts.tsx';
import { ProfileSection } from '../ProfileSection.tsx';
import type { OpenProfile } from '../../open-profile/open-profile.ts';
import type { ProfilePresenter } from '../profile-presenter.ts';
import { texts } from '../texts.ts';

interface ProfileGlanceProps {
  readonly presenter: ProfilePresenter;
  readonly opened: OpenProfile;
}

export const ProfileGlance = observer(function ProfileGlance({ presenter, opened }: ProfileGlanceProps) {
  const { parts } = opened;
  const { profile } = parts;
  return (
    <aside aria-label={texts.glance}>
      <Stack gap={5}>
        {profile.state !== 'failed' && <FitPanel presenter={presenter} />}
        <Loaded asRow hasSlowNote resource={parts.gloPoints} name={texts.points} skeleton={<GloPointsSkeleton />}>
          {({ score }) => score !== null && <GloPoints score={score} />}
        </Loaded>
        {profile.state === 'loading' && <GlanceSkeleton />}
        {profile.value && (
          <>
            {presenter.skills.length > 0 && (
              <ProfileSection small title={texts.topSkills}>
                <ChipList label={texts.topSkills} chips={presenter.skills} />
              </ProfileSection>
            )}
            <Contact opened={opened} profile={profile.value} />
            <MoreFacts profile={profile.value} works={parts.proofOfWork.value?.length} />
          </>
        )}
      </Stack>
    </aside>
  );
});

interface MoreFactsProps {
  readonly profile: CandidateProfile;
  readonly works: number | undefined;
}

function MoreFacts({ profile, works }: MoreFactsProps) {
  const { aspirations } = profile;
  return (
    <>
      <StatRow
        stats={[
          { label: texts.followers, value: grouped(profile.followers) },
          { label: texts.lits, value: grouped(profile.lits), means: texts.litsExplanation },
          { label: texts.works, value: works === undefined ? '–' : grouped(works) },
        ]}
      />
      {aspirations.length > 0 && (
        <ProfileSection small title={texts.aspirations}>
          <Stack as="ul" gap={2} tone="muted">
            {aspirations.map((aspiration, index) => (
              <li key={`${index} ${aspiration}`}>
                <TruncatedText short={truncate(aspiration, aspirationMaximum)} full={aspiration} />
              </li>
            ))}
          </Stack>
        </ProfileSection>
      )}
    </>
  );
}

interface ContactProps extends Pick<ProfileGlanceProps, 'opened'> {
  readonly profile: CandidateProfile;
}

const Contact = observer(function Contact({ opened, profile }: ContactProps) {
  const { isHidden, copyPhone, copyEmail } = opened;
  const { location, mobileNumber, email } = profile;
  const facts = [
    { icon: <MapPin />, label: texts.location, value: location },
    {
      icon: <Phone />,
      label: shared.phone,
      value: mobileNumber,
      copy: { label: shared.copyPhone, onCopy: () => void copyPhone() },
    },
    {
      icon: <Mail />,
      label: shared.email,
      value: email,
      copy: { label: shared.copyEmail, onCopy: () => void copyEmail() },
    },
  ].filter(({ value }) => value !== '');
  return (
    (facts.length > 0 || isHidden) && (
      <ProfileSection small title={texts.contact}>
        {facts.length > 0 && <FactList facts={facts} />}
        {isHidden && <HiddenContact />}
      </ProfileSection>
    )
  );
});
