import { SearchView } from '../../features/search/criteria/SearchView.tsx';
import { SearchPresenter } from '../../features/search/criteria/search-presenter.ts';
import { device } from '../modules/device.ts';
import { lookups } from '../modules/lookups.ts';
import { search } from '../modules/search.ts';
import { tab } from '../modules/tab.ts';
import { present } from '../screen.ts';

export const screen = present(SearchView, SearchPresenter, [tab, device, lookups, search]);
