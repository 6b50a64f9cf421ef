import { injectable } from 'inversify';
import { Report } from './report.ts';
import { Reporting } from './reporting.ts';

@injectable()
export class BugReportPresenter {
  readonly report: Report;

  constructor(reporting: Reporting) {
    this.report = new Report({ kind: 'bug' }, reporting);
  }

  activate(): () => void {
    return this.report.start();
  }
}

@injectable()
export class NeedHelpPresenter {
  readonly report: Report;

  constructor(reporting: Reporting) {
    this.report = new Report({ kind: 'help' }, reporting);
  }

  activate(): () => void {
    return this.report.start();
  }
}
