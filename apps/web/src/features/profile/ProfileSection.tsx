import { type ReactNode, useId } from 'react';
import { cx } from '../../ui/tokens/cx.ts';
import styles from './ProfileSection.module.css';

interface ProfileSectionProps {
  readonly title: string;
  readonly small?: boolean;
  readonly end?: ReactNode;
  readonly children: ReactNode;
}

export function ProfileSection({ title, small = false, end, children }: ProfileSectionProps) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id} className={cx(small && styles.small)}>
          {title}
        </h2>
        {end}
      </div>
      {children}
    </section>
  );
}
