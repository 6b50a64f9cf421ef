import { recruitPath } from '../../navigation/addresses.ts';
import { ButtonLink } from '../../ui/actions/Button.tsx';
import { SunriseArt } from '../../ui/display/SunriseArt.tsx';
import { Text } from '../../ui/display/Text.tsx';
import styles from './UnknownJob.module.css';
import { texts } from './form/texts.ts';

export function UnknownJob() {
  return (
    <div className={styles.unknown} data-state>
      <SunriseArt />
      <Text as="h2" size={4}>
        {texts.refused}
      </Text>
      <p>{texts.maybeRemoved}</p>
      <ButtonLink href={recruitPath('ACTIVE')}>{texts.toJobs}</ButtonLink>
    </div>
  );
}
