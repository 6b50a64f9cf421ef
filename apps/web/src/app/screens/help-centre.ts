import { HelpCentreView } from '../../features/support/centre/HelpCentreView.tsx';
import { HelpCentrePresenter } from '../../features/support/centre/help-centre-presenter.ts';
import { present } from '../screen.ts';

export const screen = present(HelpCentreView, HelpCentrePresenter, []);
