import { aRecruiterWithoutCompany, aSession } from '@glo/domain/testing/builders';
import { describe, expect, it } from 'vitest';
import { paths } from '../../navigation/paths.ts';
import { paletteRow } from './palette-row.ts';

describe('the command palette in the list of keys', () => {
  it('is there on the screens of the sidebar, and says what it finds', () => {
    expect(paletteRow(paths.dashboard, aSession())).toMatchObject([{ label: 'Search jobs, people and commands' }]);
    const withoutCompany = aSession(aRecruiterWithoutCompany());
    expect(paletteRow(paths.account, withoutCompany)).toMatchObject([{ label: 'Search commands' }]);
  });

  it.each([paths.chooseCompany, paths.policy])('is not listed at %s, where it does not open', (path) => {
    expect(paletteRow(path, aSession(aRecruiterWithoutCompany()))).toEqual([]);
  });

  it('is not listed for strangers', () => {
    expect(paletteRow('/no-such-page', null)).toEqual([]);
  });
});
