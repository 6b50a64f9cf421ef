import { aRecruiterWithoutCompany, aSession } from '@glo/domain/testing/builders';
import { describe, expect, it, vi } from 'vitest';
import { paths } from '../../navigation/paths.ts';
import { paletteRow, pressOf, shortcutGroups } from './shortcut-groups.ts';

const next = { keys: ['j', 'ArrowRight'], label: 'Next candidate', press: vi.fn<() => void>() };
const actions = { screen: [next], find: null, search: vi.fn<() => void>(), goTo: null, showList: vi.fn<() => void>() };
const labels = (of: ReturnType<typeof shortcutGroups>) =>
  [of.here, of.everywhere].map((all) => all.map((key) => key.label));

describe('the shortcuts', () => {
  it('are those of the open screen and the global ones', () => {
    const groups = shortcutGroups(actions, true);
    expect(labels(groups)).toEqual([['Next candidate'], ['Search candidates', 'Show this list']]);
    const presses = ['j', 'ArrowRight', '/', '?', 'x'].map((key) => pressOf(groups, key));
    expect(presses).toEqual([next.press, next.press, actions.search, actions.showList, null]);
  });

  it('use / for the search box of the list if the screen has one', () => {
    const find = vi.fn<() => void>();
    const groups = shortcutGroups({ ...actions, find }, true);
    expect(labels(groups)).toEqual([['Next candidate', 'Find in this list'], ['Show this list']]);
    expect(pressOf(groups, '/')).toBe(find);
  });

  it('omit the search if the recruiter may not search', () => {
    expect(labels(shortcutGroups({ ...actions, screen: [], search: null }, true))).toEqual([[], ['Show this list']]);
  });

  it('open a screen with G and a letter if the recruiter has a company', () => {
    const goTo = vi.fn<(path: string) => void>();
    const groups = shortcutGroups({ ...actions, goTo }, true);
    for (const keys of ['g d', 'g r', 'g s', 'g t']) pressOf(groups, keys)?.();
    const urls = ['/dashboard', '/recruit?job_state=ACTIVE', '/searchCandidate', '/talentPool'];
    expect(goTo.mock.calls.flat()).toEqual(urls);
    expect(pressOf(groups, 'd')).toBeNull();
    expect(pressOf(shortcutGroups({ ...actions, goTo }, false), 'g d')).toBeNull();
  });

  it('keep only named keys if single characters are switched off', () => {
    const groups = shortcutGroups(actions, false);
    expect(groups).toEqual({ here: [{ ...next, keys: ['ArrowRight'] }], everywhere: [] });
  });
});

describe('the row of the command palette', () => {
  it('says what the palette finds', () => {
    expect(paletteRow(paths.dashboard, aSession())).toMatchObject([{ label: 'Search jobs, people and commands' }]);
    const withoutCompany = aSession(aRecruiterWithoutCompany());
    expect(paletteRow(paths.account, withoutCompany)).toMatchObject([{ label: 'Search commands' }]);
  });

  it('is missing where the palette does not open', () => {
    for (const path of [paths.chooseCompany, paths.policy])
      expect(paletteRow(path, aSession(aRecruiterWithoutCompany()))).toEqual([]);
    expect(paletteRow('/no-such-page', null)).toEqual([]);
  });
});
