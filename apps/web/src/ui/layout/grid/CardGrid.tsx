import type { ReactNode } from 'react';
import styles from './CardGrid.module.css';
import { type ListPosition, ListScroller, virtualAbove } from './ListScroller.tsx';
import { type CardGridProps, VirtualRows } from './VirtualRows.tsx';

interface ScrollingGridProps<T> extends CardGridProps<T>, ListPosition {
  readonly groups?: readonly CardGroup[] | undefined;
}

export function CardGrid<T>(props: ScrollingGridProps<T>) {
  const { items, itemKey, itemHeight, renderItem, groups } = props;
  return (
    <ListScroller {...props} isGrouped={groups !== undefined}>
      {(scroller, kept) =>
        groups !== undefined ? (
          <CardGroups {...{ groups, items, itemKey, renderItem }} />
        ) : items.length > virtualAbove ? (
          <VirtualRows {...{ items, itemKey, itemHeight, renderItem, scroller, kept }} />
        ) : (
          <ul className={styles.grid}>
            {items.map((item, index) => (
              <li key={itemKey(item)} data-item={index}>
                {renderItem(item, index)}
              </li>
            ))}
          </ul>
        )
      }
    </ListScroller>
  );
}

export interface CardGroup {
  readonly title: string;
  readonly length: number;
  readonly end?: ReactNode;
}

interface CardGroupsProps<T> extends Pick<CardGridProps<T>, 'items' | 'itemKey' | 'renderItem'> {
  readonly groups: readonly CardGroup[];
}

/** Packs one, two or four groups per row, so that rows of four cards are full. */
function CardGroups<T>({ groups, items, itemKey, renderItem }: CardGroupsProps<T>) {
  const starts = groups.map((_, place) => groups.slice(0, place).reduce((sum, { length }) => sum + length, 0));
  return (
    <div className={styles.groups}>
      {groups.map(({ title, length, end }, place) => (
        <div key={title}>
          <div className={styles.head}>
            <h2 className="truncated" title={title}>
              {title}
            </h2>
            {end}
          </div>
          <ul className={styles.cards} aria-label={title}>
            {items.slice(starts[place], (starts[place] ?? 0) + length).map((item, index) => (
              <li key={itemKey(item)} data-item={(starts[place] ?? 0) + index}>
                {renderItem(item, (starts[place] ?? 0) + index)}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
