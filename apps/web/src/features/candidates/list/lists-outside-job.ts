import { CandidateDirectory } from '@glo/domain/candidates/candidate-directory';
import { Clipboard } from '@glo/domain/candidates/clipboard';
import { injectable } from 'inversify';
import { Navigator } from '../../../navigation/navigator.ts';
import { Notices } from '../../../state/notices.ts';
import { FoldersState } from '../folders-state.ts';
import { CandidateActions } from '../actions/candidate-actions.ts';
import { CandidateLists } from './candidate-lists.ts';
import { copyingEmails } from './copying-emails.ts';
import { ListOutsideJob, type OutsideJob } from './list-outside-job.ts';

/** Makes the lists of screens that belong to no job. */
@injectable('Transient')
export class ListsOutsideJob {
  readonly #make: (of: OutsideJob) => ListOutsideJob;

  constructor(
    lists: CandidateLists,
    actions: CandidateActions,
    folders: FoldersState,
    directory: CandidateDirectory,
    clipboard: Clipboard,
    navigator: Navigator,
    notices: Notices,
  ) {
    const services = {
      lists,
      actions,
      folders,
      navigator,
      copyingEmails: () => copyingEmails(directory, clipboard, notices),
    };
    this.#make = (of) => new ListOutsideJob(of, services);
  }

  list(of: OutsideJob): ListOutsideJob {
    return this.#make(of);
  }
}
