import { useState } from 'react';
import styles from './ShortlistedWord.module.css';
import { texts } from './texts.ts';

export function ShortlistedWord({ showsRemove }: { readonly showsRemove: boolean }) {
  return (
    <span className={styles.words}>
      {showsRemove && (
        <span className={styles.next} aria-hidden="true">
          {texts.shortlist.remove}
        </span>
      )}
      <span className={styles.now}>{texts.shortlist.shortlisted}</span>
    </span>
  );
}

/** After a press the button shows 'Shortlisted'. It shows 'Remove' only when it is hovered or focused again. */
export function useRemoveLabel(canRemove: boolean) {
  const [isPressed, setPressed] = useState(false);
  const forget = () => setPressed(false);
  return {
    showsRemove: canRemove && !isPressed,
    press: () => setPressed(true),
    leaving: { onPointerLeave: forget, onBlur: forget },
  };
}
