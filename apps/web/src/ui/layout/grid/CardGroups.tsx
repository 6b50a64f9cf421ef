import type { ReactNode } from 'react';
import type { CardGridProps } from './VirtualRows.tsx';
import styles from './CardGroups.module.css';

export interface CardGroup {
  readonly title: string;
  readonly length: number;
  readonly end?: ReactNode;
}

interface CardGroupsProps<T> extends Pick<CardGridProps<T>, 'items' | 'itemKey' | 'renderItem'> {
  readonly groups: readonly CardGroup[];
}

/** Packs one, two or four groups per row, so that rows of four cards are full. */
export function CardGroups<T>({ groups, items, itemKey, renderItem }: CardGroupsProps<T>) {
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
