import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/actions/Button.tsx';
import { useRetryOnReconnect } from '../../../ui/feedback/on-reconnect.ts';
import { IconButton } from '../../../ui/actions/IconButton.tsx';
import { ArrowDownWideNarrow, Download } from '../../../ui/tokens/icons.ts';
import { SearchBox } from '../../../ui/fields/SearchBox.tsx';
import { ToolSelect } from '../../../ui/fields/ToolSelect.tsx';
import { Toolbar } from '../../../ui/layout/Toolbar.tsx';
import { texts as shared } from '../texts.ts';
import type { CandidateList } from './candidate-list.ts';
import type { IncrementalLoading } from './candidate-list-parts.ts';
import styles from './ListTools.module.css';
import { texts } from './texts.ts';

interface ListToolsProps {
  readonly list: CandidateList;
  /** At the right end: Filter, Reset. */
  readonly children?: ReactNode;
}

/** Finding, ordering, exporting; and how many are shown. */
export const ListTools = observer(function ListTools({ list, children }: ListToolsProps) {
  return (
    <Toolbar
      end={
        <>
          <IconButton variant="outline" label={texts.exportCsv} icon={<Download />} onClick={list.exportShown} />
          {children}
        </>
      }
    >
      <SearchBox label={texts.find} value={list.typed} onChange={list.type} />
      <ToolSelect
        label={texts.order}
        icon={<ArrowDownWideNarrow />}
        options={list.orders.map((value) => ({ value, label: texts.orders[value] }))}
        value={list.order}
        onChange={list.sort}
      />
      <Shown list={list} />
    </Toolbar>
  );
});

const Shown = observer(function Shown({ list }: Pick<ListToolsProps, 'list'>) {
  const { loading } = list.source;
  const expected = loading?.expected ?? null;
  if (loading && expected !== null) {
    return (
      <span className={styles.count}>
        {texts.loadedOf(list.all.length, expected)}
        {loading.interrupted && <LoadRest loading={loading} />}
      </span>
    );
  }
  const [shown, all] = [list.shown.length, list.all.length];
  const text = shared.candidates(all);
  return <output className={styles.count}>{shown === all ? text : texts.shownOf(shown, text)}</output>;
});

/** Those who did not come; by itself when the connection comes back. */
function LoadRest({ loading }: { readonly loading: IncrementalLoading }) {
  const loadRest = () => void loading.loadRest();
  useRetryOnReconnect(loadRest);
  return (
    <Button variant="bare" onClick={loadRest}>
      {texts.loadRest}
    </Button>
  );
}
