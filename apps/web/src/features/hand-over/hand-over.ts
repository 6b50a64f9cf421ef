import { injectable } from 'inversify';
import { CandidateFacts } from '../../state/candidate-facts.ts';
import { Notices } from '../../state/notices.ts';
import { VerdictStore } from '../../state/verdicts/verdict-store.ts';
import type { CandidateList, ListHandOver } from '../people/people.ts';
import { HandOverState } from './hand-over-state.ts';
import { PrintedList } from './print/LazyPrintedList.ts';
import { texts } from './texts.ts';

export interface HandOverServices {
  readonly facts: CandidateFacts;
  readonly verdicts: VerdictStore;
  readonly notices: Notices;
}

/** Files and printed pages of lists. The code of each loads on first use. */
@injectable()
export class HandOver implements ListHandOver {
  readonly #services: HandOverServices;
  readonly #state: HandOverState;

  constructor(facts: CandidateFacts, verdicts: VerdictStore, notices: Notices, state: HandOverState) {
    this.#services = { facts, verdicts, notices };
    this.#state = state;
  }

  open(list: CandidateList): () => void {
    return this.#state.show({ list, services: this.#services });
  }

  /** Prints the list on the screen once its code has loaded. */
  print(): void {
    void this.#with(PrintedList.load(), () => window.print());
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
