import { FolderKeeping } from '@glo/domain/folders/folder-keeping';
import { type Folder, type FolderId, Folders } from '@glo/domain/folders/folders';
import { injectable } from 'inversify';
import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';
import { Navigator, type Visit } from '../../../navigation/navigator.ts';
import { paths } from '../../../navigation/paths.ts';
import type { ScreenCommand } from '../../../state/active-screen.ts';
import { Notices } from '../../../state/notices.ts';
import { PressGuard } from '../../../state/press/press-guard.ts';
import {
  type CandidateActions,
  CandidateLists,
  type FoldersState,
  folderTexts as shared,
  readListViewState,
} from '../../candidate-list/index.ts';
import { filterCommands } from '../../filter/filter-commands.ts';
import { FilterPanels } from '../../filter/filter-panel.ts';
import { OpenFolder, type OpenFolderServices } from './open-folder.ts';
import { texts } from './texts.ts';
import { folderPath } from './shortlisted-address.ts';

/** The URL names the open folder (specification 2). */
@injectable()
export class ShortlistedPresenter {
  /** The query last read from the URL. Later changes are in the open folder's list. */
  query = new URLSearchParams();
  activeFolder: OpenFolder | null = null;
  readonly state: FoldersState;
  readonly actions: CandidateActions;
  readonly #services: OpenFolderServices;
  readonly #navigator: Navigator;
  #stopUrl: (() => void) | null = null;

  constructor(
    folders: Folders,
    keeping: FolderKeeping,
    lists: CandidateLists,
    navigator: Navigator,
    notices: Notices,
    panels: FilterPanels,
    presses: PressGuard,
  ) {
    this.state = lists.services.knowledge.folders;
    this.actions = lists.services.actions;
    this.#services = { folders, keeping, state: this.state, notices, lists, panels, presses };
    this.#navigator = navigator;
    makeAutoObservable(
      this,
      { query: observableRef, activeFolder: observableRef, state: false, actions: false },
      { autoBind: true },
    );
  }

  activate(visit: Visit): () => void {
    this.revisit(visit);
    const stops = [
      this.state.openAll(),
      reaction(
        () => this.chosen?.id ?? null,
        () => this.#openChosen(),
        { fireImmediately: true },
      ),
      reaction(
        () => (this.chosen === null && !this.#mayBeNewer ? (this.folders.value?.[0]?.id ?? null) : null),
        (folder) => folder !== null && this.#openFirst(folder),
        { fireImmediately: true },
      ),
    ];
    return () => {
      for (const stop of stops) stop();
      runInAction(() => this.#close());
      this.actions.close();
    };
  }

  revisit(visit: Visit): void {
    this.query = visit.query;
    if (this.activeFolder?.id === this.#urlFolder) this.#restore(this.activeFolder);
  }

  get folders() {
    return this.state.all;
  }

  get #urlFolder(): FolderId | null {
    return (this.query.get('folder') || null) as FolderId | null;
  }

  get chosen(): Folder | null {
    return this.folders.value?.find(({ id }) => id === this.#urlFolder) ?? null;
  }

  /** The folder of the URL may have been created since the folders were read. */
  get #mayBeNewer(): boolean {
    return this.#urlFolder !== null && this.folders.request.pending;
  }

  get pageTitle(): string | null {
    return this.chosen?.name ?? null;
  }

  get commands(): readonly ScreenCommand[] {
    const { activeFolder } = this;
    const isLoaded = activeFolder !== null && activeFolder.loading.list.value !== null;
    return [
      { label: shared.create, to: this.createFolder },
      ...(isLoaded ? filterCommands(activeFolder.panel.openFilter, activeFolder.list) : []),
    ];
  }

  createFolder(): void {
    this.actions.createFolder(({ id }) => this.#navigator.navigate(folderPath(id)));
  }

  /** The order carries over to other folders. */
  pathOf(folder: FolderId): string {
    return folderPath(folder, this.activeFolder?.list.chosenOrder ?? readListViewState(this.query).order);
  }

  /** Also if the folder of the URL was deleted. */
  #openFirst(folder: FolderId): void {
    if (this.#urlFolder !== null) this.#services.notices.showToast(texts.folderGone, 'warning');
    this.query = new URLSearchParams(this.query);
    this.query.set('folder', folder);
    this.#navigator.replaceUrl(`${paths.shortlisted}?${this.query}`);
  }

  #openChosen(): void {
    this.#close();
    if (this.chosen === null) return;
    this.activeFolder = new OpenFolder(this.chosen.id, this.#services);
    this.#restore(this.activeFolder);
    this.#stopUrl = this.activeFolder.list.writeUrl();
  }

  #restore({ panel, list }: OpenFolder): void {
    panel.follow(this.query);
    list.restore(readListViewState(this.query));
  }

  #close(): void {
    this.#stopUrl?.();
    this.activeFolder?.stop();
    this.activeFolder = null;
  }
}
