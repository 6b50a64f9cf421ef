import { defineScreen } from '../screen.ts';
import { ComparePresenter } from './compare-presenter.ts';
import { CompareView } from './CompareView.tsx';

export const compare = defineScreen(CompareView, ComparePresenter);

/** One script, because profile and comparison share most of their code. */
export { profile } from '../profile/screens.ts';
