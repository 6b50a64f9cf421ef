import { defineScreen } from '../screen.ts';
import { LaterCompanyView, LaterPersonalView } from './later/LaterViews.tsx';
import { LaterCompanyPresenter, LaterPersonalPresenter } from './later/later-presenters.ts';

export const laterCompanyVerification = defineScreen(LaterCompanyView, LaterCompanyPresenter);
export const laterPersonalVerification = defineScreen(LaterPersonalView, LaterPersonalPresenter);
