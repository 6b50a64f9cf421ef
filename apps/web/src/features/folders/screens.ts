import { defineScreen } from '../screen.ts';
import { ShortlistedPresenter } from './shortlisted/shortlisted-presenter.ts';
import { ShortlistedView } from './shortlisted/ShortlistedView.tsx';

export const shortlisted = defineScreen(ShortlistedView, ShortlistedPresenter);
