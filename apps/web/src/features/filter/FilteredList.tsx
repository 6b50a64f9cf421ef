import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Button } from '../../ui/actions/Button.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Loaded } from '../Loaded.tsx';
import type { ListFilter } from './list-filter.ts';
import { texts } from './texts.ts';

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
