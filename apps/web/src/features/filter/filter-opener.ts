import type { CandidateFilter } from '@glo/domain/filter/candidate-filter';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Notices } from '../../state/notices.ts';
import type { FilterModal, FilterServices } from './filter-modal.ts';
import { texts } from './texts.ts';

interface OpenerServices extends FilterServices {
  readonly notices: Notices;
}

/** Opens the filter dialog, and loads its code with the first opening. */
export class FilterOpener {
  modal: FilterModal | null = null;
  readonly #services: OpenerServices;
  readonly #onApply: (filter: CandidateFilter) => void;
  #openings = 0;

  constructor(services: OpenerServices, onApply: (filter: CandidateFilter) => void) {
    this.#services = services;
    this.#onApply = onApply;
    makeAutoObservable(this, { modal: observableRef }, { autoBind: true });
  }

  async open(filter: CandidateFilter): Promise<void> {
    this.#openings += 1;
    const opening = this.#openings;
    const code = await import('./filter-modal.ts').catch(() => null);
    if (code === null) return this.#services.notices.alert(texts.notLoaded);
    // The screen or the dialog was closed, or opened again.
    if (opening !== this.#openings) return;
    runInAction(() => {
      this.modal ??= new code.FilterModal(this.#services, this.#onApply);
      this.modal.open(filter);
    });
  }

  close(): void {
    this.#openings += 1;
    this.modal?.close();
  }
}
