import { cleanLine } from '../shared/clean-text.ts';
import { isSameText } from '../shared/search-text.ts';

export const listLayouts = ['cards', 'table'] as const;
export type ListLayout = (typeof listLayouts)[number];

/** A named combination of filter, leave-outs, order and layout, for the lists of all jobs. */
export interface SavedView {
  readonly name: string;
  /** Query string of the job screen, without job, tab, find text and verdict. */
  readonly query: string;
  /** Jobs open with it. At most one view is. */
  readonly isDefault: boolean;
}

export const viewLimits = { views: 20, name: 40 } as const;

/** Replaces a view of the same name in its place. A new default replaces the earlier one. */
export function withView(all: readonly SavedView[], view: SavedView): readonly SavedView[] {
  const cleaned = { ...view, name: cleanLine(view.name) };
  const others = cleaned.isDefault ? all.map((other) => ({ ...other, isDefault: false })) : all;
  const at = others.findIndex(({ name }) => isSameText(name, cleaned.name));
  return (at === -1 ? [...others, cleaned] : others.with(at, cleaned)).slice(0, viewLimits.views);
}

export function withoutView(all: readonly SavedView[], { name }: SavedView): readonly SavedView[] {
  return all.filter((other) => !isSameText(other.name, name));
}

export const isSameView = (one: SavedView, other: SavedView): boolean =>
  isSameText(one.name, other.name) && one.query === other.query;

/** Merges the views of two devices. The later ones win. */
export function joinViews(earlier: readonly SavedView[], later: readonly SavedView[]): readonly SavedView[] {
  const hasDefault = later.some(({ isDefault }) => isDefault);
  const kept = earlier.filter(({ name }) => !later.some((other) => isSameText(name, other.name)));
  const others = kept.map((view) => ({ ...view, isDefault: view.isDefault && !hasDefault }));
  return [...later, ...others].slice(0, viewLimits.views);
}
