/* oxlint-disable jsx-a11y/prefer-tag-over-role -- see RowGrid */
import type { CandidateOrder } from '@glo/domain/candidates/candidate-order';
import { type FactColumn, factColumns } from '@glo/domain/candidates/known/facts';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Spinner } from '../../../ui/display/Spinner.tsx';
import { Checkbox } from '../../../ui/fields/Checkbox.tsx';
import { ArrowDown, ArrowUp, Star, StickyNote } from '../../../ui/tokens/icons.ts';
import type { CandidateList } from '../list/candidate-list.ts';
import { hasRequirements, orderLabel } from '../list/list-orders.ts';
import { texts as listTexts } from '../list/texts.ts';
import styles from './CandidateTable.module.css';
import { texts } from './texts.ts';

interface TableHeadProps {
  readonly list: CandidateList;
}

export const TableHead = observer(function TableHead({ list }: TableHeadProps) {
  const { fit, scoring, source, place, canSelectAll, selectAll } = list;
  const byFit: CandidateOrder = fit.most > 0 ? 'fit' : 'score';
  return (
    <div className={styles.head} data-extra={list.table.extraColumns}>
      <div role="columnheader" className={styles.check} aria-label={texts.selection}>
        <Checkbox
          size="sm"
          aria-label={texts.selectAll}
          checked={!canSelectAll}
          onChange={canSelectAll ? selectAll : place.clearSelection}
        />
      </div>
      <Heading list={list} order="name" className={styles.name} label={texts.columns.name} isAscending />
      <Heading
        list={list}
        order={byFit}
        className={byFit === 'fit' ? styles.fit : styles.score}
        label={byFit === 'fit' ? texts.columns.fit : texts.scores[scoring.kind]}
      />
      {hasRequirements(source) && (
        <Heading list={list} order="requirements" className={styles.requirements} label={texts.columns.requirements} />
      )}
      {factColumns.map((column) => (
        <FactHeading key={column} list={list} column={column} />
      ))}
      {source.isViewed ? (
        <Heading list={list} order="not-viewed" className={styles.state} label={texts.columns.state} />
      ) : (
        <Plain className={styles.state} label={texts.columns.state} />
      )}
      {list.marks.canOrderByRating && (
        <Heading list={list} order="rating" className={styles.rating} label={texts.columns.rating} icon={<Star />} />
      )}
      <Plain className={styles.note} label={texts.columns.note} icon={<StickyNote />} />
      {!list.answers.isEmpty && <Plain className={styles.manager} label={texts.columns.manager} />}
      <div role="columnheader" className={styles.more}>
        <span className="visually-hidden">{texts.more}</span>
      </div>
    </div>
  );
});

interface HeadingProps extends TableHeadProps {
  readonly order: CandidateOrder;
  readonly className: string | undefined;
  readonly label: string;
  /** Shown instead of the label. */
  readonly icon?: ReactNode;
  readonly isAscending?: boolean;
}

/** Sorts in one direction, as the order above the list does. */
const Heading = observer(function Heading(props: HeadingProps) {
  const { list, order, className, label, icon, isAscending = false } = props;
  const isSorted = list.order === order && list.table.activeSorting === null;
  const direction = order === 'not-viewed' ? 'other' : isAscending ? 'ascending' : 'descending';
  return (
    <div role="columnheader" className={className} aria-sort={isSorted ? direction : undefined}>
      <button
        type="button"
        className={styles.sort}
        title={listTexts.orderBy(orderLabel(order, list.source))}
        onClick={() => list.sort(order)}
      >
        {icon}
        <span className={icon ? 'visually-hidden' : undefined}>{label}</span>
        {isSorted && (isAscending ? <ArrowUp /> : <ArrowDown />)}
      </button>
    </div>
  );
});

const FactHeading = observer(function FactHeading({ list, column }: TableHeadProps & { readonly column: FactColumn }) {
  const { canSort, sorting, awaited, sort } = list.table;
  const label = texts.columns[column];
  if (!canSort) return <Plain className={styles[column]} label={label} />;
  const isChosen = sorting?.column === column;
  const isLoading = isChosen && awaited.length > 0;
  const isSorted = isChosen && !isLoading;
  const direction = sorting?.isReversed === true ? 'descending' : 'ascending';
  return (
    <div role="columnheader" className={styles[column]} aria-sort={isSorted ? direction : undefined}>
      <button
        type="button"
        className={styles.sort}
        title={listTexts.orderBy(label)}
        aria-busy={isLoading || undefined}
        onClick={() => sort(column)}
      >
        <span>{label}</span>
        {isLoading && <Spinner />}
        {isSorted && (direction === 'ascending' ? <ArrowUp /> : <ArrowDown />)}
      </button>
    </div>
  );
});

function Plain({ className, label, icon }: Pick<HeadingProps, 'className' | 'label' | 'icon'>) {
  return (
    <div role="columnheader" className={className} title={icon ? label : undefined}>
      {icon}
      <span className={icon ? 'visually-hidden' : undefined}>{label}</span>
    </div>
  );
}
