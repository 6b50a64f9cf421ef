import { useState } from 'react';
import { AccountButton, type AccountButtonProps } from '../ui/AccountButton.tsx';
import { useCode } from '../ui/use-code.ts';

interface AccountMenuProps {
  readonly account: Pick<AccountButtonProps, 'name' | 'company' | 'pictureUrl'>;
  readonly onSignOut: () => void;
}

const loadMenu = () => import('./OpenAccountMenu.tsx').then((module) => module.OpenAccountMenu);

/** The account menu. Its code is heavy and seldom used: it is fetched when somebody comes near, and shown on the press. */
export function AccountMenu(props: AccountMenuProps) {
  const [pressed, setPressed] = useState(false);
  if (pressed) return <Pressed {...props} />;
  const fetchAhead = () => void loadMenu().catch(() => undefined);
  return (
    <AccountButton
      {...props.account}
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={fetchAhead}
      onFocus={fetchAhead}
      onClick={() => setPressed(true)}
    />
  );
}

function Pressed(props: AccountMenuProps) {
  const menu = useCode(loadMenu);
  if (menu.state === 'ready') return <menu.value {...props} />;
  return <AccountButton {...props.account} {...(menu.state === 'failed' && { onClick: menu.retry })} />;
}
