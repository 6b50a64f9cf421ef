import { type ReactNode, useState } from 'react';
import styles from './ShortlistedWord.module.css';
import { texts } from './texts.ts';

interface ShortlistedWordProps {
  readonly showsRemove: boolean;
  /** Small texts that follow the words. */
  readonly more?: Readonly<Record<'shortlisted' | 'remove', string>>;
  /** Follows 'Shortlisted'. */
  readonly children?: ReactNode;
}

export function ShortlistedWord({ showsRemove, more, children }: ShortlistedWordProps) {
  return (
    <span className={styles.words}>
      {showsRemove && (
        <span className={styles.next} aria-hidden="true">
          <span>{texts.shortlist.remove}</span>
          {more && <small>{more.remove}</small>}
        </span>
      )}
      <span className={styles.now}>
        <span>{texts.shortlist.shortlisted}</span>
        {children}
        {more && <small>{more.shortlisted}</small>}
      </span>
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
