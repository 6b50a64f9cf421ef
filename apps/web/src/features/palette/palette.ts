import { injectable } from 'inversify';
import { compareShallow, makeAutoObservable, observableRef, reaction } from 'mobx';
import { Navigator } from '../../navigation/navigator.ts';
import { paths } from '../../navigation/paths.ts';
import { searchResultsPath } from '../../navigation/search-address.ts';
import { ActiveScreen, type ScreenCommand } from '../../state/active-screen.ts';
import { BlindReview } from '../../state/blind/blind-review.ts';
import { texts as blindTexts } from '../../state/blind/texts.ts';
import { LocalRecords } from '../../state/device/local-records.ts';
import { SessionState } from '../../state/session-state.ts';
import { UnsavedWork } from '../../state/unsaved-work.ts';
import { isCharacter } from '../../ui/keyboard/pressed-key.ts';
import { grouped } from '../../ui/tokens/grouped.ts';
import { FoldersState } from '../candidate-list/index.ts';
import { folderPath } from '../folders/shortlisted/shortlisted-address.ts';
import { findItems, type PaletteItem, type PaletteKind } from './palette-items.ts';
import { PaletteJobs } from './palette-jobs.ts';
import { PalettePeople } from './people/palette-people.ts';
import { texts } from './texts.ts';

export interface PaletteScreen {
  readonly label: string;
  readonly href: string;
  /** Keys in sequence: 'g d'. */
  readonly shortcut?: string;
}

export interface PaletteEntries {
  readonly screens: readonly PaletteScreen[];
  readonly everywhere: readonly ScreenCommand[];
  /** Otherwise shortcuts of single characters are switched off, and not shown. */
  readonly areCharactersEnabled: boolean;
}

@injectable()
export class Palette {
  query = '';
  entries: PaletteEntries = { screens: [], everywhere: [], areCharactersEnabled: true };
  readonly jobs: PaletteJobs;
  readonly people: PalettePeople;
  readonly #session: SessionState;
  readonly #folders: FoldersState;
  readonly #records: LocalRecords;
  readonly #screen: ActiveScreen;
  readonly #unsaved: UnsavedWork;
  readonly #navigator: Navigator;
  readonly #blind: BlindReview;

  constructor(
    session: SessionState,
    folders: FoldersState,
    records: LocalRecords,
    jobs: PaletteJobs,
    people: PalettePeople,
    screen: ActiveScreen,
    unsaved: UnsavedWork,
    navigator: Navigator,
    blind: BlindReview,
  ) {
    this.#blind = blind;
    this.#session = session;
    this.#folders = folders;
    this.#records = records;
    this.jobs = jobs;
    this.people = people;
    this.#screen = screen;
    this.#unsaved = unsaved;
    this.#navigator = navigator;
    makeAutoObservable(this, { jobs: false, people: false, entries: observableRef }, { autoBind: true });
  }

