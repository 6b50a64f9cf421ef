import { beforeEach, describe, expect, it, vi } from 'vitest';
import { aSignedInSession } from '../testing/session.ts';
import { UnreadReplies } from './unread-replies.ts';

const warn = vi.fn<typeof console.warn>();
beforeEach(() => vi.stubGlobal('console', { ...console, warn }));

function replies() {
  const session = aSignedInSession();
  return { session, unread: new UnreadReplies(session) };
}

describe('unreadable responses', () => {
  it('are logged with call, field and id, and kept once', () => {
    const { unread } = replies();
    unread.add('GET /jobs', { field: 'activeJobs.0.job_title', id: 'j1' });
    unread.add('GET /profile', { field: 'the reply', id: '' });
    unread.add('GET /jobs', { field: 'activeJobs.0.job_title', id: 'j1' });
    expect(warn).toHaveBeenCalledWith('Could not be read: GET /jobs: activeJobs.0.job_title (j1)');
    expect(unread.lines).toEqual(['GET /profile: the reply', 'GET /jobs: activeJobs.0.job_title (j1)']);
  });

  it('are limited to the latest 20', () => {
    const { unread } = replies();
    for (let at = 0; at < 30; at++) unread.add('GET /jobs', { field: String(at), id: '' });
    expect(unread.lines).toHaveLength(20);
    expect(unread.lines.at(-1)).toBe('GET /jobs: 29');
  });

  it('are cleared with the account', () => {
    const { session, unread } = replies();
    unread.add('GET /jobs', { field: '0', id: '' });
    session.end();
    expect(unread.lines).toEqual([]);
  });
});
