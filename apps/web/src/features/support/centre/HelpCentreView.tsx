import { paths } from '../../../navigation/paths.ts';
import { Flag, MessagesSquare, Trash2, Wrench } from '../../../ui/icons.ts';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { Scroll } from '../../../ui/Scroll.tsx';
import { type Setting, SettingsList } from '../../../ui/SettingsList.tsx';

const ways: readonly Setting[] = [
  { icon: <Wrench />, title: 'Report a bug', text: 'Something does not work as it should.', href: paths.bugReport },
  {
    icon: <MessagesSquare />,
    title: 'Need help',
    text: 'A question, or a step you are stuck at.',
    href: paths.needHelp,
  },
  { icon: <Flag />, title: 'Report user', text: 'Somebody does not behave as they should.', href: paths.reportUser },
  { icon: <Trash2 />, title: 'Delete your account', text: 'For good, with all your data.', href: paths.deleteAccount },
];

export function HelpCentreView() {
  return (
    <>
      <PageHeader title="Help Center" gutter="form" />
      <Scroll label="Help Center" gutter="form">
        <SettingsList settings={ways} />
      </Scroll>
    </>
  );
}
