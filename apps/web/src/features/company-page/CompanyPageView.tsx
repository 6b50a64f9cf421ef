import { observer } from 'mobx-react-lite';
import { Avatar } from '../../ui/display/Avatar.tsx';
import { Cover } from '../../ui/display/Cover.tsx';
import { cx } from '../../ui/tokens/cx.ts';
import { contentWidth, Scroll } from '../../ui/layout/Page.tsx';
import { VerifiedTick } from '../../ui/display/VerifiedTick.tsx';
import type { Presented } from '../screen.ts';
import { About, AtAGlance } from './About.tsx';
import { ActiveJobs, JobsSkeleton } from './ActiveJobs.tsx';
import type { CompanyPagePresenter } from './company-page-presenter.ts';
import styles from './CompanyPageView.module.css';
import { Members, MembersSkeleton } from './Members.tsx';
import { texts } from './texts.ts';

export const CompanyPageView = observer(function CompanyPageView({ presenter }: Presented<CompanyPagePresenter>) {
  const { name, imageUrl, isVerified, details, members, jobs, isArranged, isUnconfirmed, isInReview } = presenter;
  return (
    <Scroll label={texts.page} flush>
      <Cover name={name} />
      <header className={cx(styles.head, contentWidth.profile)}>
        <div className={styles.logo}>
          <Avatar square size="xl" name={name} pictureUrl={imageUrl} />
        </div>
        <h1 tabIndex={-1} className={styles.name}>
          <span translate="no">{name}</span>
          {isVerified && <VerifiedTick />}
        </h1>
      </header>
      <div className={cx(styles.columns, contentWidth.profile)}>
        <div className={styles.part}>
          <About resource={details} />
          {isArranged ? <ActiveJobs jobs={jobs} isUnconfirmed={isUnconfirmed} /> : <JobsSkeleton />}
        </div>
        <div className={styles.part}>
          <AtAGlance resource={details} />
          {isArranged ? (
            <Members resource={members} isUnconfirmed={isUnconfirmed} isInReview={isInReview} />
          ) : (
            <MembersSkeleton />
          )}
        </div>
      </div>
    </Scroll>
  );
});
