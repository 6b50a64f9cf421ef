import { Loading, Skeleton } from '../../ui/feedback/Skeleton.tsx';
import rows from './DialogRows.module.css';

export function RowsSkeleton({ label }: { readonly label: string }) {
  return (
    <Loading label={label}>
      {['52%', '64%', '40%'].map((width) => (
        <div key={width} className={rows.row}>
          <Skeleton width={width} />
        </div>
      ))}
    </Loading>
  );
}
