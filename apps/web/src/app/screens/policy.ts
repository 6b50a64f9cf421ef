import { PolicyView } from '../../features/account/policy/PolicyView.tsx';
import { PolicyPresenter } from '../../features/account/policy/policy-presenter.ts';
import { present } from '../screen.ts';

export const screen = present(PolicyView, PolicyPresenter, []);
