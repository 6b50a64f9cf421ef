import { expect, it, vi } from 'vitest';
import { chooseIn, offeredBy } from '../../testing/commands.ts';
import { filterCommands } from './filter-commands.ts';

it('the palette has Filter, and Reset where something can be reset', () => {
  const [openFilter, reset] = [vi.fn<() => void>(), vi.fn<() => void>()];
  const commands = filterCommands({ openFilter, reset, canReset: true });
  expect(offeredBy({ commands })).toEqual(['Filter', 'Reset']);
  chooseIn({ commands }, 'Filter');
  expect([openFilter.mock.calls.length, reset.mock.calls.length]).toEqual([1, 0]);
  chooseIn({ commands }, 'Reset');
  expect(reset).toHaveBeenCalledOnce();
  expect(offeredBy({ commands: filterCommands({ openFilter, reset, canReset: false }) })).toEqual(['Filter']);
});
