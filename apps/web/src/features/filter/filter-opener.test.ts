import { noFilter } from '@glo/domain/filter/candidate-filter';
import { someCandidateFilters } from '@glo/domain/testing/filter';
import { someLookups } from '@glo/domain/testing/jobs';
import { describe, expect, it } from 'vitest';
import { Notices } from '../../state/notices.ts';
import { aBlindReview } from '../../testing/blind-review.ts';
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
  const services = { filters: someCandidateFilters(), lookups: someLookups(), notices: new Notices() };
  return new FilterOpener(
    { ...services, list: () => null, students: () => [], blind: aBlindReview() },
    () => undefined,
  );
}
