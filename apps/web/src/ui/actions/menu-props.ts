import type { ComponentProps, ReactElement, ReactNode } from 'react';

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
