import type { ReactNode } from 'react';
import { paths } from '../../navigation/paths.ts';
import { BackLink } from '../../ui/BackLink.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { Scroll } from '../../ui/Scroll.tsx';
import styles from './AccountPage.module.css';

interface AccountPageProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** One thing to do about one's account, and the way back to all of them. */
export function AccountPage({ title, children }: AccountPageProps) {
  return (
    <>
      <PageHeader title={title} start={<BackLink href={paths.account}>Account</BackLink>} />
      <Scroll label={title}>
        <div className={styles.column}>{children}</div>
      </Scroll>
    </>
  );
}
