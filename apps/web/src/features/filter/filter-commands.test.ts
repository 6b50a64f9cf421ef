import { expect, it, vi } from 'vitest';
import { chooseIn, offeredBy } from '../../testing/commands.ts';
import { filterCommands } from './filter-commands.ts';

it('the palette offers Filter, and Reset if a filter is on', () => {
  const [open, reset] = [vi.fn<() => void>(), vi.fn<() => void>()];
  const commands = filterCommands(open, { canReset: true, reset });
  expect(offeredBy({ commands })).toEqual(['Filter', 'Reset']);
  chooseIn({ commands }, 'Filter');
  expect([open.mock.calls.length, reset.mock.calls.length]).toEqual([1, 0]);
  chooseIn({ commands }, 'Reset');
  expect(reset).toHaveBeenCalledOnce();
  expect(offeredBy({ commands: filterCommands(open, { canReset: false, reset }) })).toEqual(['Filter']);
});
