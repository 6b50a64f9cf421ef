import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { CandidateListView } from '../people/people.ts';
import { FilterDialog } from './FilterDialog.tsx';
import { FilteredList, NobodyPasses } from './FilteredList.tsx';
import type { FilterPanel } from './filter-panel.ts';
import { FilterTools } from './FilterTools.tsx';

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
  const { filter, list, filterOpener, hidesSome, canResetFilter, openFilter, resetFilter } = panel;
  return (
    <>
      <CandidateListView
        list={list}
        tools={
          <>
            {children}
            <FilterTools filter={filter} onOpen={openFilter} onReset={resetFilter} canReset={canResetFilter} />
          </>
        }
        empty={hidesSome ? <NobodyPasses onChange={openFilter} onReset={resetFilter} /> : empty}
        renderCards={(cards) => (
          <FilteredList filter={filter} onReset={resetFilter} skeleton={skeleton}>
            {cards}
          </FilteredList>
        )}
      />
      <FilterDialog modal={filterOpener.modal} />
    </>
  );
});
