import { defineScreen } from '../../screen.ts';
import { ResultsPresenter } from './results-presenter.ts';
import { ResultsView } from './ResultsView.tsx';

/** Beside the search form, so that results load without its fields. */
export const searchResults = defineScreen(ResultsView, ResultsPresenter);
