import { expect, it, vi } from 'vitest';
import { focusIfLost } from './focus.ts';

const page = { what: 'the page' };
const field = { what: 'a field' };

it.each([
  ['was lost with the pressed button goes to the next one', page, 1],
  ['is in a field stays there', field, 0],
])('the focus that %s', (_where, activeElement, times) => {
  vi.stubGlobal('document', { body: page, activeElement });
  const focus = vi.fn<() => void>();
  focusIfLost({ focus } as unknown as HTMLButtonElement);
  focusIfLost(null);
  expect(focus).toHaveBeenCalledTimes(times);
});
