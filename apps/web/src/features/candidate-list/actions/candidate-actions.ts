import type { Candidate } from '@glo/domain/candidates/candidate';
import type { CandidateProfile } from '@glo/domain/candidates/candidate-profile';
import { Clipboard, emailCopied, phoneCopied } from '@glo/domain/candidates/clipboard';
import type { JobId } from '@glo/domain/shared/ids';
import type { Decision } from '@glo/domain/verdicts/verdict';
import { FolderKeeping } from '@glo/domain/folders/folder-keeping';
import { type Folder, Folders } from '@glo/domain/folders/folders';
import { injectable } from 'inversify';
import { makeAutoObservable, observableRef } from 'mobx';
import { BlindReview } from '../../../state/blind/blind-review.ts';
import { LocalRecords } from '../../../state/device/local-records.ts';
import { Notices } from '../../../state/notices.ts';
import type { Resource } from '../../../state/resource.ts';
import { ServiceStore } from '../../../state/store/service-store.ts';
import { FolderChoice, type SelectedCandidates } from '../folders/folder-choice.ts';
import { FoldersState } from '../folders-state.ts';
import type { JobChoiceServices } from '../job-choice/job-choice.ts';
import { JobShortlists } from '../../shortlist/job-shortlists.ts';
import { NoteAddition } from '../notes/note-addition.ts';
import { texts as shared } from '../texts.ts';

export interface CardOffers {
  readonly profileHref: string;
  readonly onFollow?: () => void;
  /** The job of the list. */
  readonly jobId?: JobId;
  readonly shortlist?: { readonly isOn: boolean; readonly toggle: () => void };
  /** Only for candidates that are not shortlisted. */
  readonly verdict?: { readonly current: Decision | null; readonly choose: (decision: Decision) => void };
  readonly removeFromAll?: () => void;
}

/** The modal with Choose Action, Choose Folder, the other jobs and a note for a selection. */
@injectable('Transient')
export class CandidateActions {
  isOpen = false;
  step: 'action' | 'folder' | 'job' | 'note' = 'action';
  candidate: Candidate | null = null;
  /** Not among the other jobs. */
  currentJob: JobId | null = null;
  offers: CardOffers | null = null;
  contact: Resource<CandidateProfile> | null = null;
  #closeContact: () => void = () => undefined;
  readonly choice: FolderChoice;
  readonly note: NoteAddition;
  readonly jobServices: JobChoiceServices;
  readonly #store: ServiceStore;
  readonly #clipboard: Clipboard;
  readonly #notices: Notices;
  readonly #blind: BlindReview;
  /** Runs after the modal has returned the focus, because it may remove the focused card. */
  #onClosed: (() => void) | null = null;

  constructor(
    store: ServiceStore,
    clipboard: Clipboard,
    folders: Folders,
    keeping: FolderKeeping,
    state: FoldersState,
    notices: Notices,
    blind: BlindReview,
    records: LocalRecords,
    shortlists: JobShortlists,
  ) {
    this.jobServices = { store, shortlists };
    this.#blind = blind;
    this.#store = store;
    this.#clipboard = clipboard;
    this.#notices = notices;
    this.choice = new FolderChoice({ folders, keeping, state, notices }, (then) => this.closeAndRun(then));
    this.note = new NoteAddition(records, notices, (then) => this.closeAndRun(then));
    const parts = { choice: false, note: false, jobServices: false } as const;
    makeAutoObservable(
      this,
      { candidate: observableRef, offers: observableRef, contact: observableRef, ...parts },
      { autoBind: true },
    );
  }

  open(candidate: Candidate, offers: CardOffers): void {
    this.candidate = candidate;
    this.offers = offers;
    this.contact = null;
    this.#show('action');
  }

  addToFolder(candidate: Candidate): void {
    this.choice.openFor(candidate);
    this.#show('folder');
  }

  addSelectedToFolder(selection: SelectedCandidates): void {
    if (selection.selected.length === 0) return;
    this.choice.openForSelected(selection);
    this.#show('folder');
  }

  /** `current`: the job from which the candidate was opened. */
  chooseJob(candidate: Candidate, current: JobId | null): void {
    this.candidate = candidate;
    this.currentJob = current;
    this.#show('job');
  }

  addNote(candidates: readonly Candidate[]): void {
    if (candidates.length === 0) return;
    this.note.open(candidates);
    this.#show('note');
  }

  createFolder(onCreated: (folder: Folder) => void): void {
    this.choice.openForNew(onCreated);
    this.#show('folder');
  }

  close(): void {
    this.isOpen = false;
    this.#closeContact();
    this.choice.close();
  }

  closed(): void {
    const onClosed = this.#onClosed;
    this.#onClosed = null;
    onClosed?.();
  }

  toggleContact(): void {
    const { candidate, contact } = this;
    if (contact !== null || candidate === null) {
      this.#closeContact();
      this.contact = null;
      return;
    }
    this.contact = this.#store.profile(candidate.id);
    this.#closeContact = this.contact.open();
  }

  async copy(text: string | undefined, done: string): Promise<void> {
    if (!text) return;
    if (await this.#clipboard.copy(text)) this.#notices.showCopied(done);
    else this.#notices.showToast(shared.notCopied, 'warning');
  }

  async copyPhone(): Promise<void> {
    await this.copy(this.contact?.value?.mobileNumber, phoneCopied);
  }

  async copyEmail(): Promise<void> {
    await this.copy(this.contact?.value?.email, emailCopied);
  }

  follow(): void {
    this.offers?.onFollow?.();
    this.close();
  }

  get isHidden(): boolean {
    return this.candidate !== null && this.#blind.isHidden(this.candidate.id);
  }

  reveal(): void {
    const { candidate } = this;
    this.closeAndRun(() => candidate && this.#blind.reveal(candidate.id));
  }

  toggleShortlist(): void {
    this.closeAndRun(this.offers?.shortlist?.toggle);
  }

  decide(decision: Decision): void {
    const choose = this.offers?.verdict?.choose;
    this.closeAndRun(() => choose?.(decision));
  }

  get lastFolder(): Folder | null {
    return this.candidate === null ? null : this.choice.lastUsedFor([this.candidate]);
  }

  addToLastFolder(): void {
    const { candidate, lastFolder } = this;
    if (candidate !== null && lastFolder !== null)
      this.closeAndRun(() => void this.choice.addTo(lastFolder, candidate));
  }

  removeFromAll(): void {
    this.closeAndRun(this.offers?.removeFromAll);
  }

  closeAndRun(onClosed: (() => void) | undefined): void {
    this.#onClosed = onClosed ?? null;
    this.close();
  }

  #show(step: CandidateActions['step']): void {
    this.isOpen = true;
    this.step = step;
  }
}
