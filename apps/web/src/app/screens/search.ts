import { SearchView } from '../../features/search/criteria/SearchView.tsx';
import { SearchPresenter } from '../../features/search/criteria/search-presenter.ts';
import { lookups } from '../modules/lookups.ts';
import { search } from '../modules/search.ts';
import { present } from '../screen.ts';

export const screen = present(SearchView, SearchPresenter, [lookups, search]);
