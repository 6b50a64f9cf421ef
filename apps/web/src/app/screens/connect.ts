import { ConnectPresenter } from '../../features/candidates/connect/connect-presenter.ts';
import { ConnectView } from '../../features/candidates/connect/ConnectView.tsx';
import { candidates } from '../modules/candidates.ts';
import { contact } from '../modules/contact.ts';
import { device } from '../modules/device.ts';
import { jobs } from '../modules/jobs.ts';
import { openScreen } from '../modules/open-screen.ts';
import { tab } from '../modules/tab.ts';
import { present } from '../screen.ts';

export const screen = present(ConnectView, ConnectPresenter, [jobs, candidates, tab, device, openScreen, contact]);
