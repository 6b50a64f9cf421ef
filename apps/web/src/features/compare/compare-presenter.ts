import { type Fit, fitTo } from '@glo/domain/candidates/fit';
import { compared, parseCompared } from '@glo/domain/candidates/comparison';
import { longDate } from '@glo/domain/shared/dates';
import type { JobId } from '@glo/domain/shared/ids';
import { injectable } from 'inversify';
import { makeAutoObservable, observableRef } from 'mobx';
import { comparePath, readComparison } from '../../navigation/compare-address.ts';
import { Navigator, type Visit } from '../../navigation/navigator.ts';
import type { ScreenCommand } from '../../state/active-screen.ts';
import type { Person } from '../../state/recent-candidates.ts';
import { PressGuard } from '../../state/press/press-guard.ts';
import { PagedListState } from '../../state/device/paged-list-state.ts';
import { ResourceGroup } from '../../state/resource.ts';
import { SearchState } from '../../state/search-state.ts';
import { CandidateActions, candidateTexts as shared } from '../candidate-list/index.ts';
import { type BackTarget, backLink } from '../open-profile/back-link.ts';
import type { OpenProfile } from '../open-profile/open-profile.ts';
import { type ProfileOrigin, ProfileOrigins } from '../open-profile/profile-origin.ts';
import { Profiles } from '../open-profile/profiles.ts';
import { type Row, rowsOf } from './comparison-rows.ts';
import { texts } from './texts.ts';

@injectable()
export class ComparePresenter {
  /** The candidates in the URL, including those that do not exist. */
  all: readonly OpenProfile[] = [];
  origin: ProfileOrigin | null = null;
  onlyDifferences = false;
  isOpen = false;
  tooMany = 0;
  readonly reading = new ResourceGroup(() => this.#resources);
  readonly dialog: CandidateActions;
  readonly #profiles: Profiles;
  readonly #origins: ProfileOrigins;
  readonly #presses: PressGuard;
  readonly #paged: PagedListState;
  readonly #search: SearchState;
  readonly #navigator: Navigator;
  #skills: readonly string[] = [];
  #stops: readonly (() => void)[] = [];
  #tab: string | null = null;

  constructor(
    profiles: Profiles,
    origins: ProfileOrigins,
    presses: PressGuard,
    dialog: CandidateActions,
    paged: PagedListState,
    search: SearchState,
    navigator: Navigator,
  ) {
    this.#profiles = profiles;
    this.#origins = origins;
    this.#presses = presses;
    this.dialog = dialog;
    this.#paged = paged;
    this.#search = search;
    this.#navigator = navigator;
    const refs = { all: observableRef, origin: observableRef } as const;
    makeAutoObservable(this, { ...refs, dialog: false, reading: false }, { autoBind: true });
  }

  activate({ query }: Visit): () => void {
    this.#open(query);
    return () => this.#leave();
  }

  revisit({ query }: Visit): void {
    this.#leave();
    this.#open(query);
  }

  get people(): readonly OpenProfile[] {
    return this.all.filter(({ parts }) => !parts.profile.refused);
  }

  /** Positions in the URL, from 1, because the names are unknown. */
  get missing(): readonly number[] {
    return this.all.flatMap(({ parts }, index) => (parts.profile.refused ? [index + 1] : []));
  }

  get isEmpty(): boolean {
    return this.isOpen && this.people.length === 0;
  }

  get isTooFew(): boolean {
    return this.people.length < compared.atLeast;
  }

  get pageTitle(): string | null {
    return this.people.length === 0 ? null : texts.pageTitle(shared.candidates(this.people.length));
  }

  /** Rows wait for the profiles and the job: late rows would push others down. */
  get isLoading(): boolean {
    return this.#fit === null || this.all.some(({ parts }) => parts.profile.state === 'loading');
  }

  get rows(): readonly Row[] {
    return rowsOf(this.people, this.#fit ?? fitTo(this.#skills), this.origin !== null);
  }

  get shownRows(): readonly Row[] {
    return this.onlyDifferences ? this.rows.filter(({ same }) => !same) : this.rows;
  }

  get leftOut(): number {
    return this.isLoading ? 0 : this.rows.length - this.shownRows.length;
  }

  get paperLine(): string {
    const title = this.origin?.job.value?.title ?? '';
    const differences = this.onlyDifferences ? texts.onlyDifferences : '';
    return texts.paperLine([title, differences, longDate(new Date())]);
  }

  get listHref(): string | null {
    return this.#list?.href ?? null;
  }

  get back(): BackTarget {
    return backLink({ list: this.#list, origin: this.origin, tab: this.#tab, search: this.#search });
  }

  get shownPeople(): readonly Person[] {
    return this.people.flatMap((each) => {
      const { value } = each.parts.profile;
      return value === null ? [] : [{ person: value, href: each.href }];
    });
  }

  setOnlyDifferences(onlyDifferences: boolean): void {
    this.onlyDifferences = onlyDifferences;
    this.#writeUrl();
  }

  remove(person: OpenProfile): void {
    if (!this.#presses.accepts('compare', [person.id])) return;
    person.stop();
    this.all = this.all.filter((other) => other !== person);
    this.#writeUrl();
  }

  #writeUrl(): void {
    const job = this.origin?.id ?? null;
    const ids = this.all.map(({ id }) => id);
    const { onlyDifferences } = this;
    this.#navigator.replaceUrl(comparePath({ ids, job, tab: this.#tab, skills: this.#skills, onlyDifferences }));
  }

  print(): void {
    window.print();
  }

  async copyLink(address: string): Promise<void> {
    await this.dialog.copy(address, texts.linkCopied);
  }

  get commands(): readonly ScreenCommand[] {
    if (this.isEmpty) return [];
    return [
      { label: texts.print, to: this.print },
      { label: texts.copyLink, to: () => void this.copyLink(window.location.href) },
    ];
  }

  get #list() {
    const job = this.origin?.id ?? null;
    return this.all.map(({ id }) => this.#paged.listOf(id, job)).find((list) => list !== null) ?? null;
  }

  #open(query: URLSearchParams): void {
    const { ids: asked, job, tab, skills, onlyDifferences = false } = readComparison(query);
    this.onlyDifferences = onlyDifferences;
    const { ids, tooMany } = parseCompared(asked);
    const origin = job === null || ids.length === 0 ? null : this.#origins.of(job as JobId);
    this.origin = origin;
    this.tooMany = tooMany;
    this.#skills = skills;
    this.#tab = tab;
    this.isOpen = true;
    this.#stops = origin === null ? [] : [origin.open(), origin.checkFit(ids)];
    this.all = ids.map((id) => this.#profiles.open(id, origin, tab, this.dialog, true));
  }

  /** `null` while it is unknown. */
  get #fit(): Fit | null {
    return this.origin === null ? fitTo(this.#skills) : this.origin.fit;
  }

  #leave(): void {
    for (const stop of this.#stops) stop();
    this.dialog.close();
    for (const person of this.all) person.stop();
  }

  get #resources() {
    return [...this.all.flatMap(({ parts }) => parts.all), ...(this.origin?.all ?? [])];
  }
}
