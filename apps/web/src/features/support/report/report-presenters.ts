import { injectable } from 'inversify';
import { Report } from './report.ts';
import { Reporting } from './reporting.ts';

/** Report a bug (specification 2, section 2). */
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

/** Need help (specification 2, section 2). */
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
