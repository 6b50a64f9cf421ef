import type { Change } from '@glo/domain/shared/tabs';
import { beforeEach, expect, it, vi } from 'vitest';
import { aConnectManyPage, connectToMany, fillEmail } from '../../../testing/connect.ts';

beforeEach(() => void vi.useFakeTimers());

it('a held email sends nothing if it is undone in a copy of the tab', async () => {
  const { presenter, emails, mailings, tabs } = aConnectManyPage(['Asha Rao', 'Kabir Das']);
  presenter.activate(connectToMany);
  fillEmail(presenter);
  const copy = tabs.another();
  const heard = vi.fn<(change: Change) => void>();
  copy.subscribe(heard);
  await vi.advanceTimersByTimeAsync(0);
  const sending = presenter.toMany.submit();
  await vi.advanceTimersByTimeAsync(9000);
  copy.announce({ about: 'mailing-undone', id: 'another' });
  await vi.advanceTimersByTimeAsync(0);
  expect(presenter.toMany.stage).toBe('held');
  copy.announce({ about: 'mailing-undone', id: mailings.id });
  await vi.advanceTimersByTimeAsync(10_000);
  await sending;
  expect([presenter.toMany.stage, emails.asked]).toEqual(['email', []]);
  presenter.toMany.start.undo();
  await vi.advanceTimersByTimeAsync(0);
  expect(heard).toHaveBeenCalledWith({ about: 'mailing-undone', id: mailings.id });
});
