import { defineScreen } from '../screen.ts';
import { PostOnboardingCompanyView, PostOnboardingPersonalView } from './post-onboarding/PostOnboardingViews.tsx';
import {
  PostOnboardingCompanyPresenter,
  PostOnboardingPersonalPresenter,
} from './post-onboarding/post-onboarding-presenters.ts';

export const laterCompanyVerification = defineScreen(PostOnboardingCompanyView, PostOnboardingCompanyPresenter);
export const laterPersonalVerification = defineScreen(PostOnboardingPersonalView, PostOnboardingPersonalPresenter);
