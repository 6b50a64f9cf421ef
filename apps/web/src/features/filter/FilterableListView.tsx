import { observer } from 'mobx-react-lite';
import { type ReactNode, useRef } from 'react';
import { Button } from '../../ui/actions/Button.tsx';
import { Count } from '../../ui/display/Count.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { RemovableChips } from '../../ui/actions/RemovableChips.tsx';
import { SlidersHorizontal } from '../../ui/tokens/icons.ts';
import { Loaded } from '../Loaded.tsx';
import { type CandidateList, CandidateListView } from '../candidate-list/index.ts';
import { FilterDialog } from './FilterDialog.tsx';
import type { FilterPanel } from './filter-panel.ts';
import type { ListFilter } from './list-filter.ts';
import { texts } from './texts.ts';

interface FilterableListViewProps {
  readonly panel: FilterPanel;
  /** Shown while the filter is applied. */
  readonly skeleton: ReactNode;
  readonly empty: ReactNode;
  /** Before the filter's buttons. */
  readonly children?: ReactNode;
}

export const FilterableListView = observer(function FilterableListView(props: FilterableListViewProps) {
  const { panel, skeleton, empty, children } = props;
  const { filter, list, filterModal, hidesSome, openFilter } = panel;
  return (
    <>
      <CandidateListView
        list={list}
        tools={
          <>
            {children}
            <FilterTools list={list} filter={filter} onOpen={openFilter} />
          </>
        }
        empty={hidesSome ? <NobodyPasses onChange={openFilter} onReset={list.reset} /> : empty}
        renderCards={(cards) => (
          <FilteredList filter={filter} onReset={list.reset} skeleton={skeleton}>
            {cards}
          </FilteredList>
        )}
      />
      <FilterDialog modal={filterModal} />
    </>
  );
});

interface FilteredListProps {
  readonly filter: ListFilter;
  readonly onReset: () => void;
  readonly skeleton: ReactNode;
  readonly children: ReactNode;
}

export const FilteredList = observer(function FilteredList(props: FilteredListProps) {
  const { filter, onReset, skeleton, children } = props;
  if (filter.criteriaCount === 0) return children;
  return (
    <Loaded
      inPane
      resource={filter.passing}
      name={texts.filtered}
      alternative={<Button onClick={onReset}>{texts.showEverybody}</Button>}
      skeleton={skeleton}
    >
      {() => children}
    </Loaded>
  );
});

interface NobodyPassesProps {
  readonly onChange: () => void;
  readonly onReset: () => void;
}

export function NobodyPasses({ onChange, onReset }: NobodyPassesProps) {
  return (
    <EmptyState title={texts.noMatch} text={texts.noMatchHelp}>
      <Button onClick={onChange}>{texts.changeFilter}</Button>
      <Button onClick={onReset}>{texts.showEverybody}</Button>
    </EmptyState>
  );
}

interface FilterToolsProps {
  readonly list: CandidateList;
  readonly filter: ListFilter;
  readonly onOpen: () => void;
}

export const FilterTools = observer(function FilterTools({ list, filter, onOpen }: FilterToolsProps) {
  const { chips } = list;
  const opener = useRef<HTMLButtonElement>(null);
  const count = filter.criteriaCount + list.ownChips.length;
  return (
    <>
      <Button ref={opener} icon={<SlidersHorizontal />} aria-haspopup="dialog" onClick={onOpen}>
        <span>{texts.title}</span>
        {count > 0 && <Count value={count} unit={texts.filtersOn(count)} tone="glow" />}
      </Button>
      {chips.length > 0 && (
        <RemovableChips
          label={texts.applied}
          chips={chips.map(({ label, remove }) => ({ text: label, removal: texts.remove(label), remove }))}
          onNone={() => opener.current?.focus()}
        />
      )}
      <Button variant="bare" softDisabled={!list.canReset} onClick={list.reset}>
        {texts.reset}
      </Button>
    </>
  );
});
