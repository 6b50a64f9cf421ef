import type { StudentId } from '@glo/domain/shared/ids';
import { injectable } from 'inversify';
import { makeAutoObservable, observableRef } from 'mobx';
import { candidatePath } from '../../../navigation/addresses.ts';
import { stateText, type Visit } from '../../../navigation/navigator.ts';
import { BlindReview } from '../../../state/blind/blind-review.ts';
import { Report } from './report.ts';

@injectable()
export class BugReportPresenter {
  readonly report: Report;

  constructor(report: Report) {
    this.report = report;
  }

  activate(): () => void {
    return this.report.start({ kind: 'bug' });
  }
}

@injectable()
export class NeedHelpPresenter {
  readonly report: Report;

  constructor(report: Report) {
    this.report = report;
  }

  activate(): () => void {
    return this.report.start({ kind: 'help' });
  }
}

/** A profile passes `id`, `name` and `from` (its URL) in the history state (decision 39). */
@injectable()
export class ReportUserPresenter {
  readonly report: Report;
  subject: { readonly id: StudentId; readonly name: string; readonly href: string } | null = null;
  readonly #blind: BlindReview;

  constructor(report: Report, blind: BlindReview) {
    this.report = report;
    this.#blind = blind;
    makeAutoObservable(this, { report: false, subject: observableRef }, { autoBind: true });
  }

  activate({ state }: Visit): undefined | (() => void) {
    const id = stateText(state, 'id');
    const name = stateText(state, 'name');
    if (id === null || name === null) return undefined;
    this.subject = { id: id as StudentId, name, href: stateText(state, 'from') ?? candidatePath(id) };
    return this.report.start({ kind: 'user', id, name: this.person ?? name });
  }

  /** Includes the id for support when blind review hides the name. */
  get person(): string | null {
    if (this.subject === null) return null;
    const { id, name } = this.subject;
    return this.#blind.isHidden(id) ? this.#blind.masks.aliasOf(id) : name;
  }
}
