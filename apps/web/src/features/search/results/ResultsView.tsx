import { criteriaLine } from '@glo/domain/search/search';
import { observer } from 'mobx-react-lite';
import { paths } from '../../../navigation/paths.ts';
import { Button, ButtonLink } from '../../../ui/actions/Button.tsx';
import { Bookmark, BookmarkCheck, SlidersHorizontal } from '../../../ui/tokens/icons.ts';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { PageHeader } from '../../../ui/layout/Page.tsx';
import { SegmentedSwitch } from '../../../ui/actions/SegmentedSwitch.tsx';
import { SlowNote } from '../../../ui/feedback/SlowNote.tsx';
import { CandidateActionsDialog, CandidateGridSkeleton, CandidateListSkeleton } from '../../people/people.ts';
import { FilterableListView } from '../../filter/FilterableListView.tsx';
import { LeftOutNote } from '../../LeftOutNote.tsx';
import loaded from '../../Loaded.module.css';
import { texts } from '../texts.ts';
import type { Presented } from '../../screen.ts';
import { NoCandidates } from './NoCandidates.tsx';
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
        <Save presenter={presenter} />
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
  const { candidates, criteria, panel } = presenter;
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
          skeleton={<CandidateGridSkeleton withLine={criteria?.location !== ''} label={texts.results.loading} />}
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
  const { stage, watch, criteria } = presenter;
  const retry = () => void presenter.retry();
  if (stage === 'failed') return <ErrorState title={texts.results.notFound} onRetry={retry} />;
  if (stage === 'opening') return null;
  return (
    <>
      {watch.slow && (
        <div className={loaded.inPane}>
          <SlowNote onCancel={watch.cancel} onRetry={retry} />
        </div>
      )}
      {/* If a place was searched, the match covers more than skills. */}
      <CandidateListSkeleton hasBand withLine={criteria?.location !== ''} label={texts.results.loading} />
    </>
  );
});

const Save = observer(function Save({ presenter }: Presented<ResultsPresenter>) {
  const { savedAs } = presenter;
  const savedText = savedAs === null ? undefined : texts.saved.savedAs(savedAs);
  return (
    <>
      <output className="visually-hidden">{savedText}</output>
      <Button
        icon={savedAs === null ? <Bookmark /> : <BookmarkCheck />}
        softDisabled={!presenter.canSave}
        title={savedText}
        onClick={() => void presenter.save()}
      >
        {savedAs === null ? texts.results.saveSearch : texts.results.saved}
      </Button>
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
