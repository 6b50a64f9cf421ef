import { MemoryRows } from '@glo/domain/testing/device';
import type { EmailDraft } from '@glo/domain/contact/email-draft';
import { aSession, studentId } from '@glo/domain/testing/builders';
import type { StudentId } from '@glo/domain/shared/ids';
import { when } from 'mobx';
import { describe, expect, it } from 'vitest';
import { testContainer } from '../../testing/container.ts';
import { EmailDrafts } from './email-drafts.ts';

const asha = studentId('asha');
const hello = { subject: 'Hello', content: 'Shall we talk?', meetingLink: 'meet.example/a' };
const rejection = { subject: 'Hello', content: '', meetingLink: '', isRejection: true };

describe('email drafts on the device', () => {
  it('are written when the page is left, and survive a closed tab', async () => {
    const rows = new MemoryRows();
    const { drafts, leaving } = aTab(rows);
    drafts.keep(unsent(asha, rejection));
    await leaving.leave();
    const next = aTab(rows);
    await when(() => next.records.isRead);
    expect(next.drafts.find('asha')?.draft).toEqual(rejection);
  });

  it('are removed one by one', async () => {
    const { drafts } = aTab();
    drafts.keep(unsent(asha, rejection));
    drafts.keep(unsent(studentId('bela')));
    await drafts.flush();
    drafts.remove('asha');
    await drafts.flush();
    expect(drafts.all.map(({ id }) => id)).toEqual(['bela']);
  });

  it('are written if the session expires before the pause ends', async () => {
    const { drafts, session } = aTab();
    drafts.keep(unsent(asha, rejection));
    session.expire();
    await drafts.flush();
    session.start(aSession());
    expect(drafts.find('asha')?.draft).toEqual(rejection);
  });

  it('are not written for another account', async () => {
    const { drafts, session } = aTab();
    drafts.keep(unsent(asha, rejection));
    session.end();
    await drafts.flush();
    expect(drafts.all).toEqual([]);
  });
});

function unsent(student: StudentId, draft: EmailDraft = hello) {
  return { id: student, to: 'one', href: '/connect/asha', label: '', students: [student], draft } as const;
}

function aTab(rows = new MemoryRows()) {
  const { container, ...world } = testContainer({ rows });
  return { ...world, drafts: container.get(EmailDrafts) };
}
