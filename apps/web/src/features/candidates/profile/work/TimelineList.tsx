import { Avatar } from '../../../../ui/display/Avatar.tsx';
import styles from './TimelineList.module.css';

export interface TimelineItem {
  readonly title: string;
  /** The company or the school: its logo is at the left. */
  readonly place: string;
  /** Below the title. */
  readonly text: string;
  /** After the text, quieter: the kind of employment. */
  readonly note?: string | undefined;
  /** 'May 2026 – Present' */
  readonly when: string;
  /** Below the dates: a grade. */
  readonly result?: string | undefined;
}

/** Work or education, newest first. */
export function TimelineList({ items }: { readonly items: readonly TimelineItem[] }) {
  return (
    <ol>
      {items.map((item, index) => (
        <li key={`${index} ${item.title}`} className={styles.item}>
          <Avatar name={item.place} size="md" square />
          <div className={styles.words}>
            <h3>{item.title}</h3>
            <p className={styles.text}>
              {item.text}
              {item.note !== undefined && item.note !== '' && <span className={styles.note}> · {item.note}</span>}
            </p>
          </div>
          <p className={styles.when}>
            {item.when}
            {item.result !== undefined && item.result !== '' && (
              <strong className={styles.result}>{item.result}</strong>
            )}
          </p>
        </li>
      ))}
    </ol>
  );
}