  activate(entries: PaletteEntries): () => void {
    this.entries = entries;
    const closeFolders = this.#folders.open();
    const closeJobs = this.jobs.open();
    const stopFinding = reaction(
      () => [this.query.trim() !== '', this.jobs.all.value, this.#folders.all.value] as const,
      ([isTyping, jobs]) => this.people.prepare(isTyping, jobs),
      { equals: compareShallow, fireImmediately: true },
    );
    return () => {
      closeJobs();
      closeFolders();
      stopFinding();
      this.people.prepare(false, null);
    };
  }

  type(text: string): void {
    this.query = text;
  }

  /** Jobs and people are searched only with a company. */
  get hasCompany(): boolean {
    return Boolean(this.#session.current?.recruiter?.company);
  }

  get isBlind(): boolean {
    return this.#blind.isOn;
  }

  /** Offers the search if nothing is found. */
  get groups(): readonly (readonly PaletteItem[])[] {
    if (!this.isNothingFound) return this.found;
    const search = this.#screenItems.filter(({ to }) => to === paths.search);
    return search.length === 0 ? [] : [search];
  }

  /** False while jobs or people are loading. */
  get isNothingFound(): boolean {
    if (this.found.length > 0) return false;
    const isTyping = this.query.trim() !== '';
    return (
      this.jobs.all.state === 'failed' || (this.jobs.all.state === 'ready' && !(isTyping && this.people.areLoading))
    );
  }

  get found(): readonly (readonly PaletteItem[])[] {
    return findItems(this.items, this.query);
  }

  /** Asks about unsaved work first. */
  choose({ to }: PaletteItem): void {
    if (typeof to === 'string')
      this.#unsaved.leave(() => this.#navigator.navigate(to, { onward: true }), to.split('?')[0]);
    else to();
  }

  /** Public getters keep their value between keys. MobX runs private ones again. */
  get items(): readonly PaletteItem[] {
    const all = [
      ...this.#selectedItems,
      ...this.#commandItems,
      ...this.#screenItems,
      ...this.jobs.items,
      ...this.jobs.reviewItems,
      ...this.#searchItems,
      ...this.#folderItems,
      ...(this.hasCompany ? this.people.items(this.query) : []),
      ...this.#unloadedItems,
      ...this.#everywhereItems,
    ];
    return this.entries.areCharactersEnabled ? all : all.map(withoutCharacters);
  }

  get selectedText(): string {
    return this.#screen.forSelected.text;
  }

  get #selectedItems(): readonly PaletteItem[] {
    return this.#screen.forSelected.commands.map((command) => commandItem('selected', command));
  }

  /** Shortcuts of the screen, then its commands. */
  get #commandItems(): readonly PaletteItem[] {
    const byShortcut = this.#screen.keys.map(({ keys: [shortcut], label, press }) => ({ label, to: press, shortcut }));
    return [...byShortcut, ...this.#screen.commands].map((command) => commandItem('command', command));
  }

  get #everywhereItems(): readonly PaletteItem[] {
    const { isOn, toggle } = this.#blind;
    const blind = { label: isOn ? blindTexts.turnOff : blindTexts.turnOn, to: toggle };
    // Without a company there are no candidates.
    const commands = [...(this.hasCompany ? [blind] : []), ...this.entries.everywhere];
    return commands.map((command) => commandItem('everywhere', command));
  }

  get #screenItems(): readonly PaletteItem[] {
    return this.entries.screens.map(({ label, href, shortcut }) => ({
      key: `screen ${href}`,
      kind: 'screen',
      label,
      to: href,
      ...(shortcut !== undefined && { shortcut }),
    }));
  }

  get #searchItems(): readonly PaletteItem[] {
    return this.#records.mine.searches.map(({ id, name, criteria }) => ({
      key: `search ${id}`,
      kind: 'search',
      label: name,
      detail: criteria.skills.join(', '),
      to: searchResultsPath(criteria),
    }));
  }

  get #folderItems(): readonly PaletteItem[] {
    return (this.#folders.all.value ?? []).map(({ id, name, candidates: { length } }) => ({
      key: `folder ${id}`,
      kind: 'folder',
      label: name,
      detail: length === 1 ? texts.onePerson : texts.people(grouped(length)),
      to: folderPath(id),
    }));
  }

  /** People whose names are missing can be loaded again while typing. */
  get #unloadedItems(): readonly PaletteItem[] {
    if (!this.isPeopleRetryOffered) return [];
    const retry: PaletteItem = {
      key: 'unloaded',
      kind: 'unloaded',
      label: texts.tryAgain,
      to: this.retryPeople,
      isMatched: true,
      staysOpen: true,
    };
    return [retry];
  }

  get isPeopleRetryOffered(): boolean {
    const { request, hasFailed, waitsUntil } = this.people.known;
    const areSourcesMissing = this.jobs.all.state === 'failed' || this.#folders.all.state === 'failed';
    const isSlow = request.slow && waitsUntil === null;
    return this.hasCompany && this.query.trim() !== '' && (hasFailed || isSlow || areSourcesMissing);
  }

  retryPeople(): void {
    if (this.jobs.all.state === 'failed') this.jobs.all.read();
    if (this.#folders.all.state === 'failed') void this.#folders.all.load();
    if (this.jobs.all.value !== null) void this.people.known.retry();
  }
}

function commandItem(kind: PaletteKind, { label, to, shortcut }: ScreenCommand): PaletteItem {
  return { key: `${kind} ${label}`, kind, label, to, ...(shortcut !== undefined && { shortcut }) };
}

function withoutCharacters(item: PaletteItem): PaletteItem {
  if (item.shortcut?.split(' ').every(isCharacter) !== true) return item;
  const { shortcut: _, ...others } = item;
  return others;
}
