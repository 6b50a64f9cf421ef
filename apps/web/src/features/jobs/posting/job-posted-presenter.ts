import { injectable } from 'inversify';
import { makeAutoObservable } from 'mobx';
import { stateText, type Visit } from '../../../navigation/navigator.ts';

/** The job is posted. */
@injectable()
export class JobPostedPresenter {
  /** The job's title, when the screen was reached by posting. */
  title: string | null = null;

  constructor() {
    makeAutoObservable(this);
  }

  activate(visit: Visit): undefined {
    this.title = stateText(visit.state, 'posted');
  }
}
