import type { Candidate } from '@glo/domain/candidates/candidate';
import { computed } from 'mobx';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { Button, ButtonLink } from '../../../ui/actions/Button.tsx';
import { fallbackFocusTarget } from '../../../ui/actions/focus.ts';
import { CardGrid } from '../../../ui/layout/grid/CardGrid.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { lazily, LazySuspense } from '../../../ui/lazily.tsx';
import { useEscape } from '../../../ui/keyboard/use-escape.ts';
import { cardHeight } from '../card/card-model.ts';
import { CandidateCard } from '../card/CandidateCard.tsx';
import { HandOverHost } from '../list/hand-over/HandOverHost.tsx';
import { CandidateGridSkeleton } from './CandidateGridSkeleton.tsx';
import { isAwaitingFit } from '../list/list-orders.ts';
import type { CandidateList } from '../list/candidate-list.ts';
import { selectionText } from '../list/commands/list-commands.ts';
import { cardKey, listedCard, listedCardActions } from '../list/listed-card.ts';
import { openList } from '../list/open-list.ts';
import { unanswered } from '../list/commands/verdict-commands.ts';
import { ListFacts } from '../facts/list-facts.ts';
import { ListBand, ListTools } from './ListTools.tsx';
import { texts } from '../list/texts.ts';

export interface CandidateListProps {
  readonly list: CandidateList;
  readonly tools?: ReactNode;
  readonly note?: ReactNode;
  readonly empty: ReactNode;
  readonly renderCards?: (cards: ReactNode) => ReactNode;
}

export const OpenCandidateList = observer(function OpenCandidateList(props: CandidateListProps) {
  const { list, tools, note, empty, renderCards = (cards) => cards } = props;
  const facts = useMemo(() => new ListFacts(list), [list]);
  const hasTools = Boolean(tools) || list.all.length > 0;
  return (
    <>
      {hasTools && (
        <ListTools list={list} facts={facts}>
          {tools}
        </ListTools>
      )}
      <ListBand list={list} facts={facts} note={note} />
      {renderCards(<Opened list={list} facts={facts} empty={empty} />)}
      <Bulk list={list} />
      <HandOverHost list={list} />
    </>
  );
});

const CandidateTable = lazily(async () => (await import('../list/table/CandidateTable.tsx')).CandidateTable);
const LazyBulkActions = lazily(async () => (await import('./BulkActions.tsx')).BulkActions);

/** Renders nothing until something is selected or running for the first time. The text is outside, so that it is announced then. */
const Bulk = observer(function Bulk({ list }: { readonly list: CandidateList }) {
  const [wasUsed, setWasUsed] = useState(false);
  const { bulk, selected } = list;
  if (!wasUsed && (selected.length > 0 || bulk.current !== null)) setWasUsed(true);
  // Here, because Escape must work before the code of the bar has loaded.
  useEscape(selected.length > 0 ? list.place.clearSelection : null);
  return (
    <>
      <output className="visually-hidden">{bulk.current === null && selectionText(list)}</output>
      {wasUsed && (
        <LazySuspense>
          <LazyBulkActions list={list} />
        </LazySuspense>
      )}
    </>
  );
});

interface CardsProps {
  readonly list: CandidateList;
  readonly facts: ListFacts;
}

interface OpenedProps extends CardsProps {
  readonly empty: ReactNode;
}

/** Opens the list while its cards or its empty state are mounted. */
const Opened = observer(function Opened({ list, facts, empty }: OpenedProps) {
  useEffect(() => openList(list), [list]);
  useEffect(() => facts.open(), [facts]);
  useFocusOnEmptyState(list);
  return list.all.length === 0 ? empty : <Cards list={list} facts={facts} />;
});

