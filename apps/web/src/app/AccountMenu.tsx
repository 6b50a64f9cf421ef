import { useState } from 'react';
import { AccountButton, type AccountButtonProps } from '../ui/AccountButton.tsx';
import type { MenuItem } from '../ui/Menu.tsx';
import { useCode } from '../ui/use-code.ts';

interface AccountMenuProps {
  readonly account: Pick<AccountButtonProps, 'name' | 'company' | 'pictureUrl'>;
  readonly items: readonly MenuItem[];
}

const loadMenu = () => import('../ui/Menu.tsx').then((module) => module.Menu);

/** The account menu. Its code is heavy and seldom used: it is fetched when somebody comes near, and shown on the press. */
export function AccountMenu({ account, items }: AccountMenuProps) {
  const [pressed, setPressed] = useState(false);
  if (pressed) return <OpenedMenu account={account} items={items} />;
  const fetchAhead = () => void loadMenu().catch(() => undefined);
  return (
    <AccountButton
      {...account}
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={fetchAhead}
      onFocus={fetchAhead}
      onClick={() => setPressed(true)}
    />
  );
}

function OpenedMenu({ account, items }: AccountMenuProps) {
  const menu = useCode(loadMenu);
  const button = <AccountButton {...account} {...(menu.state === 'failed' && { onClick: menu.retry })} />;
  return menu.state === 'ready' ? (
    <menu.value side="top" align="start" trigger={button} items={items} defaultOpen />
  ) : (
    button
  );
}
