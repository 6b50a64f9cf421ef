import { NeedHelpView } from '../../features/support/report/NeedHelpView.tsx';
import { NeedHelpPresenter } from '../../features/support/report/report-presenters.ts';
import { candidates } from '../modules/candidates.ts';
import { device } from '../modules/device.ts';
import { support } from '../modules/support.ts';
import { present } from '../screen.ts';

export const screen = present(NeedHelpView, NeedHelpPresenter, [candidates, device, support]);
