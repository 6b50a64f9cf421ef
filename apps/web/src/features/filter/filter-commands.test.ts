import { expect, it, vi } from 'vitest';
import { chooseIn, offeredBy } from '../../testing/commands.ts';
import { filterCommands } from './filter-commands.ts';

it('the palette offers Filter, and Reset if a filter is on', () => {
  const [openFilter, resetFilter] = [vi.fn<() => void>(), vi.fn<() => void>()];
  const commands = filterCommands({ openFilter, resetFilter, canResetFilter: true });
  expect(offeredBy({ commands })).toEqual(['Filter', 'Reset']);
  chooseIn({ commands }, 'Filter');
  expect([openFilter.mock.calls.length, resetFilter.mock.calls.length]).toEqual([1, 0]);
  chooseIn({ commands }, 'Reset');
  expect(resetFilter).toHaveBeenCalledOnce();
  expect(offeredBy({ commands: filterCommands({ openFilter, resetFilter, canResetFilter: false }) })).toEqual([
    'Filter',
  ]);
});
