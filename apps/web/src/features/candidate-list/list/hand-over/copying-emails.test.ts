import { failure, success } from '@glo/domain/shared/outcome';
import { aCandidate, studentId } from '@glo/domain/testing/builders';
import { aProfile } from '@glo/domain/testing/hiring';
import { describe, expect, it, vi } from 'vitest';
import { texts as blindTexts } from '../../../../state/blind/texts.ts';
import { turnOnBlindReview } from '../../../../testing/blind-review.ts';
import { aList, tooMany } from '../../../../testing/candidate-list.ts';
import { BulkOperation } from '../../bulk/bulk-operation.ts';
import { copyingEmails } from './copying-emails.ts';

const notCanceled = new AbortController().signal;
const people = ['asha', 'bela', 'chitra', 'dev'].map((id) => aCandidate({ id: studentId(id) }));

describe('copying the email addresses of a selection', () => {
  it('loads each profile and copies the addresses', async () => {
    const { read, clipboard, notices } = aCopying({ bela: ' ', chitra: null });
    expect(await read()).toEqual(['done', 'already', 'failed', 'done']);
    expect(notices.toasts).toEqual([]);
    expect(clipboard.asked).toEqual([['copy', 'asha@mail.example\ndev@mail.example']]);
  });

  it.each([
    [{ chitra: null }, '3 addresses copied'],
    [{ bela: '', chitra: '', dev: '' }, '1 address copied, 3 without an address'],
    [{ dev: '' }, '3 addresses copied, 1 without an address'],
    [{ asha: '', bela: '', chitra: '', dev: '' }, '4 without an address'],
  ])('reports the result for %o: %s', async (others, text) => {
    const { action } = aCopying(others);
    const run = new BulkOperation(action, people);
    await run.start();
    expect(run.resultText.text).toBe(text);
  });

  it('says that blind review hides the addresses', async () => {
    const { list, blind, directory, handOver, notices } = aList();
    directory.answers.profile = success(aProfile({ email: '' }));
    await turnOnBlindReview(blind);
    list.bulk.open();
    list.selectAll();
    await list.bulk.start(copyingEmails(handOver.services));
    expect(notices.toasts.at(-1)?.text).toBe(`4 ${blindTexts.addressHidden}`);
  });

  it('waits after a 429, and says until when', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    const { action, read, directory, clipboard } = aCopying();
    const { profile } = directory;
    directory.profile = async () => tooMany();
    const reading = read();
    await vi.waitFor(() => expect(action.doing).toMatch(/^The service asks to wait until .*\. Reading$/));
    directory.profile = profile;
    await vi.advanceTimersByTimeAsync(60_000);
    expect([await reading, clipboard.asked.length]).toEqual([['done', 'done', 'done', 'done'], 1]);
  });

  it('copies nothing without addresses', async () => {
    const { read, clipboard, notices } = aCopying({ asha: '', bela: '', chitra: '', dev: '' });
    expect(await read()).toEqual(['already', 'already', 'already', 'already']);
    expect([clipboard.asked, notices.toasts]).toEqual([[], []]);
  });

  it('offers Copy if the browser requires a press', async () => {
    const { action, read, clipboard, notices } = aCopying();
    clipboard.answers.copy = false;
    await read();
    expect([action.doing, action.done, action.doneMany]).toEqual(['Reading', 'address read', 'addresses read']);
    await vi.waitFor(() => expect(notices.toasts).toHaveLength(1));
    const [toast] = notices.toasts;
    expect(toast).toMatchObject({ text: "Your browser didn't copy the text. Press Copy.", tone: 'warning' });
    clipboard.answers.copy = true;
    expect(toast?.action?.label).toBe('Copy');
    toast?.action?.onPress();
    await vi.waitFor(() => expect(notices.toasts.at(-1)?.text).toBe('4 addresses copied'));
    expect(clipboard.asked).toHaveLength(2);
    expect(action.done).toBe('address copied');
  });
});

/** `others`: addresses by id. `null` for a profile that fails to load. */
function aCopying(others: Readonly<Record<string, string | null>> = {}) {
  const { handOver, directory, clipboard, notices } = aList();
  directory.profile = async (id) => {
    const email = id in others ? others[id] : ` ${id}@mail.example `;
    return email === null || email === undefined ? failure('server-error') : success(aProfile({ id, email }));
  };
  const action = copyingEmails(handOver.services);
  const read = async () => {
    const outcomes = await Promise.all(people.map((candidate) => action.run(candidate, notCanceled)));
    const results = outcomes.map((outcome) => (outcome.ok ? outcome.value : 'failed'));
    const done = people.filter((_, at) => results[at] === 'done');
    await action.conclude?.(done, notCanceled);
    action.onEnded?.(done);
    return results;
  };
  return { action, read, directory, clipboard, notices };
}
