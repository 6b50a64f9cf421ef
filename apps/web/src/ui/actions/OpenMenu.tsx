import { Menu as Base } from '@base-ui/react/menu';
import { useLayoutEffect, useRef } from 'react';
import { Text } from '../display/Text.tsx';
import { cx } from '../tokens/cx.ts';
import { Check } from '../tokens/icons.ts';
import type { EarlyUse, MenuItem, MenuProps } from './menu-props.ts';
import styles from './Menu.module.css';

const heading = <Text as="div" size={1} tone="subtle" space={{ paddingBlock: 1, paddingInline: 2 }} />;

interface OpenMenuProps extends MenuProps {
  readonly early: EarlyUse;
}

export function OpenMenu({
  trigger,
  label,
  items,
  choice,
  last,
  side = 'bottom',
  align = 'end',
  early,
}: OpenMenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    if (early.hadFocus) button.current?.focus({ preventScroll: true });
    // Counts as a press of a key, so that the focus moves to the first item.
    if (early.opens) button.current?.click();
  }, [early]);
  return (
    <Base.Root>
      <Base.Trigger ref={button} render={trigger} />
      <Base.Portal>
        <Base.Positioner className={styles.positioner} side={side} align={align} sideOffset={4} collisionPadding={8}>
          <Base.Popup className={cx(styles.menu, 'floating')}>
            {label === undefined ? (
              <Items items={items} />
            ) : (
              <Base.Group>
                <Base.GroupLabel render={heading}>{label}</Base.GroupLabel>
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

function Choice({ choice }: { readonly choice: NonNullable<MenuProps['choice']> }) {
  const { label, options, value, onChange } = choice;
  return (
    <Base.RadioGroup className={styles.choice} value={value} onValueChange={onChange}>
      <Base.GroupLabel render={heading}>{label}</Base.GroupLabel>
      {options.map((option) => (
        <Base.RadioItem key={option.value} className="option" value={option.value} closeOnClick={false}>
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

function Items({ items }: Pick<MenuProps, 'items'>) {
  return items.map((item) => <Item key={item.label} item={item} />);
}

function Item({ item: { label, icon, href, onPress, danger = false, isOn } }: { readonly item: MenuItem }) {
  const className = cx('option', danger && styles.danger);
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
