import type { JobOrder } from '@glo/domain/jobs/job-order';
import { observer } from 'mobx-react-lite';
import { cx } from '../../ui/tokens/cx.ts';
import { ArrowDown, ArrowUp } from '../../ui/tokens/icons.ts';
import { FunnelScale } from '../hiring/FunnelBar.tsx';
import styles from './JobsTable.module.css';
import type { RecruitPresenter } from './recruit-presenter.ts';
import { texts } from './texts.ts';

interface JobsTableHeadProps {
  readonly presenter: RecruitPresenter;
  readonly scale: number;
}

const columns: readonly { readonly order: JobOrder; readonly look?: string | undefined }[] = [
  { order: 'title' },
  { order: 'place' },
  { order: 'type', look: styles.wide },
  { order: 'newest' },
  { order: 'applicants', look: styles.number },
  { order: 'review', look: styles.number },
  { order: 'shortlisted', look: cx(styles.number, styles.wide) },
];

/** Sorted in descending order at first. */
const fallsFirst: ReadonlySet<JobOrder> = new Set(['newest', 'applicants', 'review', 'shortlisted']);

/** A second press reverses the order. */
export const JobsTableHead = observer(function JobsTableHead({ presenter, scale }: JobsTableHeadProps) {
  const { sorting } = presenter;
  return (
    <thead>
      <tr>
        {columns.map(({ order, look }) => {
          const isSorted = sorting.order === order;
          const falls = fallsFirst.has(order) !== sorting.reversed;
          return (
            <th
              key={order}
              scope="col"
              className={look}
              aria-sort={isSorted ? (falls ? 'descending' : 'ascending') : undefined}
            >
              <button type="button" className={styles.sort} onClick={() => presenter.sortBy(order)}>
                <span>{texts.columns[order]}</span>
                {isSorted && (falls ? <ArrowDown /> : <ArrowUp />)}
              </button>
            </th>
          );
        })}
        <th scope="col" className={styles.picture}>
          <FunnelScale scale={scale} />
        </th>
      </tr>
    </thead>
  );
});
