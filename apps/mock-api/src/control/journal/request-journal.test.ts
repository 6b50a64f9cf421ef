import { describe, expect, it } from 'vitest';
import { aServed } from '../../testing/served.ts';
import { RequestJournal } from './request-journal.ts';

const megabyte = 'x'.repeat(1024 * 1024);

function aJournal(replies: readonly string[]): RequestJournal {
  const journal = new RequestJournal();
  for (const reply of replies) journal.add(aServed('GET /a', { reply }));
  return journal;
}

const kept = (journal: RequestJournal) => journal.all().map(({ id, reply }) => `${id} ${reply?.length ?? 'gone'}`);

describe('the replies of a journal', () => {
  it('go, the oldest first, before they are more than two megabytes', () => {
    expect(kept(aJournal(['a', megabyte, 'b', megabyte]))).toEqual(['1 gone', '2 gone', '3 1', `4 ${megabyte.length}`]);
  });

  it('make room again when their requests go', () => {
    const journal = aJournal([megabyte, ...Array.from({ length: 1000 }, () => 'a')]);
    journal.add(aServed('GET /a', { reply: megabyte }));
    expect(kept(journal).slice(-2)).toEqual(['1001 1', `1002 ${megabyte.length}`]);
    expect(kept(journal)[0]).toBe('3 1');
  });

  it('go with a cleared journal, whose numbers go on', () => {
    const journal = aJournal([megabyte, megabyte]);
    journal.clear();
    journal.add(aServed('GET /a', { reply: megabyte }));
    expect(kept(journal)).toEqual([`3 ${megabyte.length}`]);
  });
});
