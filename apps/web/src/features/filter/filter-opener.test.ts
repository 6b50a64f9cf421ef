import { noFilter } from '@glo/domain/filter/candidate-filter';
import { describe, expect, it } from 'vitest';
import { BlindReview } from '../../state/blind/blind-review.ts';
import { testContainer } from '../../testing/container.ts';
import { FilterOpener } from './filter-opener.ts';

describe('opening the filter', () => {
  it('creates one modal', async () => {
    const opener = anOpener();
    await opener.open(noFilter);
    const { modal } = opener;
    expect(modal?.form).not.toBeNull();
    opener.close();
    await opener.open(noFilter);
    expect(opener.modal).toBe(modal);
  });

  it('is dropped if the screen closes while the code loads', async () => {
    const opener = anOpener();
    const opening = opener.open(noFilter);
    opener.close();
    await opening;
    expect(opener.modal).toBeNull();
  });
});

function anOpener() {
  const { container, ...services } = testContainer();
  const blind = container.get(BlindReview);
  return new FilterOpener({ ...services, blind, list: () => null, students: () => [] }, () => undefined);
}
