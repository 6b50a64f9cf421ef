import type { Candidate } from '@glo/domain/candidates/candidate';
import { CandidateDirectory } from '@glo/domain/candidates/candidate-directory';
import { injectable } from 'inversify';
import { CandidateFacts } from '../../state/facts/candidate-facts.ts';
import { Notices } from '../../state/notices.ts';
import { SessionState } from '../../state/session-state.ts';
import { VerdictStore } from '../../state/verdicts/verdict-store.ts';
import type { CandidateList, ListHandOver } from '../people/people.ts';
import { HandOverState } from './hand-over-state.ts';
import { PrintedList } from './print/LazyPrintedList.ts';
import { texts } from './texts.ts';

/** Maximum number of candidates in one shared file. */
const mostShared = 30;

export interface HandOverServices {
  readonly facts: CandidateFacts;
  readonly verdicts: VerdictStore;
  readonly notices: Notices;
  readonly directory: CandidateDirectory;
  readonly session: SessionState;
}

/** Files and printed pages of lists. The code of each loads on first use. */
@injectable()
export class HandOver implements ListHandOver {
  readonly #services: HandOverServices;
  readonly #state: HandOverState;

  constructor(
    facts: CandidateFacts,
    verdicts: VerdictStore,
    notices: Notices,
    state: HandOverState,
    directory: CandidateDirectory,
    session: SessionState,
  ) {
    this.#services = { facts, verdicts, notices, directory, session };
    this.#state = state;
  }

  open(list: CandidateList): () => void {
    return this.#state.show({ list, services: this.#services });
  }

  /** Prints the list on the screen once its code has loaded. */
  print(): void {
    void this.#with(PrintedList.load(), () => window.print());
  }

  share(list: CandidateList, candidates: readonly Candidate[]): void {
    if (candidates.length > mostShared) {
      this.#services.notices.toast(texts.share.most(mostShared), 'warning', 'hand-over');
      return;
    }
    void this.#with(import('./share/sharing.ts'), ({ Sharing }) =>
      this.#state.share(new Sharing(candidates, list, this.#services)),
    );
  }

  exportCsv(list: CandidateList): void {
    void this.#with(import('./csv-export.ts'), ({ exportCsv }) => exportCsv(list, this.#services));
  }

  async #with<C>(code: Promise<C>, act: (code: C) => void | Promise<void>): Promise<void> {
    const loaded = await code.catch(() => null);
    if (loaded === null) this.#services.notices.toast(texts.notReady, 'warning', 'hand-over');
    else await act(loaded);
  }
}
