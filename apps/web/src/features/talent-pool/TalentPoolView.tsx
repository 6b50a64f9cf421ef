import { observer } from 'mobx-react-lite';
import { paths } from '../../navigation/paths.ts';
import { Button, ButtonLink } from '../../ui/actions/Button.tsx';
import { PickChips } from '../../ui/actions/PickChips.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { contentWidth, PageHeader } from '../../ui/layout/Page.tsx';
import { Row } from '../../ui/layout/Row.tsx';
import { CandidateActionsDialog, CandidateGridSkeleton, CandidateListSkeleton } from '../candidate-list/index.ts';
import { FilterableListView } from '../filter/FilterableListView.tsx';
import { Loaded } from '../Loaded.tsx';
import type { Presented } from '../screen.ts';
import type { TalentPoolPresenter } from './talent-pool-presenter.ts';
import { texts } from './texts.ts';

export const TalentPoolView = observer(function TalentPoolView({ presenter }: Presented<TalentPoolPresenter>) {
  const { pool } = presenter;
  const count = pool.value?.candidates.length ?? 0;
  return (
    <div className="filling">
      <PageHeader
        title={texts.title}
        subtitle={texts.suggested}
        {...(count > 0 && { count: { value: count, unit: texts.candidates } })}
      />
      <Loaded inPane resource={pool} name={texts.resource} skeleton={<PoolSkeleton presenter={presenter} />}>
        {({ technologies, candidates }) => {
          if (technologies.length === 0) return <NoTechnologies />;
          if (candidates.length === 0) return <NoCandidates />;
          return (
            <>
              <h2 className="visually-hidden">{texts.resource}</h2>
              <Technologies presenter={presenter} />
              <FilterableListView
                panel={presenter.panel}
                skeleton={<CandidateGridSkeleton label={texts.loading} />}
                empty={<NoMatch presenter={presenter} />}
              />
            </>
          );
        }}
      </Loaded>
      <CandidateActionsDialog actions={presenter.actions} />
    </div>
  );
});

function PoolSkeleton({ presenter }: Presented<TalentPoolPresenter>) {
  return (
    <>
      <Technologies presenter={presenter} />
      <CandidateListSkeleton hasBand label={texts.loading} />
    </>
  );
}

const Technologies = observer(function Technologies({ presenter }: Presented<TalentPoolPresenter>) {
  const { technologies, technologiesChosen, counts, choose } = presenter;
  if (technologies.length === 0) return null;
  return (
    <Row
      wrap
      gap={3}
      rowGap={1}
      tone="muted"
      space={{ paddingTop: 3 }}
      className={contentWidth.pane}
      data-gives-way="always"
    >
      <span aria-hidden="true">{texts.knowAllOf}</span>
      <PickChips
        label={texts.knowAllOf}
        options={technologies}
        picked={technologiesChosen}
        counts={counts}
        onChange={choose}
      />
    </Row>
  );
});

const NoMatch = observer(function NoMatch({ presenter }: Presented<TalentPoolPresenter>) {
  return (
    <EmptyState title={texts.noMatch.title} text={texts.noMatch.text(presenter.technologiesChosen)}>
      <Button onClick={presenter.list.reset}>{texts.noMatch.showAll}</Button>
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
