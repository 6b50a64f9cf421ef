import { injectable } from 'inversify';
import { makeAutoObservable, observableRef } from 'mobx';
import { stateText, type Visit } from '../../../navigation/navigator.ts';
import { Report } from './report.ts';
import { Reporting } from './reporting.ts';

/**
 * Report user (specification 2, section 2): how it is done; opened from a profile, which sends `id` and `name` along as
 * history state, also the report itself (decision 39).
 */
@injectable()
export class ReportUserPresenter {
  /** null for a report about no one in particular. */
  report: Report | null = null;
  /** Whom it is about. */
  person: string | null = null;
  readonly #reporting: Reporting;

  constructor(reporting: Reporting) {
    this.#reporting = reporting;
    makeAutoObservable(this, { report: observableRef }, { autoBind: true });
  }

  activate({ state }: Visit): undefined | (() => void) {
    const id = stateText(state, 'id');
    this.person = stateText(state, 'name');
    if (id === null || this.person === null) return undefined;
    this.report = new Report({ kind: 'user', id, name: this.person }, this.#reporting);
    return this.report.start();
  }
}
