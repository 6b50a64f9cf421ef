import type { MemoryRows } from '@glo/domain/testing/device';
import { success } from '@glo/domain/shared/outcome';
import { heldSeconds } from '@glo/domain/contact/mailing';
import { aCandidate, studentId } from '@glo/domain/testing/builders';
import { aProfile } from '@glo/domain/testing/hiring';
import { allRejected } from '@glo/domain/testing/verdicts';
import { when } from 'mobx';
import { vi } from 'vitest';
import { ConnectPresenter } from '../features/connect/connect-presenter.ts';
import type { Visit } from '../navigation/navigator.ts';
import { BlindReview } from '../state/blind/blind-review.ts';
import { PagedListState } from '../state/device/paged-list-state.ts';
import { EmailDrafts } from '../state/mailings/email-drafts.ts';
import { ListReturnStore } from '../state/list/list-return-store.ts';
import { Mailings } from '../state/mailings/mailings.ts';
import { Questions } from '../state/questions/questions.ts';
import { UnsavedWork } from '../state/unsaved-work.ts';
import { testContainer } from './container.ts';
import { watchedConnection } from './fakes/fake-connection.ts';

function connectServices(rows?: MemoryRows) {
  const world = testContainer({ rows });
  watchedConnection(world);
  const { container } = world;
  return {
    ...world,
    questions: container.get(Questions),
    unsaved: container.get(UnsavedWork),
    blind: container.get(BlindReview),
    paged: container.get(PagedListState),
    drafts: container.get(EmailDrafts),
  };
}

export function aConnectPage(rows?: MemoryRows) {
  const page = connectServices(rows);
  return { ...page, presenter: page.container.get(ConnectPresenter) };
}

export function connectTo(id: string, query = '', state: unknown = null): Visit {
  return { params: { id }, query: new URLSearchParams(query), state };
}

/** The screen of the tab's email to many. */
export const connectToMany: Visit = { params: {}, query: new URLSearchParams(), state: null };

export const applicantsOfAJob = { href: '/opportunitypage?job=job-1', label: 'Applicants' };

/** Their ids are '0', '1' and '2'. */
export const names = ['Asha Rao', 'Kabir Menon', 'Sana Qazi'];

/** A mailing to candidates with these names and the ids '0', '1' and so on. `isToRejected` marks all as Not a fit. */
export function aConnectManyPage(
  people: readonly string[],
  list: typeof applicantsOfAJob | null = applicantsOfAJob,
  isToRejected = false,
) {
  const page = connectServices();
  const { container, directory } = page;
  const mailings = container.get(Mailings);
  const candidates = people.map((name, at) => aCandidate({ id: studentId(String(at)), name }));
  const verdicts = isToRejected ? allRejected(candidates.map(({ id }) => id)) : undefined;
  if (list !== null) mailings.begin(list, candidates, verdicts);
  directory.answers.profile = success(aProfile());
  const presenter = container.get(ConnectPresenter);
  return { ...page, presenter, mailings, returns: container.get(ListReturnStore) };
}

/** The opened page of an email to candidates of a job, which has been read. */
export async function anOpenConnectManyPage(people: readonly string[] = names) {
  const page = aConnectManyPage(people);
  const close = page.presenter.activate(connectToMany);
  await when(() => page.presenter.composer.job?.state === 'ready');
  return { ...page, close };
}

/** The page of an email to candidates who are all Not a fit. Requires fake timers. */
export async function aRejection(people: readonly string[] = names) {
  const page = aConnectManyPage(people, applicantsOfAJob, true);
  page.shortlists.answers.candidates = success([]);
  const close = page.presenter.activate(connectToMany);
  await vi.advanceTimersByTimeAsync(0);
  page.presenter.email.content.change('Thank you');
  page.presenter.email.meetingLink.change('meet.example');
  return { ...page, close };
}

export function beginWith({ email }: ConnectPresenter, name: string): void {
  const template = email.templates.find((each) => each.name === name);
  if (template !== undefined) email.applyTemplate(template);
}

/** Submits and passes the time in which sending can be undone. Requires a fake `setInterval`. */
export async function submitAndHold({ toMany: { submit } }: ConnectPresenter): Promise<void> {
  const sending = submit();
  await vi.advanceTimersByTimeAsync(heldSeconds * 1000);
  await sending;
}

export function fillEmail({ email }: ConnectPresenter, content = 'Shall we talk?'): void {
  email.subject.change('Hello');
  email.content.change(content);
  email.meetingLink.change('meet.example/a');
}
