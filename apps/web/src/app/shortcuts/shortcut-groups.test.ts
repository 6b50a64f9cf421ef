import { describe, expect, it, vi } from 'vitest';
import { shortcutGroups, pressOf } from './shortcut-groups.ts';

const next = { keys: ['j', 'ArrowRight'], label: 'Next candidate', press: vi.fn<() => void>() };
const acts = { screen: [next], find: null, search: vi.fn<() => void>(), goTo: null, showList: vi.fn<() => void>() };
const labels = (of: ReturnType<typeof shortcutGroups>) =>
  [of.here, of.everywhere].map((all) => all.map((key) => key.label));

describe('the keys', () => {
  it('are those of the open screen and those that act everywhere', () => {
    const groups = shortcutGroups(acts, true);
    expect(labels(groups)).toEqual([['Next candidate'], ['Search candidates', 'Show this list']]);
    expect([pressOf(groups, 'j'), pressOf(groups, 'ArrowRight')]).toEqual([next.press, next.press]);
    expect([pressOf(groups, '/'), pressOf(groups, '?')]).toEqual([acts.search, acts.showList]);
    expect(pressOf(groups, 'x')).toBeNull();
  });

  it('lead to the box of a list instead, where the screen has one', () => {
    const find = vi.fn<() => void>();
    const groups = shortcutGroups({ ...acts, find }, true);
    expect(labels(groups)).toEqual([['Next candidate', 'Find in this list'], ['Show this list']]);
    expect(pressOf(groups, '/')).toBe(find);
  });

  it('lead to no search for who may not search yet', () => {
    expect(labels(shortcutGroups({ ...acts, screen: [], search: null }, true))).toEqual([[], ['Show this list']]);
  });

  it('G and a letter lead to a screen, where there is a company', () => {
    const goTo = vi.fn<(path: string) => void>();
    const groups = shortcutGroups({ ...acts, goTo }, true);
    for (const keys of ['g d', 'g r', 'g s', 'g t']) pressOf(groups, keys)?.();
    expect(goTo.mock.calls.flat()).toEqual([
      '/dashboard',
      '/recruit?job_state=ACTIVE',
      '/searchCandidate',
      '/talentPool',
    ]);
    expect(pressOf(groups, 'd')).toBeNull();
    expect(pressOf(shortcutGroups({ ...acts, goTo }, false), 'g d')).toBeNull();
  });

  it('of one character can be switched off; the others stay', () => {
    const groups = shortcutGroups(acts, false);
    expect(groups.here).toEqual([{ ...next, keys: ['ArrowRight'] }]);
    expect(groups.everywhere).toEqual([]);
    expect([pressOf(groups, 'j'), pressOf(groups, 'ArrowRight')]).toEqual([null, next.press]);
  });
});
