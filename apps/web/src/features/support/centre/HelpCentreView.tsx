import { paths } from '../../../navigation/paths.ts';
import { Flag, MessagesSquare, Trash2, Wrench } from '../../../ui/tokens/icons.ts';
import { PageHeader } from '../../../ui/layout/PageHeader.tsx';
import { Scroll } from '../../../ui/layout/Scroll.tsx';
import { type Setting, SettingsList } from '../../../ui/actions/SettingsList.tsx';
import { texts } from '../texts.ts';

const ways: readonly Setting[] = [
  { icon: <Wrench />, title: texts.bug.title, text: texts.bug.text, href: paths.bugReport },
  {
    icon: <MessagesSquare />,
    title: texts.help.title,
    text: texts.help.text,
    href: paths.needHelp,
  },
  { icon: <Flag />, title: texts.user.title, text: texts.user.text, href: paths.reportUser },
  { icon: <Trash2 />, ...texts.deleteAccount, href: paths.deleteAccount },
];

export function HelpCentreView() {
  return (
    <>
      <PageHeader title={texts.title} gutter="form" />
      <Scroll label={texts.title} gutter="form">
        <SettingsList settings={ways} />
      </Scroll>
    </>
  );
}
