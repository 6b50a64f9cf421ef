import { Loading, Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { cx } from '../../ui/tokens/cx.ts';
import rows from './DialogRows.module.css';

interface RowsSkeletonProps {
  readonly label: string;
  readonly isTall?: boolean;
}

export function RowsSkeleton({ label, isTall = false }: RowsSkeletonProps) {
  return (
    <Loading label={label}>
      {['52%', '64%', '40%'].map((width) => (
        <div key={width} className={cx(rows.row, isTall && rows.tall)}>
          <Skeleton width={width} />
        </div>
      ))}
    </Loading>
  );
}
