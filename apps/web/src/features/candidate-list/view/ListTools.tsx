import { answerChoices } from '@glo/domain/hand-over/answers';
import { type VerdictChoice, verdictChoices } from '@glo/domain/verdicts/verdict-list';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { texts as verdictTexts } from '../../../state/verdicts/texts.ts';
import { SegmentedSwitch } from '../../../ui/actions/SegmentedSwitch.tsx';
import { grouped } from '../../../ui/tokens/grouped.ts';
import { MoreMenu } from '../../../ui/actions/Menu.tsx';
import { ArrowDownWideNarrow, FolderPlus, LayoutGrid, Rows3 } from '../../../ui/tokens/icons.ts';
import { SearchBox } from '../../../ui/fields/SearchBox.tsx';
import { ToolSelect } from '../../../ui/fields/Select.tsx';
import { Toolbar } from '../../../ui/layout/Toolbar.tsx';
import type { CandidateList } from '../list/candidate-list.ts';
import type { ListFacts } from '../facts/list-facts.ts';
import styles from './ListTools.module.css';
import { offeredOrders, orderLabel } from '../list/list-orders.ts';
import { keepPile } from '../list/commands/kept-pile.ts';
import { handOverCommands } from '../list/commands/hand-over-commands.ts';
import { CriteriaStatus } from '../criteria/CriteriaStatus.tsx';
import { texts } from '../list/texts.ts';
import { Spinner } from '../../../ui/display/Spinner.tsx';
import { texts as shared } from '../texts.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { useRetryOnReconnect } from '../../../ui/feedback/on-reconnect.ts';
import type { IncrementalLoading } from '../list/list-source.ts';

interface ListPartProps {
  readonly list: CandidateList;
  readonly facts: ListFacts;
}

interface ListBandProps extends ListPartProps {
  /** Tells what has changed since the list was opened. */
  readonly note?: ReactNode;
}

interface ListToolsProps extends ListPartProps {
  readonly children?: ReactNode;
}

export const ListTools = observer(function ListTools({ list, facts, children }: ListToolsProps) {
  return (
    <Toolbar
      end={
        <>
          {!list.isEmpty && (
            <>
              <ToolSelect
                label={texts.order}
                icon={<ArrowDownWideNarrow />}
                options={orderOptions(list)}
                value={list.table.activeSorting === null ? list.order : sortedByFact}
                onChange={(order) => order !== sortedByFact && list.sort(order)}
              />
              <SegmentedSwitch
                label={texts.showAs}
                options={layouts}
                value={list.table.layout}
                onChange={list.table.show}
              />
            </>
          )}
          <ShareAndExport list={list} />
        </>
      }
    >
      {!list.isEmpty && (
        <SearchBox
          label={texts.find}
          placeholder={texts.findShort}
          value={list.typed}
          onChange={list.type}
          onLeave={list.goToCards}
        />
      )}
      {children}
      {!hasBand(list) && <ListCount list={list} facts={facts} />}
    </Toolbar>
  );
});

const ShareAndExport = observer(function ShareAndExport({ list }: { readonly list: CandidateList }) {
  const items = handOverCommands(list).map(({ label, to }) => ({ label, onPress: to }));
  if (items.length === 0) return null;
  return <MoreMenu label={texts.shareAndExport} items={items} />;
});

/** Represents a table column that sorts the list. */
const sortedByFact = 'fact';

function orderOptions(list: CandidateList) {
  const options = offeredOrders(list).map((value) => ({ value, label: orderLabel(value, list) }));
  const { activeSorting } = list.table;
  if (activeSorting === null) return options;
  return [{ value: sortedByFact, label: texts.facts[activeSorting.column] } as const, ...options];
}

const layouts = [
  { value: 'cards', label: texts.layouts.cards, icon: <LayoutGrid /> },
  { value: 'table', label: texts.layouts.table, icon: <Rows3 /> },
] as const;

/** The band shows decisions and count. A list whose skeleton has a band keeps it, so that no card moves. */
export function hasBand({ isEmpty, fit, source, answers }: CandidateList): boolean {
  if (isEmpty) return false;
  const hasStatus =
    source.criteria !== undefined && (source.criteria.failed > 0 || source.criteria.waitingUntil !== null);
  if (source.verdicts || answers.hasPiles || hasStatus) return true;
  return fit.names.length > 0 && source.wasThere !== true;
}

