import { defineScreen } from '../screen.ts';
import { TestPageView } from './TestPageView.tsx';
import { TestPagePresenter } from './test-page-presenter.ts';

export const testPage = defineScreen(TestPageView, TestPagePresenter);
