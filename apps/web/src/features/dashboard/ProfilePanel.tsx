import type { Recruiter } from '@glo/domain/account/recruiter';
import { paths } from '../../navigation/paths.ts';
import { ButtonLink } from '../../ui/actions/Button.tsx';
import { Cover } from '../../ui/display/Cover.tsx';
import { GradientAvatar } from '../../ui/display/Avatar.tsx';
import { FactList } from '../../ui/display/FactList.tsx';
import { Building2, LifeBuoy, LogOut, MapPin, UserCog } from '../../ui/tokens/icons.ts';
import { NavList } from '../../ui/actions/NavList.tsx';
import { VerifiedTick } from '../../ui/display/VerifiedTick.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Text } from '../../ui/display/Text.tsx';
import styles from './ProfilePanel.module.css';
import { texts } from './texts.ts';

interface ProfilePanelProps {
  readonly recruiter: Recruiter;
  readonly onSignOut: () => void;
}

export function ProfilePanel({ recruiter, onSignOut }: ProfilePanelProps) {
  const { name, position, location, company, profilePicture, coverPicture, personalVerification } = recruiter;
  const isVerified = personalVerification === 'VERIFIED';
  const facts = [
    { icon: <Building2 />, label: texts.company, value: company?.name ?? '', isName: true },
    { icon: <MapPin />, label: texts.location, value: location },
  ];
  return (
    <>
      <Cover look="night" name={name} pictureUrl={coverPicture} />
      <Stack space={{ paddingBottom: 5, paddingInline: 5 }}>
        <div className={styles.face}>
          <GradientAvatar size="lg" name={name} pictureUrl={profilePicture} />
        </div>
        <Text as="h2" size={longWord.test(name) ? 3 : 4} weight="strong" className={styles.name}>
          <span translate="no">{isVerified ? name + noBreak : name}</span>
          {isVerified && <VerifiedTick />}
        </Text>
        <Text tone="muted" space={{ marginBottom: 4 }}>
          {position}
        </Text>
        <FactList facts={facts.filter(({ value }) => value !== '')} />
        <Stack space={{ marginTop: 5 }}>
          <ButtonLink href={paths.editProfile} wide>
            {texts.editProfile}
          </ButtonLink>
        </Stack>
      </Stack>
      <div className={styles.ways}>
        <NavList
          label={texts.ways}
          entries={[
            { label: texts.companyPage, icon: <Building2 />, href: paths.companyPage },
            { label: texts.account, icon: <UserCog />, href: paths.account },
            { label: texts.help, icon: <LifeBuoy />, href: paths.helpCentre },
            { label: texts.signOut, icon: <LogOut />, onPress: onSignOut },
          ]}
        />
      </div>
    </>
  );
}

/** Keeps the tick beside the last word. */
const noBreak = '\u00a0';
/** Longer words need a smaller font in the panel. */
const longWord = /\S{15}/;
