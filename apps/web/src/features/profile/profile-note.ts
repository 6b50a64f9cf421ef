import { injectable } from 'inversify';
import { makeAutoObservable } from 'mobx';
import { noteWanted } from '../../navigation/addresses.ts';
import { Navigator, stateText, type Visit } from '../../navigation/navigator.ts';
import { RecordsExport } from '../../state/saved-data/records-export.ts';
import type { CandidateRecords } from '../open-profile/candidate-records.ts';

/** The private note on the open candidate. */
@injectable('Transient')
export class ProfileNote {
  /** Counts the requests to focus it. */
  wanted = 0;
  readonly #recordsExport: RecordsExport;
  readonly #navigator: Navigator;

  constructor(recordsExport: RecordsExport, navigator: Navigator) {
    this.#recordsExport = recordsExport;
    this.#navigator = navigator;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** The visit may ask for the focus. Otherwise a reload would ask again, so the request is forgotten. */
  open(records: CandidateRecords, { state }: Visit): void {
    records.onLeave = this.#recordsExport.suggest;
    this.wanted = 0;
    if (stateText(state, 'focus') !== noteWanted.focus) return;
    this.write();
    this.#navigator.forgetState();
  }

  write(): void {
    this.wanted += 1;
  }
}
