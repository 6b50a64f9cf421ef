import { injectable } from 'inversify';
import { paths } from '../../../navigation/paths.ts';
import type { ScreenCommand } from '../../../state/active-screen.ts';
import { texts } from '../texts.ts';

@injectable()
export class HelpCentrePresenter {
  readonly commands: readonly ScreenCommand[] = [
    { label: texts.bug.title, to: paths.bugReport },
    { label: texts.help.title, to: paths.needHelp },
    { label: texts.user.title, to: paths.reportUser },
    { label: texts.deleteAccount.title, to: paths.deleteAccount },
  ];
}
