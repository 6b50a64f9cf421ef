import type { Candidate } from '@glo/domain/candidates/candidate';
import { FolderKeeping } from '@glo/domain/folders/folder-keeping';
import { Folders, pileFolderName } from '@glo/domain/folders/folders';
import type { Decision } from '@glo/domain/verdicts/verdict';
import { injectable } from 'inversify';
import { makeAutoObservable, runInAction } from 'mobx';
import { Notices } from '../../../state/notices.ts';
import { texts as verdictTexts } from '../../../state/verdicts/texts.ts';
import type { BulkRunner } from '../bulk/bulk-runner.ts';
import { FoldersState } from '../folders-state.ts';
import { addingToFolder, type FolderServices } from './adding-to-folder.ts';

/** Keeps the Maybe or Not a fit of a job in a folder of that name, because verdicts stay on the device. */
@injectable()
export class PileFolders {
  isOpening = false;
  readonly #services: FolderServices;

  constructor(folders: Folders, keeping: FolderKeeping, state: FoldersState, notices: Notices) {
    this.#services = { folders, keeping, state, notices };
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Creates the folder or adds to it. `bulk` shows the progress and the result. */
  async keep(jobTitle: string, pile: Decision, people: readonly Candidate[], bulk: BulkRunner): Promise<void> {
    if (this.isOpening || bulk.current !== null) return;
    const { keeping, state, notices } = this.#services;
    this.isOpening = true;
    const name = pileFolderName(jobTitle, verdictTexts.decisions[pile]);
    const opened = await state.send(() => keeping.findOrCreate(name));
    runInAction(() => (this.isOpening = false));
    if (!opened.ok) return notices.showWriteFailure(opened.failure);
    state.showFolder(opened.value);
    state.markUsed(opened.value.id);
    await bulk.start(addingToFolder(opened.value, this.#services), people);
  }
}
