import { ResultsPresenter } from '../../features/search/results/results-presenter.ts';
import { ResultsView } from '../../features/search/results/ResultsView.tsx';
import { search } from '../modules/search.ts';
import { present } from '../screen.ts';

export const screen = present(ResultsView, ResultsPresenter, [search]);
