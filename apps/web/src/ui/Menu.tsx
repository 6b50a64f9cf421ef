import { Menu as Base } from '@base-ui/react/menu';
import type { ReactElement, ReactNode } from 'react';
import { cx } from './cx.ts';
import styles from './Menu.module.css';

export interface MenuItem {
  readonly label: string;
  readonly icon?: ReactNode;
  /** Where it leads; with `onPress` instead it acts. */
  readonly href?: string;
  readonly onPress?: () => void;
  readonly danger?: boolean;
}

interface MenuProps {
  /** The button that opens it: an IconButton or an AccountButton. */
  readonly trigger: ReactElement;
  readonly items: readonly MenuItem[];
  readonly side?: 'top' | 'bottom';
  readonly align?: 'start' | 'end';
  /** Open from the start: its code came when the button was pressed. */
  readonly defaultOpen?: boolean;
}

/** A menu behind a button. */
export function Menu({ trigger, items, side = 'bottom', align = 'end', defaultOpen = false }: MenuProps) {
  return (
    <Base.Root defaultOpen={defaultOpen}>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner className={styles.positioner} side={side} align={align} sideOffset={4} collisionPadding={8}>
          <Base.Popup className={styles.menu}>
            {items.map((item) => (
              <Item key={item.label} item={item} />
            ))}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

function Item({ item: { label, icon, href, onPress, danger = false } }: { readonly item: MenuItem }) {
  const className = cx(styles.item, danger && styles.danger);
  return href === undefined ? (
    <Base.Item className={className} onClick={() => onPress?.()}>
      {icon}
      {label}
    </Base.Item>
  ) : (
    <Base.LinkItem className={className} href={href} closeOnClick>
      {icon}
      {label}
    </Base.LinkItem>
  );
}
