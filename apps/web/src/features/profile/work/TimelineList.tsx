import { Avatar } from '../../../ui/display/Avatar.tsx';
import styles from './TimelineList.module.css';

export interface TimelineItem {
  readonly title: string;
  readonly place: string;
  readonly text: string;
  readonly note?: string | undefined;
  readonly when: string;
  readonly result?: string | undefined;
}

export function TimelineList({ items }: { readonly items: readonly TimelineItem[] }) {
  return (
    <ol>
      {items.map((item, index) => (
        <li key={`${index} ${item.title}`} className={styles.item}>
          <Avatar name={item.place} size="md" square />
          <div className={styles.words}>
            <h3>{item.title}</h3>
            <p className={styles.text}>
              <span>{item.text}</span>
              {item.note !== undefined && item.note !== '' && <span className={styles.note}>{` · ${item.note}`}</span>}
            </p>
          </div>
          <p className={styles.when}>
            <span>{item.when}</span>
            {item.result !== undefined && item.result !== '' && (
              <strong className={styles.result}>{item.result}</strong>
            )}
          </p>
        </li>
      ))}
    </ol>
  );
}
