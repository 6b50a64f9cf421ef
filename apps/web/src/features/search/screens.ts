import { defineScreen } from '../screen.ts';
import { SearchView } from './criteria/SearchView.tsx';
import { SearchPresenter } from './criteria/search-presenter.ts';

export const search = defineScreen(SearchView, SearchPresenter);
