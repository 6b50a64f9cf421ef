import { type ComponentProps, type ReactElement, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { lazily, LazySuspense } from '../lazily.tsx';
import { Ellipsis } from '../tokens/icons.ts';
import { IconButton } from './IconButton.tsx';

export interface MenuItem {
  readonly label: string;
  readonly icon?: ReactNode;
  readonly href?: string;
  readonly onPress?: () => void;
  readonly danger?: boolean;
  /** Makes the item a checkbox, which leaves the menu open. */
  readonly isOn?: boolean;
}

interface MenuChoice {
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly value: string;
  onChange(value: string): void;
}

export interface MenuProps {
  readonly trigger: ReactElement<ComponentProps<'button'>>;
  /** Shown above the items. */
  readonly label?: string;
  readonly items: readonly MenuItem[];
  readonly choice?: MenuChoice;
  readonly last?: MenuItem;
  readonly side?: 'top' | 'bottom';
  readonly align?: 'start' | 'end';
}

/** Use of a trigger while the code of its menu was loading. */
export class EarlyUse {
  hadFocus = false;
  /** The trigger was pressed, and the focus has not moved to another control since. */
  opens = false;
  #wasPressed = false;

  readonly press = (): void => {
    this.#wasPressed = true;
  };

  leave(trigger: Element | null): void {
    const { activeElement, body } = document;
    this.hadFocus = trigger !== null && trigger === activeElement;
    // Safari does not focus a button that is clicked.
    this.opens = this.#wasPressed && (this.hadFocus || activeElement === body);
  }
}

const LazyMenu = lazily(async () => (await import('./OpenMenu.tsx')).OpenMenu);

/** The code of menus loads after the first paint. Until then, the trigger remembers a press. */
export function Menu(props: MenuProps) {
  const [early] = useState(() => new EarlyUse());
  return (
    <LazySuspense fallback={<EarlyTrigger trigger={props.trigger} early={early} />}>
      <LazyMenu {...props} early={early} />
    </LazySuspense>
  );
}

interface EarlyTriggerProps {
  readonly trigger: MenuProps['trigger'];
  readonly early: EarlyUse;
}

function EarlyTrigger({ trigger, early }: EarlyTriggerProps) {
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const shown = button.current;
    return () => early.leave(shown);
  }, [early]);
  const Trigger = trigger.type;
  return <Trigger {...trigger.props} ref={button} aria-haspopup="menu" onClick={early.press} />;
}

interface MoreMenuProps {
  readonly label: string;
  readonly items: readonly MenuItem[];
}

export function MoreMenu({ label, items }: MoreMenuProps) {
  return <Menu trigger={<IconButton variant="outline" label={label} icon={<Ellipsis />} />} items={items} />;
}
