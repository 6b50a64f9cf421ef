import type { JobsView } from '../../state/device/records-of-one.ts';
import { Loading, Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { texts } from '../hiring/texts.ts';
import cards from './JobCards.module.css';
import table from './JobsTable.module.css';

const shown = [0, 1, 2, 3, 4, 5];

export function JobsSkeleton({ view }: { readonly view: JobsView }) {
  return <Loading label={texts.loading}>{view === 'table' ? <Rows /> : <Cards />}</Loading>;
}

function Cards() {
  return (
    <div className={cards.cards}>
      {shown.map((card) => (
        <div key={card} className={cards.card}>
          <div className={cards.lines}>
            <Skeleton width="64%" height={14} />
            <Skeleton width="40%" />
          </div>
          <Skeleton />
          <Skeleton width="80%" height={40} />
        </div>
      ))}
    </div>
  );
}

function Rows() {
  return (
    <div>
      <div className={table.headOnItsWay} />
      {shown.map((row) => (
        <div key={row} className={table.onItsWay}>
          <Skeleton width="208px" />
          <Skeleton width="56px" />
          <Skeleton width="72px" />
          <Skeleton />
        </div>
      ))}
    </div>
  );
}
