import { useState } from 'react';
import styles from './ShortlistedWord.module.css';
import { texts } from './texts.ts';

export function ShortlistedWord({ takesBack }: { readonly takesBack: boolean }) {
  return (
    <span className={styles.words}>
      {takesBack && (
        <span className={styles.next} aria-hidden="true">
          {texts.shortlist.remove}
        </span>
      )}
      <span className={styles.now}>{texts.shortlist.shortlisted}</span>
    </span>
  );
}

/** After a press the button shows 'Shortlisted'. It shows 'Remove' only when it is hovered or focused again. */
export function useTakesBack(canTakeBack: boolean) {
  const [isPressed, setPressed] = useState(false);
  const forget = () => setPressed(false);
  return {
    takesBack: canTakeBack && !isPressed,
    press: () => setPressed(true),
    leaving: { onPointerLeave: forget, onBlur: forget },
  };
}
