import { failure, type Outcome, success } from '@glo/domain/shared/outcome';
import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { Resource } from '../state/resource.ts';
import { textOf } from '../testing/rendered.ts';
import { Loaded } from './Loaded.tsx';

async function shown(outcome: Outcome<string>): Promise<string> {
  const resource = new Resource(
    async () => outcome,
    () => {},
  );
  await resource.load();
  const props = { resource, name: 'Applicants', skeleton: null, children: (value: string) => value };
  return textOf(createElement(Loaded<string>, props));
}

describe('a loaded value', () => {
  it('is counted where it could not be read, above the rest', async () => {
    expect(await shown(success('Asha', 2))).toBe('2 could not be shown Asha');
    expect(await shown(success('Asha'))).toBe('Asha');
  });

  it('is told by its part, with Try again and without details, when nothing of it could be read', async () => {
    expect(await shown(failure('unexpected-reply', 'GET /applicants: 0.name'))).toBe(
      "We couldn't load the applicants We couldn't read the server's reply. If this happens again, please report a bug. The report includes the details. Try again",
    );
    expect(await shown(failure('server-error'))).toContain("We couldn't load the applicants. Try again.");
  });

  it('is told as not for the one who asks when it is forbidden, and promises nothing of another try', async () => {
    const forbidden = { ok: false, failure: { kind: 'refused', text: 'No', forbidden: true } } as const;
    expect(await shown(forbidden)).toBe(
      "We couldn't load the applicants You don't have permission to see this. Try again",
    );
    expect(await shown(failure('refused', 'No'))).toContain('Try again. ');
  });
});
