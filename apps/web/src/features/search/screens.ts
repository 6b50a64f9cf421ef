import { defineScreen } from '../screen.ts';
import { SearchView } from './criteria/SearchView.tsx';
import { SearchPresenter } from './criteria/search-presenter.ts';
import { ResultsPresenter } from './results/results-presenter.ts';
import { ResultsView } from './results/ResultsView.tsx';

export const search = defineScreen(SearchView, SearchPresenter);
export const searchResults = defineScreen(ResultsView, ResultsPresenter);
