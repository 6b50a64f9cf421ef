import { observer } from 'mobx-react-lite';
import { paths } from '../../navigation/paths.ts';
import { ShortcutsState } from '../../state/shortcuts-state.ts';
import { ThemeState } from '../../state/theme-state.ts';
import { themeOptions } from '../../features/settings/menu/theme-texts.ts';
import {
  Building2,
  History,
  Keyboard,
  LifeBuoy,
  LogOut,
  Trash2,
  UserCog,
  UserPen,
  ChevronsUpDown,
} from '../../ui/tokens/icons.ts';
import { Menu } from '../../ui/actions/Menu.tsx';
import type { IsOpen } from '../routing/screen-access.ts';
import { useContainer } from '../container/container.ts';
import type { ComponentProps } from 'react';
import styles from './AccountButton.module.css';
import { Avatar } from '../../ui/display/Avatar.tsx';
import { Text } from '../../ui/display/Text.tsx';
import { useNarrow } from '../../ui/layout/use-narrow.ts';
import { cx } from '../../ui/tokens/cx.ts';
import { menuTexts as texts, texts as shellTexts } from './texts.ts';

interface AccountMenuProps {
  readonly account: Pick<AccountButtonProps, 'name' | 'company' | 'pictureUrl'>;
  readonly current: boolean;
  readonly isOpen: IsOpen;
  readonly onSignOut: () => void;
  readonly onForget: () => void;
}

const screens = [
  { label: texts.editProfile, icon: <UserPen />, href: paths.editProfile },
  { label: texts.companyPage, icon: <Building2 />, href: paths.companyPage },
  { label: texts.activity, icon: <History />, href: paths.activity },
  { label: texts.account, icon: <UserCog />, href: paths.account },
  { label: texts.helpCentre, icon: <LifeBuoy />, href: paths.helpCentre },
];

export const AccountMenu = observer(function AccountMenu(props: AccountMenuProps) {
  const { account, current, isOpen, onSignOut, onForget } = props;
  const container = useContainer();
  const theme = container.get(ThemeState);
  const keys = container.get(ShortcutsState);
  return (
    <Menu
      side="top"
      align="start"
      trigger={<AccountButton {...account} aria-current={current || undefined} />}
      items={[
        ...screens.filter(isOpen),
        { label: texts.keys, icon: <Keyboard />, onPress: keys.showList },
        { label: texts.signOutAndForget, icon: <Trash2 />, onPress: onForget },
      ]}
      choice={{ label: texts.theme, options: themeOptions, value: theme.chosen, onChange: theme.choose }}
      last={{ label: texts.signOut, icon: <LogOut />, onPress: onSignOut }}
    />
  );
});

interface AccountButtonProps extends Omit<ComponentProps<'button'>, 'className' | 'style' | 'name'> {
  readonly name: string;
  readonly company: string;
  readonly pictureUrl?: string | undefined;
}

function AccountButton({ name, company, pictureUrl, ...rest }: AccountButtonProps) {
  const isRail = useNarrow(1100);
  return (
    <button type="button" {...rest} className={cx(styles.account, 'pressable')}>
      <Avatar name={name} pictureUrl={pictureUrl} />
      <span className={isRail ? 'visually-hidden' : styles.words}>
        <Text as="strong" weight="strong" className="truncated" title={name} translate="no">
          {name}
        </Text>
        <Text as="span" size={1} tone="muted" className="truncated" title={company} translate="no">
          {company}
        </Text>
      </span>
      <span className="visually-hidden">{shellTexts.accountMenu}</span>
      {!isRail && <ChevronsUpDown />}
    </button>
  );
}
