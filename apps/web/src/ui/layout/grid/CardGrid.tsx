import styles from './CardGrid.module.css';
import { type ListPosition, ListScroller, virtualAbove } from './ListScroller.tsx';
import { type CardGridProps, VirtualRows } from './VirtualRows.tsx';

interface ScrollingGridProps<T> extends CardGridProps<T>, ListPosition {}

export function CardGrid<T>(props: ScrollingGridProps<T>) {
  const { items, itemKey, itemHeight, renderItem } = props;
  return (
    <ListScroller {...props}>
      {(scroller, kept) =>
        items.length > virtualAbove ? (
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
