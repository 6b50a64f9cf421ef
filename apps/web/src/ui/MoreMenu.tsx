import { useState } from 'react';
import { IconButton } from './IconButton.tsx';
import { EllipsisVertical } from './icons.ts';
import type { MenuItem } from './Menu.tsx';
import { useCode } from './use-code.ts';

interface MoreMenuProps {
  /** Of the button: 'More about this job'. */
  readonly label: string;
  readonly items: readonly MenuItem[];
}

const loadMenu = () => import('./Menu.tsx').then((module) => module.Menu);

/** A menu behind three dots. Its code is fetched when somebody comes near, and shown on the press. */
export function MoreMenu({ label, items }: MoreMenuProps) {
  const [pressed, setPressed] = useState(false);
  if (pressed) return <OpenedMenu label={label} items={items} />;
  const fetchAhead = () => void loadMenu().catch(() => undefined);
  return (
    <IconButton
      variant="outline"
      label={label}
      icon={<EllipsisVertical />}
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={fetchAhead}
      onFocus={fetchAhead}
      onClick={() => setPressed(true)}
    />
  );
}

function OpenedMenu({ label, items }: MoreMenuProps) {
  const menu = useCode(loadMenu);
  const button = (
    <IconButton
      variant="outline"
      label={label}
      icon={<EllipsisVertical />}
      {...(menu.state === 'failed' && { onClick: menu.retry })}
    />
  );
  return menu.state === 'ready' ? <menu.value trigger={button} items={items} defaultOpen /> : button;
}
