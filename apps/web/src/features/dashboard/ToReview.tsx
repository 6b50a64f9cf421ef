import { observer } from 'mobx-react-lite';
import { recruitPath } from '../../navigation/addresses.ts';
import { TextLink } from '../../ui/actions/TextLink.tsx';
import { grouped } from '../../ui/tokens/grouped.ts';
import type { Presented } from '../screen.ts';
import type { DashboardPresenter, JobToReview } from './dashboard-presenter.ts';
import styles from './ToReview.module.css';
import { texts } from './texts.ts';

const shownAtMost = 3;

export const ToReview = observer(function ToReview({ presenter }: Presented<DashboardPresenter>) {
  const { toReview, newCount } = presenter;
  const people = toReview.reduce((sum, { count }) => sum + count, 0);
  return (
    <section aria-label={texts.toReview}>
      <div className={styles.heading}>
        <h2>{texts.toReview}</h2>
        {people > 0 && (
          <p className={styles.sum}>
            <strong>{grouped(people)}</strong>
            <span>{` ${texts.reviewSum(people, toReview.length)}`}</span>
            {newCount > 0 && <span>{`, ${texts.newSince(newCount)}`}</span>}
          </p>
        )}
        {toReview.length > shownAtMost && (
          <TextLink quiet href={recruitPath('ACTIVE', { order: 'review' })}>
            <span>{texts.allToReview(toReview.length)}</span>
            <span className="visually-hidden">{texts.allToReviewMeans}</span>
          </TextLink>
        )}
      </div>
      {people === 0 ? (
        <p className={styles.none}>{texts.allReviewed}</p>
      ) : (
        <ul className={styles.jobs}>
          {toReview.slice(0, shownAtMost).map((each) => (
            <li key={each.job.id}>
              <Row {...each} onFollow={() => presenter.beginReview(each.job)} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
});

interface RowProps extends JobToReview {
  readonly onFollow: () => void;
}

function Row({ job, count, means, href, newApplicants, days, onFollow }: RowProps) {
  return (
    <a className={styles.row} href={href} onClick={onFollow}>
      <span className={styles.count} title={means}>
        <strong>{grouped(count)}</strong>
        <span>{` ${texts.toReviewUnit}`}</span>
        <span className="visually-hidden">{`${texts.toReviewIn} `}</span>
      </span>
      <span className={styles.title} title={job.title}>
        {`${job.title} `}
      </span>
      {newApplicants > 0 && <span className={styles.fresh}>{`${texts.newApplicants(newApplicants)} `}</span>}
      <span className={styles.text}>{texts.reviewOf(job.applicants.length, days)}</span>
    </a>
  );
}
