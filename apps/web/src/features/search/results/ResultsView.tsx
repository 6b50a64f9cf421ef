import { criteriaLine } from '@glo/domain/search/search';
import type { WiderSearch } from '@glo/domain/search/wider-searches';
import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { paths } from '../../../navigation/paths.ts';
import { Button, ButtonLink } from '../../../ui/actions/Button.tsx';
import { SegmentedSwitch } from '../../../ui/actions/SegmentedSwitch.tsx';
import { useHeadingTakesFocus } from '../../../ui/actions/focus.ts';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { SlowNote } from '../../../ui/feedback/SlowNote.tsx';
import { PageHeader } from '../../../ui/layout/Page.tsx';
import { SlidersHorizontal } from '../../../ui/tokens/icons.ts';
import { LeftOutNote } from '../../Loaded.tsx';
import { FilterableListView } from '../../filter/FilterableListView.tsx';
import { CandidateActionsDialog, CandidateGridSkeleton, CandidateListSkeleton } from '../../candidate-list/index.ts';
import type { Presented } from '../../screen.ts';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { SaveSearch } from '../saved/SaveSearch.tsx';
import { texts } from '../texts.ts';
import type { ResultsPresenter } from './results-presenter.ts';

const options = (['', 'first', 'only'] as const).map((value) => ({ value, label: texts.results.showOptions[value] }));

export const ResultsView = observer(function ResultsView({ presenter }: Presented<ResultsPresenter>) {
  const { candidates, criteria, stage } = presenter;
  if (criteria === null) return null;
  const count = candidates.length;
  const newsLine = stage === 'open' ? presenter.newsLine : '';
  const line = [criteriaLine(criteria), newsLine].filter((part) => part !== '').join(' · ');
  return (
    <div className="filling">
      <PageHeader
        title={texts.results.title}
        subtitle={line}
        {...(stage === 'open' && { count: { value: count, unit: texts.results.candidates } })}
      >
        <SaveSearch
          label={texts.results.saveSearch}
          savedAs={presenter.savedAs}
          disabled={!presenter.canSave}
          onSave={presenter.save}
        />
        <ButtonLink href={paths.search} icon={<SlidersHorizontal />}>
          {texts.results.changeFilters}
        </ButtonLink>
      </PageHeader>
      {stage === 'open' ? <Found presenter={presenter} newsLine={newsLine} /> : <OnTheWay presenter={presenter} />}
      <CandidateActionsDialog actions={presenter.actions} />
    </div>
  );
});

const Found = observer(function Found({
  presenter,
  newsLine,
}: Presented<ResultsPresenter> & { readonly newsLine: string }) {
  const { candidates, panel } = presenter;
  const count = candidates.length;
  return (
    <>
      <h2 className="visually-hidden">
        <output>{[texts.results.found(count), newsLine].filter((part) => part !== '').join(', ')}</output>
      </h2>
      <LeftOutNote inPane count={presenter.leftOut} />
      {count > 0 ? (
        <FilterableListView
          panel={panel}
          skeleton={<CandidateGridSkeleton label={texts.results.loading} />}
          empty={null}
        >
          <WhoIsNew presenter={presenter} />
        </FilterableListView>
      ) : (
        <NoCandidates presenter={presenter} />
      )}
    </>
  );
});

const OnTheWay = observer(function OnTheWay({ presenter }: Presented<ResultsPresenter>) {
  const { stage, watch } = presenter;
  const retry = () => void presenter.retry();
  if (stage === 'failed') return <ErrorState title={texts.results.notFound} onRetry={retry} />;
  if (stage === 'opening') return null;
  return (
    <>
      {watch.slow && (
        <Stack space={{ paddingBlock: 3, paddingInline: 5 }}>
          <SlowNote onCancel={watch.cancel} onRetry={retry} />
        </Stack>
      )}
      <CandidateListSkeleton hasBand label={texts.results.loading} />
    </>
  );
});

const WhoIsNew = observer(function WhoIsNew({ presenter }: Presented<ResultsPresenter>) {
  if (!presenter.canShowNew) return null;
  return (
    <SegmentedSwitch
      label={texts.results.show}
      options={options}
      value={presenter.newShown}
      onChange={presenter.showNew}
    />
  );
});

const NoCandidates = observer(function NoCandidates({ presenter }: { readonly presenter: ResultsPresenter }) {
  const { wider, watch } = presenter;
  const place = useRef<HTMLDivElement>(null);
  useHeadingTakesFocus(place);
  return (
    <div ref={place} className="filling">
      {wider.length > 0 ? (
        <EmptyState title={texts.results.none} text={texts.results.widerHint}>
          {wider.map((search) => (
            <Button
              key={search.kind}
              busy={presenter.isWidening(search.kind)}
              onClick={() => void presenter.widen(search)}
            >
              {nameOf(search)}
            </Button>
          ))}
        </EmptyState>
      ) : (
        <EmptyState title={texts.results.none} text={texts.results.otherHint}>
          <ButtonLink href={paths.search}>{texts.results.changeFilters}</ButtonLink>
        </EmptyState>
      )}
      {watch.slow && (
        <Stack space={{ padding: 5 }}>
          <SlowNote onCancel={watch.cancel} onRetry={() => void presenter.retry()} />
        </Stack>
      )}
    </div>
  );
});

function nameOf({ kind, criteria }: WiderSearch): string {
  return kind === 'anywhere' ? texts.results.everywhere : texts.results.skillOnly(criteria.skills.join(', '));
}
