import { observer } from 'mobx-react-lite';
import { grouped } from '../../ui/tokens/grouped.ts';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import type { Presented } from '../screen.ts';
import type { TalentPoolPresenter } from './talent-pool-presenter.ts';
import styles from './TechnologyRail.module.css';
import { texts } from './texts.ts';

/** Technologies with bars on one scale. Pressing one narrows the list. */
export const TechnologyRail = observer(function TechnologyRail({ presenter }: Presented<TalentPoolPresenter>) {
  const { groups, chosen } = presenter;
  return (
    <>
      <h2 className={styles.head}>{texts.technologies}</h2>
      <ul className={styles.groups}>
        {groups.all.map(({ technology, count }) => (
          <li key={technology}>
            <button
              type="button"
              className={styles.group}
              aria-pressed={chosen.includes(technology)}
              disabled={count === 0 && !chosen.includes(technology)}
              onClick={() => presenter.toggle(technology)}
            >
              <span className={styles.name} title={technology}>
                {technology}
              </span>
              <span className={styles.count}>
                <span>{grouped(count)}</span>
                <span className="visually-hidden">{` ${texts.people(count)}`}</span>
              </span>
              <span className={styles.track} aria-hidden="true">
                <i className={styles.bar} style={{ '--length': `${(count / groups.most) * 100}%` }} />
              </span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
});

export function TechnologyRailSkeleton() {
  return (
    <>
      <h2 className={styles.head}>{texts.technologies}</h2>
      <div className={styles.groups} aria-hidden="true">
        {['72%', '56%', '64%', '48%'].map((width) => (
          <div key={width} className={styles.waiting}>
            <Skeleton width={width} />
          </div>
        ))}
      </div>
    </>
  );
}
