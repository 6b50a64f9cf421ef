import { failure } from '@glo/domain/shared/outcome';
import { accountId } from '@glo/domain/testing/builders';
import { emptyEmail } from '@glo/domain/contact/email-draft';
import { ActJournal } from '@glo/domain/unfinished/act-journal';
import { runInAction } from 'mobx';
import { beforeEach, expect, it, vi } from 'vitest';
import { analyst, anActivity, asha, bela, now } from '../../testing/activity.ts';

beforeEach(() => void vi.useFakeTimers({ now }));

it('the activity screen lists what was not done above the entries, each with a way on', async () => {
  const { arrive, text, unfinished, store, outbox, container, rows, settle, presenter } = anActivity();
  const email = { id: 'm', to: 'many', href: '/opportunitypage?job=analyst', label: 'Applicants' } as const;
  await outbox.begin({ ...email, students: [asha], draft: emptyEmail, at: now.toISOString() });
  await rows.write(accountId('account-1'), 'outbox', [
    { key: ['m', asha], value: { state: 'sending', at: now.toISOString(), text: '', kind: 'email' } },
  ]);
  const tell = { kind: 'tell', job: analyst.id, student: bela } as const;
  container.get(ActJournal).begin(tell)(failure('unreachable').failure);
  runInAction(() => store.unsaved.set(analyst.id, new Set([asha])));
  await arrive();
  await settle();
  expect(unfinished.count).toBe(3);
  expect(text()).toContain(
    'Only in this tab, and lost when it closes: your decision on Asha Rao for Analyst ' +
      'This browser has no room for your decisions, or blocks them. Try again ' +
      'Perhaps not told that they are shortlisted: Bela Sen for Analyst ' +
      "The server didn't reply. If you try again, they may get the message twice. Try again Dismiss",
  );
  expect(text()).toMatch(/We don't know whether your email to .*Asha Rao.* was sent\. If you send it again/);
  expect(presenter.unfinished.canRetryAll).toBe(false);
  for (const unconfirmed of unfinished.emails) await unfinished.dismissEmail(unconfirmed);
  await settle();
  expect(unfinished.count).toBe(2);
});
