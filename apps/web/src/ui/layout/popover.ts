import type { ComponentProps } from 'react';

/**
 * A popover that closes when something in it that matches `selector` is pressed. It also closes when the focus leaves,
 * because it would cover the focused element (WCAG 2.4.11).
 */
export function closingPopover(selector: string): ComponentProps<'div'> {
  return {
    popover: 'auto',
    onClick: ({ currentTarget, target }) => {
      if (target instanceof Element && target.closest(selector) !== null) currentTarget.hidePopover();
    },
    onBlur: ({ currentTarget, relatedTarget }) => {
      const { id } = currentTarget;
      if (relatedTarget?.closest(`#${id}, [popovertarget=${id}]`) === null) currentTarget.hidePopover();
    },
  };
}
