import { describe, expect, it } from 'vitest';
import { joinViews, type SavedView, viewLimits, withoutView, withView } from './saved-views.ts';

const view = (name: string, more: Partial<SavedView> = {}): SavedView => ({
  name,
  query: 'sort=name',
  isDefault: false,
  ...more,
});
const [remote, local] = [view('Remote', { isDefault: true }), view('Local')];

describe('saved views', () => {
  it('are added with a clean name, and replaced by name in any case', () => {
    expect(withView([remote], view('  Local\n '))).toEqual([remote, local]);
    const other = view('REMOTE', { query: 'sort=points' });
    expect(withView([remote, local], other)).toEqual([other, local]);
  });

  it('have one default', () => {
    expect(withView([remote], { ...local, isDefault: true })).toEqual([
      { ...remote, isDefault: false },
      { ...local, isDefault: true },
    ]);
  });

  it('are removed by name', () => {
    expect(withoutView([remote, local], view('remote'))).toEqual([local]);
  });

  it('are limited in number', () => {
    const many = Array.from({ length: viewLimits.views }, (_, at) => view(`View ${at}`));
    expect(withView(many, local)).toEqual(many);
    expect(joinViews(many, [local])).toHaveLength(viewLimits.views);
  });

  it('are merged between two devices, and the later ones win', () => {
    const later = view('remote', { query: 'sort=points' });
    expect(joinViews([remote, local], [later])).toEqual([later, local]);
    const other = view('Other', { isDefault: true });
    expect(joinViews([remote], [other])).toEqual([other, { ...remote, isDefault: false }]);
    expect(joinViews([remote], [local])).toEqual([local, remote]);
  });
});
