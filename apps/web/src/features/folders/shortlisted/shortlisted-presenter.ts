import { CandidateDirectory } from '@glo/domain/candidates/candidate-directory';
import type { Folder } from '@glo/domain/folders/folder';
import { FolderKeeping } from '@glo/domain/folders/folder-keeping';
import { Folders } from '@glo/domain/folders/folders';
import { injectable } from 'inversify';
import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';
import { Navigator, type Visit } from '../../../navigation/navigator.ts';
import type { ScreenCommand } from '../../../state/active-screen.ts';
import { Notices } from '../../../state/notices.ts';
import type { CandidateActions } from '../../candidates/actions/candidate-actions.ts';
import { CandidateLists } from '../../candidates/list/candidate-lists.ts';
import type { FolderServices } from '../../candidates/folders/folder-choice.ts';
import { texts as shared } from '../../candidates/folders/texts.ts';
import type { FoldersState } from '../../candidates/folders-state.ts';
import { ActiveFolder } from './active-folder.ts';
import { folderPath, readAddress, type ShortlistedAddress, writeAddress } from './shortlisted-address.ts';

/** The URL names the open folder (specification 2). */
@injectable()
export class ShortlistedPresenter {
  address: ShortlistedAddress = readAddress(new URLSearchParams());
  activeFolder: ActiveFolder | null = null;
  readonly state: FoldersState;
  readonly actions: CandidateActions;
  readonly #services: FolderServices;
  readonly #directory: CandidateDirectory;
  readonly #lists: CandidateLists;
  readonly #navigator: Navigator;

  constructor(
    folders: Folders,
    keeping: FolderKeeping,
    directory: CandidateDirectory,
    lists: CandidateLists,
    navigator: Navigator,
    notices: Notices,
  ) {
    this.state = lists.folders;
    this.actions = lists.actions;
    this.#services = { folders, keeping, state: this.state, notices };
    this.#directory = directory;
    this.#lists = lists;
    this.#navigator = navigator;
    makeAutoObservable(
      this,
      { address: observableRef, activeFolder: observableRef, state: false, actions: false },
      { autoBind: true },
    );
  }

  activate(visit: Visit): () => void {
    this.read();
    this.revisit(visit);
    const reactions = [
      reaction(
        () => this.chosen?.id ?? null,
        () => this.#openChosen(),
        { fireImmediately: true },
      ),
      reaction(
        () => (this.chosen === null ? (this.folders.value?.[0]?.id ?? null) : null),
        (folder) => folder !== null && this.#go({ ...this.address, folder }),
        { fireImmediately: true },
      ),
      reaction(
        () => writeAddress(this.#here),
        () => this.#go(this.#here),
      ),
    ];
    return () => {
      for (const stop of reactions) stop();
      runInAction(() => this.#close());
      this.actions.close();
    };
  }

  revisit(visit: Visit): void {
    this.address = readAddress(visit.query);
    if (this.activeFolder?.id === this.address.folder) this.activeFolder.list.restore(this.address);
  }

  get folders() {
    return this.state.all;
  }

  read(): void {
    void this.state.read();
  }

  get chosen(): Folder | null {
    return this.folders.value?.find(({ id }) => id === this.address.folder) ?? null;
  }

  get pageTitle(): string | null {
    return this.chosen?.name ?? null;
  }

  get commands(): readonly ScreenCommand[] {
    return [{ label: shared.create, to: this.createFolder }];
  }

  createFolder(): void {
    this.actions.createFolder(({ id }) => this.#navigator.go(folderPath(id)));
  }

  get #here(): ShortlistedAddress {
    if (this.activeFolder === null || this.activeFolder.id !== this.address.folder) return this.address;
    return { ...this.address, ...this.activeFolder.list.place };
  }

  #go(address: ShortlistedAddress): void {
    const path = writeAddress(address);
    if (path === writeAddress(this.address)) return;
    this.#navigator.replaceUrl(path);
    this.address = address;
  }

  #openChosen(): void {
    this.#close();
    if (this.chosen === null) return;
    this.activeFolder = new ActiveFolder({
      id: this.chosen.id,
      services: this.#services,
      directory: this.#directory,
      lists: this.#lists,
      href: () => writeAddress(this.#here),
    });
    this.activeFolder.list.restore(this.address);
  }

  #close(): void {
    this.activeFolder?.stop();
    this.activeFolder = null;
  }
}
