import { longDate, timeOfDay } from '@glo/domain/shared/dates';
import type { ReactNode } from 'react';
import { Button } from '../../ui/actions/Button.tsx';
import { Text } from '../../ui/display/Text.tsx';
import { Row } from '../../ui/layout/Row.tsx';
import styles from './ActivityView.module.css';

interface ActivitySectionProps {
  readonly title: string;
  readonly end?: ReactNode;
  readonly children: ReactNode;
}

export function ActivitySection({ title, end, children }: ActivitySectionProps) {
  return (
    <section>
      <Row justify="between" className={styles.day}>
        <Text as="h2" size={2} weight="strong">
          {title}
        </Text>
        {end}
      </Row>
      <ul>{children}</ul>
    </section>
  );
}

export interface RowAction {
  readonly label: string;
  /** Accessible name, which says what the row is about. */
  readonly name: string;
  readonly busy?: boolean;
  readonly onPress: () => void;
}

interface ActivityRowProps {
  /** Index among all rows of the screen. */
  readonly place: number;
  readonly icon: ReactNode;
  /** Below the sentence. Marks the row as a problem. */
  readonly note?: string;
  readonly actions: readonly RowAction[];
  /** ISO time. */
  readonly at?: string;
  readonly time?: (at: string) => string;
  readonly children: ReactNode;
}

export function ActivityRow(props: ActivityRowProps) {
  const { place, icon, note, actions, at, time = timeOfDay, children } = props;
  return (
    <li className={styles.row} data-item={place}>
      <Row as="span" tone={note === undefined ? 'subtle' : 'danger'}>
        {icon}
      </Row>
      <div className={styles.sentence}>
        {children}
        {note !== undefined && (
          <Text size={1} tone="subtle">
            {note}
          </Text>
        )}
      </div>
      <Row as="span" gap={1}>
        {actions.map(({ label, name, busy, onPress }) => (
          <Button key={label} variant="bare" busy={busy} aria-label={name} onClick={onPress}>
            {label}
          </Button>
        ))}
      </Row>
      {at !== undefined && (
        <time className={styles.time} dateTime={at} title={`${longDate(at)}, ${timeOfDay(at)}`}>
          {time(at)}
        </time>
      )}
    </li>
  );
}
