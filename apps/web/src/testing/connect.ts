import { success } from '@glo/domain/shared/outcome';
import { heldSeconds } from '@glo/domain/contact/mailing';
import { aCandidate, studentId } from '@glo/domain/testing/builders';
import { someEmails } from '@glo/domain/testing/contact';
import { someCompanyPages } from '@glo/domain/testing/company-page';
import { aCandidateDirectory, aProfile, aLeaving, someShortlists } from '@glo/domain/testing/hiring';
import { aJobBoard } from '@glo/domain/testing/jobs';
import { FakeTabs } from '@glo/domain/testing/fake-tabs';
import { allRejected } from '@glo/domain/testing/verdicts';
import { vi } from 'vitest';
import { ConnectPresenter } from '../features/connect/connect-presenter.ts';
import { EmailDrafts } from '../state/mailings/email-drafts.ts';
import { MailingStart } from '../features/connect/start/mailing-start.ts';
import { ConnectManyPresenter } from '../features/connect/many/connect-many-presenter.ts';
import type { Visit } from '../navigation/navigator.ts';
import { BlindReview } from '../state/blind/blind-review.ts';
import { Mailings } from '../state/mailings/mailings.ts';
import { ListReturnStore } from '../state/list/list-return-store.ts';
import { ReviewState } from '../state/device/review-state.ts';
import { UnsentEmails } from '../state/device/unsent-emails.ts';
import { Questions } from '../state/questions/questions.ts';
import { UnsavedWork } from '../state/unsaved-work.ts';
import { aConnection } from './fakes/fake-connection.ts';
import { FakeNavigator } from './fakes/fake-navigator.ts';
import { FakeTabMemory } from './fakes/fake-tab-memory.ts';
import { aDeviceCode } from './fakes/kept-verdicts.ts';
import { someRecords } from './session.ts';

function connectServices(tab: FakeTabMemory) {
  const { device, session, notices, records } = someRecords();
  const code = aDeviceCode(session);
  const questions = new Questions();
  return {
    questions,
    device,
    session,
    notices,
    records,
    directory: aCandidateDirectory(),
    board: aJobBoard(),
    emails: someEmails(),
    pages: someCompanyPages(),
    navigator: new FakeNavigator(),
    unsaved: new UnsavedWork(questions),
    blind: new BlindReview(records, notices, session),
    connection: aConnection().state,
    review: new ReviewState(tab, session),
    unsent: new UnsentEmails(records, session, aLeaving(), code),
    code,
    shortlists: someShortlists(),
  };
}

export function aConnectPage(tab = new FakeTabMemory()) {
  const page = connectServices(tab);
  const { directory, board, emails, records, review, unsaved, session, navigator, notices, blind, connection } = page;
  const drafts = new EmailDrafts(tab, session, page.unsent);
  const presenter = new ConnectPresenter(
    directory,
    board,
    emails,
    drafts,
    records,
    review,
    unsaved,
    session,
    navigator,
    notices,
    blind,
    connection,
    page.pages,
    page.code,
    page.shortlists,
  );
  return { ...page, presenter };
}

export function connectTo(id: string, query = '', state: unknown = null): Visit {
  return { params: { id }, query: new URLSearchParams(query), state };
}

export const applicantsOfAJob = { href: '/opportunitypage?job=job-1', label: 'Applicants' };

/** Their ids are '0', '1' and '2'. */
export const names = ['Asha Rao', 'Kabir Menon', 'Sana Qazi'];

/** A mailing to candidates with these names and the ids '0', '1' and so on. `isToRejected` marks all as Not a fit. */
export function aConnectManyPage(
  people: readonly string[],
  list: typeof applicantsOfAJob | null = applicantsOfAJob,
  isToRejected = false,
) {
  const page = connectServices(new FakeTabMemory());
  const { directory, board, emails, records, unsaved, session, navigator, notices, blind, connection } = page;
  const tabs = new FakeTabs();
  const memory = new FakeTabMemory();
  const returns = new ListReturnStore(memory, session, navigator);
  const mailings = new Mailings(memory, session, blind, tabs, aLeaving(), page.code);
  const candidates = people.map((name, at) => aCandidate({ id: studentId(String(at)), name }));
  const verdicts = isToRejected ? allRejected(candidates.map(({ id }) => id)) : undefined;
  if (list !== null) mailings.begin(list, candidates, verdicts);
  directory.answers.profile = success(aProfile());
  const presenter = new ConnectManyPresenter(
    directory,
    board,
    emails,
    mailings,
    records,
    unsaved,
    session,
    navigator,
    notices,
    blind,
    connection,
    new MailingStart(mailings, page.shortlists, unsaved, notices, page.questions, tabs),
    page.unsent,
    returns,
    page.pages,
  );
  return { ...page, presenter, tabs, mailings, returns };
}

/** The page of an email to candidates who are all Not a fit. Requires fake timers. */
export async function aRejection(people: readonly string[] = names) {
  const page = aConnectManyPage(people, applicantsOfAJob, true);
  page.shortlists.answers.candidates = success([]);
  const close = page.presenter.activate({ state: null });
  await vi.advanceTimersByTimeAsync(0);
  page.presenter.email.content.change('Thank you');
  page.presenter.email.meetingLink.change('meet.example');
  return { ...page, close };
}

export function beginWith({ email }: ConnectManyPresenter, name: string): void {
  const template = email.templates.find((each) => each.name === name);
  if (template !== undefined) email.applyTemplate(template);
}

/** Submits and passes the time in which sending can be undone. Requires a fake `setInterval`. */
export async function submitAndHold({ submit }: ConnectManyPresenter): Promise<void> {
  const sending = submit();
  await vi.advanceTimersByTimeAsync(heldSeconds * 1000);
  await sending;
}

export function fillEmail({ email }: ConnectPresenter | ConnectManyPresenter, content = 'Shall we talk?'): void {
  email.subject.change('Hello');
  email.content.change(content);
  email.meetingLink.change('meet.example/a');
}
