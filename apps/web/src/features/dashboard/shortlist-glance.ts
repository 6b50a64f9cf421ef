import type { Candidate } from '@glo/domain/candidates/candidate';
import type { CandidateDirectory } from '@glo/domain/candidates/candidate-directory';
import type { StudentId } from '@glo/domain/shared/ids';
import { success } from '@glo/domain/shared/outcome';
import { compareShallow, makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';
import type { FoldersState } from '../candidates/folders-state.ts';
import { texts } from './texts.ts';

/** How many faces the tile shows. */
const facesAtMost = 3;

/** What the dashboard says of the recruiter's folders. What does not come is left out. */
export class ShortlistGlance {
  /** A few of the people in them. */
  faces: readonly Candidate[] = [];
  #wanted: readonly StudentId[] = [];
  readonly #folders: FoldersState;
  readonly #directory: CandidateDirectory;

  constructor(folders: FoldersState, directory: CandidateDirectory) {
    this.#folders = folders;
    this.#directory = directory;
    makeAutoObservable(this, { faces: observableRef }, { autoBind: true });
  }

  /** Loads folders and candidates; returns the clean-up. */
  start(): () => void {
    const stop = reaction(
      () => [...this.#folders.names.keys()].slice(0, facesAtMost),
      (ids) => void this.#show(ids),
      { equals: compareShallow, fireImmediately: true },
    );
    this.#folders.open();
    return () => {
      stop();
      this.#folders.leave();
      this.#wanted = [];
    };
  }

  /** '31 people in 5 folders' */
  get text(): string {
    const folders = this.#folders.all.value;
    if (folders === null) return texts.ownFolders;
    if (this.people === 0) return texts.emptyFolders;
    return texts.inFolders(this.people, folders.length);
  }

  /** How many there are beside those with a face. */
  get others(): number {
    return this.faces.length === 0 ? 0 : this.people - this.faces.length;
  }

  get people(): number {
    return this.#folders.names.size;
  }

  async #show(ids: readonly StudentId[]): Promise<void> {
    this.#wanted = ids;
    const answer = ids.length === 0 ? success([]) : await this.#directory.byIds(ids);
    if (this.#wanted !== ids || !answer.ok) return;
    runInAction(() => {
      this.faces = answer.value;
    });
  }
}
