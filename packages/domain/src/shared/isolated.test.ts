import { describe, expect, it } from 'vitest';
import { isolated } from './isolated.ts';

describe('a name in a text', () => {
  it.each(['ليلى حداد', 'דנה לוי', 'Leila ليلى'])('is isolated if it has letters from right to left: %s', (name) => {
    expect(isolated(name)).toBe(`\u2068${name}\u2069`);
  });

  it.each(['Asha Rao', '王小明', 'Zoë', ''])('stays if it has none: %j', (name) => expect(isolated(name)).toBe(name));
});
