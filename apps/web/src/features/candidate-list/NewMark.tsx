import { useEffect, useEffectEvent, useRef } from 'react';
import styles from './NewMark.module.css';
import { texts } from './texts.ts';

interface NewMarkProps {
  /** Runs once the mark has been in sight for a moment. */
  readonly onSeen?: (() => void) | undefined;
}

/** In milliseconds. Cards that are scrolled past are not seen. */
const seenAfter = 1000;

/** Stands before the name of a new candidate. */
export function NewMark({ onSeen }: NewMarkProps) {
  const mark = useRef<HTMLSpanElement>(null);
  const see = useEffectEvent(() => onSeen?.());
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const watcher = new IntersectionObserver(([entry]) => {
      clearTimeout(timer);
      if (entry?.isIntersecting) timer = setTimeout(() => see(), seenAfter);
    });
    if (mark.current) watcher.observe(mark.current);
    return () => {
      clearTimeout(timer);
      watcher.disconnect();
    };
  }, []);
  return (
    <span ref={mark} className={styles.dot} title={texts.isNew}>
      <span className="visually-hidden">{texts.isNew}</span>
    </span>
  );
}
