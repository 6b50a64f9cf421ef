import { type SavedView, withoutView, withView } from '@glo/domain/views/saved-views';
import { makeAutoObservable } from 'mobx';
import type { ScreenCommand } from '../../../../state/active-screen.ts';
import type { ListFilter } from '../../../filter/list-filter.ts';
import type { CandidateList, ListViews } from '../../../people/people.ts';
import { readAddress, writeAddress } from '../opportunity-address.ts';
import { viewTexts as texts } from '../texts.ts';

/** The saved views of the lists of all jobs, for one list. */
export class JobViews implements ListViews {
  isSaving = false;
  /** Increases whenever saving begins. */
  saves = 0;
  readonly #list: CandidateList;
  readonly #filter: ListFilter;

  constructor(list: CandidateList, filter: ListFilter) {
    this.#list = list;
    this.#filter = filter;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get all(): readonly SavedView[] {
    return this.#list.services.records.mine.views;
  }

  /** The view that the list shows, or `null` if it shows none. */
  get active(): SavedView | null {
    return this.all.find(({ query }) => queryOf(readAddress(new URLSearchParams(query))) === this.query) ?? null;
  }

  get choice(): ListViews['choice'] {
    const { all, active } = this;
    const options = all.map(({ name }) => ({ value: name, label: name }));
    return all.length === 0 ? null : { label: texts.all, options, value: active?.name ?? '', onChange: this.#choose };
  }

  readonly #choose = (chosen: string): void => {
    const view = this.all.find(({ name }) => name === chosen);
    if (view !== undefined) this.apply(view);
  };

  get actions(): ListViews['actions'] {
    const view = this.active;
    if (view === null) return [{ label: texts.save, onPress: this.startSaving }];
    const { name, isDefault } = view;
    const change = () => void this.keep({ ...view, isDefault: !isDefault });
    return [
      { label: (isDefault ? texts.noDefault : texts.makeDefault)(name), onPress: change },
      { label: texts.remove(name), onPress: () => void this.remove(view) },
    ];
  }

  get commands(): readonly ScreenCommand[] {
    return this.all.map((view) => ({ label: texts.command(view.name), to: () => this.apply(view) }));
  }

  /** Unknown values of the view are ignored, as in a URL. */
  apply({ query }: SavedView): void {
    const { order, hidden, leastFit, layout, filter } = readAddress(new URLSearchParams(query));
    this.#list.restore({ ...this.#list.view, order, hidden, leastFit, layout });
    this.#filter.setFilter(filter);
  }

  /** Returns false without a default. */
  applyDefault(): boolean {
    const view = this.all.find(({ isDefault }) => isDefault);
    if (view !== undefined) this.apply(view);
    return view !== undefined;
  }

  startSaving(): void {
    this.saves += 1;
    this.isSaving = true;
  }

  stopSaving(): void {
    this.isSaving = false;
  }

  async save(view: SavedView): Promise<void> {
    this.stopSaving();
    await this.keep(view);
    this.#list.services.notices.showToast(texts.saved(view.name), 'success', 'view-saved');
  }

  async remove(view: SavedView): Promise<void> {
    const { records, notices } = this.#list.services;
    await records.editViews((views) => withoutView(views, view));
    notices.showUndoable(texts.removed(view.name), () => void this.keep(view));
  }

  async keep(view: SavedView): Promise<void> {
    await this.#list.services.records.editViews((views) => withView(views, view));
  }

  /** The query of a view that shows the list as it is. */
  get query(): string {
    const { view, table } = this.#list;
    return queryOf({ ...view, layout: table.layout, filter: this.#filter.filter });
  }
}

type Parts = Pick<ReturnType<typeof readAddress>, 'order' | 'hidden' | 'leastFit' | 'layout' | 'filter'>;

/** The part of the screen's query that a view holds. */
function queryOf({ order, hidden, leastFit, layout, filter }: Parts): string {
  const rest = { job: null, tab: 'applicants', typed: '', verdict: null } as const;
  return writeAddress({ ...rest, order, hidden, leastFit, layout: layout ?? 'cards', filter }).split('?')[1] ?? '';
}
