import { observer } from 'mobx-react-lite';
import { paths } from '../../navigation/paths.ts';
import { Button, ButtonLink } from '../../ui/actions/Button.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { PageHeader } from '../../ui/layout/Page.tsx';
import { Rail, Split } from '../../ui/layout/Split.tsx';
import { CandidateActionsDialog, cardHeights, CandidateGridSkeleton, CandidateListSkeleton } from '../people/people.ts';
import { FilterableListView } from '../filter/FilterableListView.tsx';
import { Loaded } from '../Loaded.tsx';
import type { Presented } from '../screen.ts';
import type { TalentPoolPresenter } from './talent-pool-presenter.ts';
import styles from './TalentPoolView.module.css';
import { cx } from '../../ui/tokens/cx.ts';
import { grouped } from '../../ui/tokens/grouped.ts';
import { texts } from './texts.ts';

export const TalentPoolView = observer(function TalentPoolView({ presenter }: Presented<TalentPoolPresenter>) {
  const { pool, subtitle } = presenter;
  const count = pool.value?.candidates.length ?? 0;
  return (
    <div className="filling">
      <PageHeader
        title={texts.title}
        subtitle={subtitle}
        {...(count > 0 && { count: { value: count, unit: texts.candidates } })}
      />
      <Loaded inPane resource={pool} name={texts.resource} skeleton={<PoolSkeleton presenter={presenter} />}>
        {({ technologies, candidates }) => {
          if (technologies.length === 0) return <NoTechnologies />;
          if (candidates.length === 0) return <NoCandidates />;
          return (
            <Split
              rail={
                <Rail label={texts.technologies}>
                  <TechnologyRail presenter={presenter} />
                </Rail>
              }
            >
              <h2 className="visually-hidden">{texts.resource}</h2>
              <div className={cx('filling', styles.columns)}>
                <Pool presenter={presenter} />
              </div>
            </Split>
          );
        }}
      </Loaded>
      <CandidateActionsDialog actions={presenter.actions} />
    </div>
  );
});

function Pool({ presenter }: Presented<TalentPoolPresenter>) {
  return (
    <FilterableListView
      panel={presenter.panel}
      skeleton={<CandidateGridSkeleton height={cardHeights.withLine} label={texts.loading} />}
      empty={<NoMatch presenter={presenter} />}
    />
  );
}

function PoolSkeleton({ presenter }: Presented<TalentPoolPresenter>) {
  return (
    <Split
      rail={
        <Rail label={texts.technologies}>
          <TechnologyRailSkeleton />
        </Rail>
      }
    >
      <ListSkeleton presenter={presenter} />
    </Split>
  );
}

const ListSkeleton = observer(function ListSkeleton({ presenter }: Presented<TalentPoolPresenter>) {
  return (
    <div className={cx('filling', styles.columns, presenter.technologiesChosen.length === 0 && styles.grouped)}>
      <CandidateListSkeleton height={cardHeights.withLine} label={texts.loading} />
    </div>
  );
});

const NoMatch = observer(function NoMatch({ presenter }: Presented<TalentPoolPresenter>) {
  return (
    <EmptyState title={texts.noMatch.title} text={texts.noMatch.text(presenter.technologiesChosen)}>
      <Button onClick={presenter.panel.resetFilter}>{texts.noMatch.showAll}</Button>
    </EmptyState>
  );
});

function NoTechnologies() {
  return (
    <EmptyState title={texts.noTechnologies.title} text={texts.noTechnologies.text}>
      <ButtonLink href={paths.needHelp}>{texts.noTechnologies.add}</ButtonLink>
      <ButtonLink href={paths.search}>{texts.search}</ButtonLink>
    </EmptyState>
  );
}

function NoCandidates() {
  return (
    <EmptyState title={texts.none.title} text={texts.none.text}>
      <ButtonLink href={paths.search}>{texts.search}</ButtonLink>
    </EmptyState>
  );
}

/** Technologies with bars on one scale. Pressing one narrows the list. */
const TechnologyRail = observer(function TechnologyRail({ presenter }: Presented<TalentPoolPresenter>) {
  const { groups, technologiesChosen: chosen } = presenter;
  return (
    <>
      <h2 className={styles.head}>{texts.technologies}</h2>
      <ul className={styles.groups}>
        {groups.all.map(({ technology, count }) => (
          <li key={technology}>
            <button
              type="button"
              className={cx(styles.group, 'pressable')}
              aria-pressed={chosen.includes(technology)}
              disabled={count === 0 && !chosen.includes(technology)}
              onClick={() => presenter.toggle(technology)}
            >
              <span className="truncated medium" title={technology}>
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

function TechnologyRailSkeleton() {
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
