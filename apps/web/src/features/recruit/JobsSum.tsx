import { observer } from 'mobx-react-lite';
import { grouped } from '../../ui/tokens/grouped.ts';
import { FunnelKey } from '../hiring/FunnelBar.tsx';
import { texts as shared } from '../hiring/texts.ts';
import styles from './JobsSum.module.css';
import type { RecruitPresenter } from './recruit-presenter.ts';
import { texts } from './texts.ts';

export const JobsSum = observer(function JobsSum({ presenter }: { readonly presenter: RecruitPresenter }) {
  const { sums, scale } = presenter;
  const { applied, toReview, shortlisted } = sums;
  const isTable = presenter.view === 'table';
  return (
    <footer className={styles.foot}>
      <p className={styles.sum}>
        <strong>{grouped(applied)}</strong> {texts.sums.applied}, <strong>{grouped(toReview)}</strong>{' '}
        {texts.sums.toReview}
        {shortlisted !== null && (
          <>
            , <strong>{grouped(shortlisted)}</strong> {texts.sums.shortlisted}
          </>
        )}
      </p>
      <p className={styles.keys}>
        <FunnelKey stage="applied">{shared.applied}</FunnelKey>
        <FunnelKey stage="viewed">{shared.viewed}</FunnelKey>
        <FunnelKey stage="shortlisted">{shared.shortlisted}</FunnelKey>
        {!isTable && <span>{texts.fullBar(scale)}</span>}
      </p>
    </footer>
  );
});
