import { observer } from 'mobx-react-lite';
import { paths } from '../../../navigation/paths.ts';
import { KeyRound, Trash2, UserPen } from '../../../ui/icons.ts';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { Scroll } from '../../../ui/Scroll.tsx';
import { SettingsList } from '../../../ui/SettingsList.tsx';
import type { AccountMenuPresenter } from './account-menu-presenter.ts';

type Props = { readonly presenter: AccountMenuPresenter };

export const AccountMenuView = observer(function AccountMenuView({ presenter: { recruiter } }: Props) {
  if (recruiter === null) return null;
  const { email, signsInWithGoogle } = recruiter;
  return (
    <>
      <PageHeader
        title="Account"
        subtitle={signsInWithGoogle ? `${email}, signed in with Google` : email}
        gutter="form"
      />
      <Scroll label="Account" gutter="form">
        <SettingsList
          settings={[
            {
              icon: <UserPen />,
              title: 'Edit profile details',
              text: 'Your pictures, name, position, phone number and location.',
              href: paths.editProfile,
            },
            {
              icon: <KeyRound />,
              title: 'Change Password',
              text: signsInWithGoogle
                ? 'You sign in with Google, so there is no password here. Google looks after yours.'
                : 'You sign in again with the new one.',
              href: signsInWithGoogle ? null : paths.changePassword,
            },
            {
              icon: <Trash2 />,
              title: 'Delete your account',
              text: 'For good, with all your data.',
              href: paths.deleteAccount,
            },
          ]}
        />
      </Scroll>
    </>
  );
});
