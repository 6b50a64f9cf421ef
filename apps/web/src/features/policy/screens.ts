import { defineScreen } from '../screen.ts';
import { PolicyView } from './PolicyView.tsx';
import { PolicyPresenter } from './policy-presenter.ts';

export const policy = defineScreen(PolicyView, PolicyPresenter);