export const ListBand = observer(function ListBand({ list, facts, note }: ListBandProps) {
  const { criteria } = list.source;
  if (!hasBand(list)) return note;
  return (
    <div className={styles.band} data-gives-way="always">
      <div className={styles.left}>
        <VerdictSwitch list={list} />
        <AnswerSwitch list={list} />
        <KeepAsFolder list={list} />
        <ListCount list={list} facts={facts} />
        {criteria && <CriteriaStatus criteria={criteria} />}
      </div>
      {note}
    </div>
  );
});

const VerdictSwitch = observer(function VerdictSwitch({ list }: { readonly list: CandidateList }) {
  const { verdict, verdictCounts: counts, chooseVerdict } = list;
  if (counts === null) return null;
  const options = verdictChoices
    .filter((value) => value !== 'new' || verdict === value || counts.new > 0)
    .map((value) => ({ value, label: `${pileName(value, list)} ${grouped(counts[value])}` }));
  return <SegmentedSwitch label={texts.verdicts} options={options} value={verdict} onChange={chooseVerdict} />;
});

const AnswerSwitch = observer(function AnswerSwitch({ list }: { readonly list: CandidateList }) {
  const { choice, counts, choose } = list.answers;
  if (counts === null) return null;
  const options = answerChoices.map((value) => ({
    value,
    label: `${texts.answerChoices[value]} ${grouped(counts[value])}`,
  }));
  return <SegmentedSwitch label={texts.answers} options={options} value={choice} onChange={choose} />;
});

const KeepAsFolder = observer(function KeepAsFolder({ list }: { readonly list: CandidateList }) {
  const keep = keepPile(list);
  return (
    keep && (
      <Button variant="bare" icon={<FolderPlus />} busy={list.services.piles.isOpening} onClick={keep}>
        {texts.keepAsFolder}
      </Button>
    )
  );
});

function pileName(choice: VerdictChoice, { source }: CandidateList): string {
  const isOfRecommended = choice === 'undecided' && source.verdicts?.areApplicants === false;
  return isOfRecommended ? verdictTexts.notLookedAt : verdictTexts.choices[choice];
}

export const ListCount = observer(function ListCount({ list, facts }: ListPartProps) {
  const { loading } = list.source;
  const expected = loading?.expected ?? null;
  if (loading && expected !== null) {
    return (
      <span className={styles.count}>
        <span>{texts.loadedOf(list.all.length, expected)}</span>
        {loading.interrupted && <LoadRest loading={loading} />}
      </span>
    );
  }
  if (list.source.filter?.isPending) return <output className={styles.count} />;
  const [shown, passing] = [list.shown.length, list.all.length];
  // A search is compared with the filtered candidates, because the tab counts those.
  const all = shown < passing ? passing : (list.source.unfiltered?.length ?? passing);
  const text = shared.candidates(all);
  const isAll = shown === all;
  // The tools have no room for the count of a short list, and the switch shows it. Screen readers still get it.
  const hasSwitch = list.verdictCounts !== null || list.answers.hasPiles;
  const isInSwitch = hasSwitch && list.words === '' && list.chips.length === 0;
  const isHidden = isInSwitch || (!hasBand(list) && (isAll || list.source.wasThere === true));
  const count = isAll ? text : texts.shownOf(shown, text);
  return (
    <output className={isHidden ? 'visually-hidden' : styles.count}>
      {facts.awaitedBySearch.length > 0 ? <SearchingCount count={count} /> : count}
    </output>
  );
});

/** Screen readers get the final count only. */
function SearchingCount({ count }: { readonly count: string }) {
  return (
    <>
      <Spinner />
      <span className="visually-hidden">{texts.searching}</span>
      <span aria-hidden="true">{` ${count}`}</span>
    </>
  );
}

function LoadRest({ loading }: { readonly loading: IncrementalLoading }) {
  const { loadRest } = loading;
  useRetryOnReconnect(loadRest);
  return (
    <Button variant="bare" onClick={loadRest}>
      {texts.loadRest}
    </Button>
  );
}
