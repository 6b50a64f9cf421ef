import { observer } from 'mobx-react-lite';
import { paths } from '../../../navigation/paths.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { AppWindow, Contrast, EyeOff, FileText, KeyRound, Trash2, UserPen } from '../../../ui/tokens/icons.ts';
import { PageHeader, Scroll } from '../../../ui/layout/Page.tsx';
import { SegmentedSwitch } from '../../../ui/actions/SegmentedSwitch.tsx';
import { SettingsList } from '../../../ui/actions/SettingsList.tsx';
import { texts as blindTexts } from '../../../state/blind/texts.ts';
import type { Presented } from '../../screen.ts';
import type { AccountMenuPresenter } from './account-menu-presenter.ts';
import { menuTexts as texts } from '../texts.ts';
import { texts as themeTexts, themeOptions } from './theme-texts.ts';
import { useFileDialog } from '../../../ui/fields/files/use-file-dialog.tsx';

export const AccountMenuView = observer(function AccountMenuView({ presenter }: Presented<AccountMenuPresenter>) {
  const { recruiter, theme, blind, counts, hasRecords } = presenter;
  if (recruiter === null) return null;
  const { email, signsInWithGoogle } = recruiter;
  return (
    <>
      <PageHeader
        title={texts.title}
        subtitle={signsInWithGoogle ? texts.withGoogle(email) : email}
        subtitleIsName={!signsInWithGoogle}
        gutter="form"
      />
      <Scroll label={texts.title} gutter="form">
        <SettingsList
          settings={[
            {
              icon: <UserPen />,
              title: texts.editProfile,
              text: texts.editProfileText,
              href: paths.editProfile,
            },
            {
              icon: <KeyRound />,
              title: texts.changePassword,
              text: signsInWithGoogle ? texts.noPassword : texts.changePasswordText,
              href: signsInWithGoogle ? null : paths.changePassword,
            },
            {
              icon: <Contrast />,
              title: themeTexts.theme,
              text: themeTexts.text,
              control: (
                <SegmentedSwitch
                  label={themeTexts.theme}
                  options={themeOptions}
                  value={theme.chosen}
                  onChange={theme.choose}
                />
              ),
            },
            {
              icon: <EyeOff />,
              title: blindTexts.name,
              text: blindTexts.explained,
              control: (
                <SegmentedSwitch
                  label={blindTexts.name}
                  options={blindOptions}
                  value={blind.isOn ? 'on' : 'off'}
                  onChange={(chosen) => (chosen === 'on') !== blind.isOn && blind.toggle()}
                />
              ),
            },
            {
              icon: <AppWindow />,
              title: texts.records,
              text: hasRecords ? texts.recordsText(counts) : texts.noRecords,
              control: (
                <Button softDisabled={!hasRecords} onClick={() => void presenter.removeRecords()}>
                  {texts.removeRecords}
                </Button>
              ),
            },
            {
              icon: <FileText />,
              title: texts.transfer.title,
              text: texts.transfer.text,
              control: <TransferButtons presenter={presenter} />,
            },
            {
              icon: <Trash2 />,
              title: texts.deleteAccount,
              text: texts.deleteAccountText,
              href: paths.deleteAccount,
            },
          ]}
        />
      </Scroll>
    </>
  );
});

const blindOptions = [
  { value: 'off', label: blindTexts.states.off },
  { value: 'on', label: blindTexts.states.on },
] as const;

const TransferButtons = observer(function TransferButtons({ presenter }: Presented<AccountMenuPresenter>) {
  const dialog = useFileDialog({
    label: texts.transfer.pick,
    accept: '.json,application/json',
    disabled: false,
    onPick: (file) => void presenter.import.take(file),
  });
  return (
    <>
      {dialog.input}
      <Button onClick={dialog.open}>{texts.transfer.import}</Button>
      <Button softDisabled={!presenter.hasRecords} onClick={() => void presenter.export.save()}>
        {texts.transfer.export}
      </Button>
    </>
  );
});
