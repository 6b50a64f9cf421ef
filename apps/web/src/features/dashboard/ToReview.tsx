import { observer } from 'mobx-react-lite';
import { recruitPath } from '../../navigation/addresses.ts';
import { openHere } from '../../ui/actions/click-handlers.ts';
import { TextLink } from '../../ui/actions/TextLink.tsx';
import { Spinner } from '../../ui/display/Spinner.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { cx } from '../../ui/tokens/cx.ts';
import { grouped } from '../../ui/tokens/grouped.ts';
import { ChevronRight } from '../../ui/tokens/icons.ts';
import glow from '../jobs/Pill.module.css';
import type { Presented } from '../screen.ts';
import type { DashboardPresenter, JobToReview } from './dashboard-presenter.ts';
import { Row } from '../../ui/layout/Row.tsx';
import { Text } from '../../ui/display/Text.tsx';
import styles from './ToReview.module.css';
import { texts } from './texts.ts';

/** The style sheet hides those that do not fit into one row, but at least three are shown. */
const shownAtMost = 5;
const shownAlways = 3;

export const ToReview = observer(function ToReview({ presenter }: Presented<DashboardPresenter>) {
  const { toReview, newCount } = presenter;
  const people = toReview.reduce((sum, { counts }) => sum + counts.undecided, 0);
  const isKnown = toReview.every((each) => each.isKnown);
  return (
    <section className={styles.section} aria-label={texts.toReview}>
      <Row gap={3} align="baseline" wrap rowGap={0}>
        <h2>{texts.toReview}</h2>
        {people > 0 && isKnown && (
          <Text tone="muted">
            <Text as="strong" weight="strong" tone="ink">
              {grouped(people)}
            </Text>
            <span>{` ${texts.reviewSum(people, toReview.length)}`}</span>
            {newCount > 0 && <span>{`, ${texts.newSince(newCount)}`}</span>}
          </Text>
        )}
        {toReview.length > shownAlways && (
          <Text as="span" space={{ marginLeft: 'auto' }}>
            <TextLink quiet href={recruitPath('ACTIVE', { order: 'review' })}>
              <span>{texts.allToReview(toReview.length)}</span>
              <span className="visually-hidden">{texts.allToReviewMeans}</span>
            </TextLink>
          </Text>
        )}
      </Row>
      {people === 0 ? (
        <Text tone="muted" space={{ marginTop: 2 }}>
          {texts.allReviewed}
        </Text>
      ) : (
        <ul className={styles.jobs}>
          {toReview.slice(0, shownAtMost).map((each) => (
            <li key={each.job.id} className={styles.row}>
              <JobRow
                {...each}
                isStarting={presenter.reviews.starting === each.job.id}
                onOpen={() => void presenter.reviews.start(each.job)}
                onOpenNew={() => void presenter.reviews.start(each.job, { pile: 'new' })}
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
});

export function ToReviewSkeleton() {
  return (
    <div className={styles.section}>
      <Skeleton width="160px" height={24} />
      <div className={styles.jobs}>
        {[0, 1, 2, 3, 4].map((card) => (
          <Skeleton key={card} shape="block" height={114} />
        ))}
      </div>
    </div>
  );
}

interface RowProps extends JobToReview {
  readonly isStarting: boolean;
  readonly onOpen: () => void;
  readonly onOpenNew: () => void;
}

/** The first link covers the card, except for the second one. */
function JobRow({ job, counts, isKnown, means, href, newHref, days, isStarting, onOpen, onOpenNew }: RowProps) {
  return (
    <>
      <a
        className={styles.open}
        href={href}
        aria-busy={isStarting || undefined}
        onClick={(event) => openHere(event, onOpen)}
      >
        <strong className={styles.action} title={isKnown ? means : undefined}>
          {texts.review(isKnown ? counts.undecided : null)}
        </strong>
        <span className="visually-hidden">{texts.reviewIn}</span>
        <span className={cx(styles.title, 'clamped')} title={job.title}>
          {job.title}
        </span>
        {days !== null && (
          <>
            <span className="visually-hidden">{texts.reviewNext}</span>
            <span className={styles.text}>{texts.posted(days)}</span>
          </>
        )}
        {isKnown && (
          <>
            <span className="visually-hidden">{texts.reviewNext}</span>
            <Progress counts={counts} />
          </>
        )}
        {isStarting ? <Spinner /> : <ChevronRight />}
      </a>
      {newHref !== null && isKnown && (
        <a className={cx(glow.pill, styles.fresh)} href={newHref} onClick={(event) => openHere(event, onOpenNew)}>
          <span>{texts.reviewNew(counts.new)}</span>
          <span className="visually-hidden">{`${texts.reviewIn}${job.title}`}</span>
        </a>
      )}
    </>
  );
}

function Progress({ counts: { all, undecided, maybe } }: Pick<JobToReview, 'counts'>) {
  const decided = all - undecided;
  return (
    <span className={styles.progress}>
      <span className={styles.bar} aria-hidden="true">
        <i style={{ '--share': `${(decided / all) * 100}%` }} />
      </span>
      <span>{texts.decisions(decided, all, maybe)}</span>
    </span>
  );
}
