import { observer } from 'mobx-react-lite';
import { Button } from '../../../ui/actions/Button.tsx';
import { useRetryOnReconnect } from '../../../ui/feedback/on-reconnect.ts';
import { cx } from '../../../ui/tokens/cx.ts';
import { texts as shared } from '../texts.ts';
import type { CandidateList } from './candidate-list.ts';
import type { IncrementalLoading } from './list-source.ts';
import styles from './ListCount.module.css';
import { texts } from './texts.ts';

interface ListCountProps {
  readonly list: CandidateList;
  readonly saidAbove?: boolean;
}

export const ListCount = observer(function ListCount({ list, saidAbove = false }: ListCountProps) {
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
  if (list.source.isFiltering === true) return <output className={styles.count} />;
  const [shown, passing] = [list.shown.length, list.all.length];
  // What is found in a filtered list is counted among those whom the filter leaves, as its tab counts them.
  const all = shown < passing ? passing : (list.source.unfiltered?.length ?? passing);
  const text = shared.candidates(all);
  const isAll = shown === all;
  // Beside a filter the tools leave it no room: of a short list one sees how many are left.
  const isHeard = saidAbove && (isAll || list.source.wasThere === true);
  return (
    <output className={cx(styles.count, isHeard && 'visually-hidden')}>
      {isAll ? text : texts.shownOf(shown, text)}
    </output>
  );
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
