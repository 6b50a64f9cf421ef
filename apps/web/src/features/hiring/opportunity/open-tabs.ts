import { CandidateDirectory } from '@glo/domain/candidates/candidate-directory';
import { Clipboard } from '@glo/domain/candidates/clipboard';
import { CandidateFilters } from '@glo/domain/filter/candidate-filters';
import { injectable } from 'inversify';
import { Notices } from '../../../state/notices.ts';
import { CandidateActions } from '../../candidates/actions/candidate-actions.ts';
import { CandidateLists } from '../../candidates/list/candidate-lists.ts';
import { FoldersState } from '../../candidates/folders-state.ts';
import { OpenTab, type TabPlace, type TabServices } from './open-tab.ts';

/** Opens tabs of jobs, with all that can be done to the candidates in them. */
@injectable('Transient')
export class OpenTabs {
  /** The modals for one candidate or many. */
  readonly actions: CandidateActions;
  readonly #services: TabServices;

  constructor(
    filters: CandidateFilters,
    lists: CandidateLists,
    folders: FoldersState,
    actions: CandidateActions,
    directory: CandidateDirectory,
    clipboard: Clipboard,
    notices: Notices,
  ) {
    this.actions = actions;
    this.#services = { filters, lists, folders, actions, directory, clipboard, notices };
  }

  open(place: TabPlace): OpenTab {
    // Which folders somebody is in: read once, for the marks on the cards.
    this.#services.folders.open();
    return new OpenTab(place, this.#services);
  }
}