/** If the last card is removed with the focus in it, the first control of the empty state takes the focus. Later the list takes it back. */
function useFocusOnEmptyState(list: CandidateList): void {
  const isNobodyShown = list.shown.length === 0;
  const before = useRef<CandidateList>(null);
  const wasEmpty = useRef<CandidateList>(null);
  useLayoutEffect(() => {
    const isOnPage = document.activeElement === document.body;
    if (isNobodyShown && before.current === list && isOnPage && list.place.isInside) {
      document.querySelector<HTMLElement>('[data-state] :is(a, button)')?.focus({ preventScroll: true });
    } else if (!isNobodyShown && wasEmpty.current === list && isOnPage) {
      fallbackFocusTarget()?.focus({ preventScroll: true });
    }
    before.current = isNobodyShown ? null : list;
    wasEmpty.current = isNobodyShown ? list : null;
  }, [list, isNobodyShown]);
}

const Cards = observer(function Cards({ list, facts }: CardsProps) {
  if (isAwaitingFit(list)) return <CandidateGridSkeleton />;
  if (list.shown.length === 0 && facts.awaitedBySearch.length > 0) return <EmptyState title={texts.searching} />;
  if (list.shown.length === 0) {
    return (
      <EmptyState title={isDone(list) ? texts.noneLeft : texts.noFit} text={reasonFor(list)}>
        {isDone(list) && <NextSteps list={list} />}
        <Button onClick={list.showAll}>{texts.showAll}</Button>
      </EmptyState>
    );
  }
  const key = `${list.source.label} ${list.order}`;
  if (list.table.layout === 'table') {
    return (
      <LazySuspense>
        <CandidateTable key={key} list={list} facts={facts} />
      </LazySuspense>
    );
  }
  return (
    <CardGrid
      key={key}
      label={list.source.label}
      items={list.shown}
      itemKey={cardKey}
      itemHeight={cardHeight}
      renderItem={(candidate, place) => <ListedCard list={list} facts={facts} candidate={candidate} place={place} />}
      startAt={list.place.scrollTop}
      onScrolled={list.place.scrolled}
      tabStop={list.place.tabStop}
      goal={list.place.goal}
      onFocusItem={list.place.focusMoved}
    />
  );
});

function isDone({ verdict, words, ownChips }: CandidateList): boolean {
  return (verdict === 'undecided' || verdict === 'new') && words.trim() === '' && ownChips.length === 0;
}

function reasonFor({ words, ownChips, verdict, answers, services, all }: CandidateList): string {
  if (ownChips.length > 0) return `${ownChips.map(({ label }) => label).join('. ')}.`;
  const typed = words.trim();
  if (typed === '' && answers.hasPiles) return texts.noneOfAnswer;
  if (typed === '' && verdict === 'new') return texts.noneNew;
  if (typed === '') return verdict === 'undecided' ? texts.allDecided : texts.noneOfVerdict;
  const unmatched = (services.knowledge.blind.isOn ? texts.noFindMatchBlind : texts.noFindMatch)(typed);
  return services.knowledge.unread(all).length === 0 ? unmatched : `${unmatched} ${texts.notAllSearched}`;
}

const NextSteps = observer(function NextSteps({ list }: { readonly list: CandidateList }) {
  const shortlisted = list.verdictCounts?.shortlisted ?? 0;
  const rejected = unanswered(list);
  return (
    <>
      {shortlisted > 0 && (
        <ButtonLink variant="fill" href={shortlistHref(list)}>
          {texts.showShortlisted(shortlisted)}
        </ButtonLink>
      )}
      {rejected.length > 0 && (
        <Button onClick={() => list.services.navigation.email(rejected, list)}>
          {texts.emailRejected(rejected.length)}
        </Button>
      )}
    </>
  );
});

function shortlistHref({ source }: CandidateList): string {
  const query = new URLSearchParams(source.query);
  query.set('tab', 'shortlisted');
  return `${source.path}?${query}`;
}

interface ListedCardProps extends CardsProps {
  readonly candidate: Candidate;
  readonly place: number;
}

/** Re-renders only if something that it shows changes. */
const ListedCard = observer(function ListedCard({ list, facts, candidate, place }: ListedCardProps) {
  const isTabStop = useMemo(() => computed(() => list.place.tabStop === place), [list, place]).get();
  useEffect(() => facts.appear(candidate.id), [facts, candidate.id]);
  return (
    <CandidateCard
      candidate={listedCard(candidate, list)}
      actions={listedCardActions(candidate, list)}
      isTabStop={isTabStop}
    />
  );
});
