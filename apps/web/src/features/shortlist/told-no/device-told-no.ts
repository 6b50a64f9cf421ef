import type { Candidate } from '@glo/domain/candidates/candidate';
import { nameOf } from '@glo/domain/candidates/identity';
import { toldNoAt } from '@glo/domain/contact/contacts';
import { invitationTemplate } from '@glo/domain/contact/email-draft';
import { shortDate } from '@glo/domain/shared/dates';
import type { JobId, StudentId } from '@glo/domain/shared/ids';
import type { AfterShortlisting, ToldCandidate, ToldNo } from '@glo/domain/shortlist/told-no';
import { injectable } from 'inversify';
import { connectManyPath, opportunityPath } from '../../../navigation/addresses.ts';
import { Navigator } from '../../../navigation/navigator.ts';
import { LocalRecords } from '../../../state/device/local-records.ts';
import { Mailings } from '../../../state/mailings/mailings.ts';
import { Questions } from '../../../state/questions/questions.ts';
import { texts } from './texts.ts';

/** Knows the emails that left from this browser. */
@injectable()
export class DeviceToldNo implements ToldNo {
  readonly #records: LocalRecords;
  readonly #questions: Questions;
  readonly #mailings: Mailings;
  readonly #navigator: Navigator;

  constructor(records: LocalRecords, questions: Questions, mailings: Mailings, navigator: Navigator) {
    this.#records = records;
    this.#questions = questions;
    this.#mailings = mailings;
    this.#navigator = navigator;
  }

  at(job: JobId, student: StudentId): string | null {
    return toldNoAt(this.#records.mine.contacted, student, job);
  }

  async ask(job: JobId, told: readonly ToldCandidate[], count: number): Promise<AfterShortlisting | null> {
    const [first] = told;
    const isOne = told.length === 1 && first !== undefined;
    const answer = await this.#questions.ask('choice', {
      title: isOne ? texts.one(nameOf(first.candidate), shortDate(first.at)) : texts.many(told.length, count),
      text: texts.message,
      options: [
        { answer: null, label: texts.cancel },
        { answer: 'only', label: texts.only },
        { answer: 'email', label: texts.email, isMain: true },
      ],
    });
    if (answer === null) return null;
    return (shortlisted) => {
      if (answer === 'email' && shortlisted.length > 0) this.#email(job, shortlisted);
    };
  }

  #email(job: JobId, candidates: readonly Candidate[]): void {
    const source = { href: opportunityPath(job, 'shortlisted'), label: texts.list };
    this.#mailings.begin(source, candidates, undefined, invitationTemplate);
    this.#navigator.navigate(connectManyPath(job));
  }
}
