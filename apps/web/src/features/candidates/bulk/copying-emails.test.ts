import type { Clipboard } from '@glo/domain/candidates/clipboard';
import { failure, success } from '@glo/domain/shared/outcome';
import { aCandidate, studentId } from '@glo/domain/testing/builders';
import { aCandidateDirectory, aProfile } from '@glo/domain/testing/hiring';
import { scriptedPort } from '@glo/domain/testing/scripted-port';
import { describe, expect, it, vi } from 'vitest';
import { Notices } from '../../../state/notices.ts';
import { copyingEmails } from './copying-emails.ts';

const people = ['asha', 'bela', 'chitra', 'dev'].map((id) => aCandidate({ id: studentId(id) }));

describe('copying the e-mail addresses of many', () => {
  it('reads each profile, and copies what addresses there are', async () => {
    const { read, clipboard, notices } = aCopying({ bela: ' ', chitra: null });
    expect(await read()).toEqual(['done', 'already', 'failed', 'done']);
    await vi.waitFor(() => expect(notices.toasts).toMatchObject([{ text: '2 e-mail addresses copied' }]));
    expect(clipboard.asked).toEqual([['copy', 'asha@mail.example, dev@mail.example']]);
  });

  it('of one says so like anywhere else', async () => {
    const { read, notices } = aCopying({ bela: '', chitra: '', dev: '' });
    await read();
    await vi.waitFor(() => expect(notices.toasts).toMatchObject([{ text: 'Email Address Copied!' }]));
  });

  it('copies nothing where nobody gave one', async () => {
    const { read, clipboard, notices } = aCopying({ asha: '', bela: '', chitra: '', dev: '' });
    expect(await read()).toEqual(['already', 'already', 'already', 'already']);
    expect([clipboard.asked, notices.toasts]).toEqual([[], []]);
  });

  it('offers to copy once more where the browser wants a press for it', async () => {
    const { read, clipboard, notices } = aCopying();
    clipboard.answers.copy = false;
    await read();
    await vi.waitFor(() => expect(notices.toasts).toHaveLength(1));
    const [told] = notices.toasts;
    expect(told).toMatchObject({ text: 'The browser did not copy. Press Copy.', tone: 'warning' });
    clipboard.answers.copy = true;
    expect(told?.action?.label).toBe('Copy');
    told?.action?.onPress();
    await vi.waitFor(() => expect(notices.toasts.at(-1)?.text).toBe('4 e-mail addresses copied'));
    expect(clipboard.asked).toHaveLength(2);
  });

  it('says what it does and what came of it', () => {
    const { doing, done, already } = aCopying().action;
    expect([doing, done, already]).toEqual(['Reading', 'with an address', 'without an address']);
  });
});

/** Who has another address than their own name's; null: their profile does not come. */
function aCopying(others: Readonly<Record<string, string | null>> = {}) {
  const directory = aCandidateDirectory();
  directory.profile = async (id) => {
    const email = id in others ? others[id] : ` ${id}@mail.example `;
    return email === null || email === undefined ? failure('server-error') : success(aProfile({ id, email }));
  };
  const clipboard = scriptedPort<Clipboard>({ copy: true });
  const notices = new Notices();
  const action = copyingEmails(directory, clipboard, notices);
  const read = async () => {
    const results = await Promise.all(people.map((candidate) => action.run(candidate)));
    action.ended?.(people.filter((_, at) => results[at] === 'done'));
    return results;
  };
  return { action, read, clipboard, notices };
}
