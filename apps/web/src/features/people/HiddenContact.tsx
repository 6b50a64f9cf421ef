import { texts } from '../../state/blind/texts.ts';
import { EyeOff } from '../../ui/tokens/icons.ts';
import styles from './HiddenContact.module.css';

export function HiddenContact() {
  return (
    <p className={styles.hidden}>
      <EyeOff />
      <span>{texts.contactHidden}</span>
    </p>
  );
}
