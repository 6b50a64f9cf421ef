import { defineScreen } from '../screen.ts';
import { LaterCompanyView } from './later/LaterCompanyView.tsx';
import { LaterCompanyPresenter } from './later/later-company-presenter.ts';
import { LaterPersonalView } from './later/LaterPersonalView.tsx';
import { LaterPersonalPresenter } from './later/later-personal-presenter.ts';

export const laterCompanyVerification = defineScreen(LaterCompanyView, LaterCompanyPresenter);
export const laterPersonalVerification = defineScreen(LaterPersonalView, LaterPersonalPresenter);
