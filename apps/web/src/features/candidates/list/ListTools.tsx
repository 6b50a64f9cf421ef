import type { CandidateOrder } from '@glo/domain/candidates';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { ArrowDownWideNarrow, Download } from '../../../ui/icons.ts';
import { SearchBox } from '../../../ui/SearchBox.tsx';
import { ToolSelect } from '../../../ui/ToolSelect.tsx';
import { Toolbar } from '../../../ui/Toolbar.tsx';
import type { CandidateList } from './candidate-list.ts';
import styles from './ListTools.module.css';

interface ListToolsProps {
  readonly list: CandidateList;
  /** At the right end: Filter, Reset. */
  readonly children?: ReactNode;
}

const orders: readonly { readonly value: CandidateOrder; readonly label: string }[] = [
  { value: 'given', label: 'As listed' },
  { value: 'score', label: 'Best score' },
  { value: 'name', label: 'Name' },
  { value: 'not-viewed', label: 'Not viewed first' },
];

/** Finding, ordering, exporting; and how many are shown. */
export const ListTools = observer(function ListTools({ list, children }: ListToolsProps) {
  return (
    <Toolbar
      end={
        <>
          <IconButton variant="outline" label="Export CSV" icon={<Download />} onClick={list.exportShown} />
          {children}
        </>
      }
    >
      <SearchBox label="Find in this list" value={list.typed} onChange={list.type} />
      <ToolSelect
        label="Order"
        icon={<ArrowDownWideNarrow />}
        options={orders}
        value={list.order}
        onChange={list.sort}
      />
      <Shown list={list} />
    </Toolbar>
  );
});

const Shown = observer(function Shown({ list }: Pick<ListToolsProps, 'list'>) {
  const { arrival } = list.of;
  const expected = arrival?.expected ?? null;
  if (arrival && expected !== null) {
    return (
      <span className={styles.count}>
        {list.all.length} of {expected} loaded
        {arrival.interrupted && (
          <Button variant="bare" onClick={() => void arrival.loadRest()}>
            Load the rest
          </Button>
        )}
      </span>
    );
  }
  const [shown, all] = [list.shown.length, list.all.length];
  return (
    <output className={styles.count}>
      {shown === all ? '' : `${shown} of `}
      {all === 1 ? '1 candidate' : `${all} candidates`}
    </output>
  );
});
