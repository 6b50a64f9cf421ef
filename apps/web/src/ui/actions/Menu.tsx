import { Menu as Base } from '@base-ui/react/menu';
import type { ReactElement, ReactNode } from 'react';
import { cx } from '../tokens/cx.ts';
import { Check, Ellipsis } from '../tokens/icons.ts';
import { IconButton } from './IconButton.tsx';
import styles from './Menu.module.css';

export interface MenuItem {
  readonly label: string;
  readonly icon?: ReactNode;
  readonly href?: string;
  readonly onPress?: () => void;
  readonly danger?: boolean;
  /** Makes the item a checkbox, which leaves the menu open. */
  readonly isOn?: boolean;
}

interface MenuChoice<V extends string> {
  readonly label: string;
  readonly options: readonly { readonly value: V; readonly label: string }[];
  readonly value: V;
  readonly onChange: (value: V) => void;
}

interface MenuProps<V extends string> {
  readonly trigger: ReactElement;
  /** Shown above the items. */
  readonly label?: string;
  readonly items: readonly MenuItem[];
  readonly choice?: MenuChoice<V>;
  readonly last?: MenuItem;
  readonly side?: 'top' | 'bottom';
  readonly align?: 'start' | 'end';
}

export function Menu<V extends string = never>({
  trigger,
  label,
  items,
  choice,
  last,
  side = 'bottom',
  align = 'end',
}: MenuProps<V>) {
  return (
    <Base.Root>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner className={styles.positioner} side={side} align={align} sideOffset={4} collisionPadding={8}>
          <Base.Popup className={styles.menu}>
            {label === undefined ? (
              <Items items={items} />
            ) : (
              <Base.Group>
                <Base.GroupLabel className={styles.label}>{label}</Base.GroupLabel>
                <Items items={items} />
              </Base.Group>
            )}
            {choice && <Choice choice={choice} />}
            {last && <Item item={last} />}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

function Choice<V extends string>({ choice }: { readonly choice: MenuChoice<V> }) {
  const { label, options, value, onChange } = choice;
  return (
    <Base.RadioGroup className={styles.choice} value={value} onValueChange={onChange}>
      <Base.GroupLabel className={styles.label}>{label}</Base.GroupLabel>
      {options.map((option) => (
        <Base.RadioItem key={option.value} className={styles.item} value={option.value} closeOnClick={false}>
          <span className={styles.place}>
            <Base.RadioItemIndicator>
              <Check />
            </Base.RadioItemIndicator>
          </span>
          <span>{option.label}</span>
        </Base.RadioItem>
      ))}
    </Base.RadioGroup>
  );
}

function Items({ items }: Pick<MoreMenuProps, 'items'>) {
  return items.map((item) => <Item key={item.label} item={item} />);
}

function Item({ item: { label, icon, href, onPress, danger = false, isOn } }: { readonly item: MenuItem }) {
  const className = cx(styles.item, danger && styles.danger);
  if (isOn !== undefined) {
    return (
      <Base.Item
        className={className}
        role="menuitemcheckbox"
        aria-checked={isOn}
        closeOnClick={false}
        onClick={() => onPress?.()}
      >
        <span className={styles.place}>{isOn && <Check />}</span>
        <span>{label}</span>
      </Base.Item>
    );
  }
  return href === undefined ? (
    <Base.Item className={className} onClick={() => onPress?.()}>
      {icon}
      <span>{label}</span>
    </Base.Item>
  ) : (
    <Base.LinkItem className={className} href={href} closeOnClick>
      {icon}
      <span>{label}</span>
    </Base.LinkItem>
  );
}

interface MoreMenuProps {
  readonly label: string;
  readonly items: readonly MenuItem[];
}

export function MoreMenu({ label, items }: MoreMenuProps) {
  return <Menu trigger={<IconButton variant="outline" label={label} icon={<Ellipsis />} />} items={items} />;
}
