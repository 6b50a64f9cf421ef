import type { CompanyMember } from '@glo/domain/company-page/company-pages';
import type { Job } from '@glo/domain/jobs/job';
import { JobBoard } from '@glo/domain/jobs/job-board';
import type { JobDraft } from '@glo/domain/jobs/job-draft';
import type { JobId } from '@glo/domain/shared/ids';
import { type Outcome, success } from '@glo/domain/shared/outcome';
import { injectable } from 'inversify';
import { makeAutoObservable, observableRef, runInAction, when } from 'mobx';
import { firstEntry, Navigator, type Visit } from '../../../navigation/navigator.ts';
import { editPaths, jobDetailsPath, opportunityPath } from '../../../navigation/addresses.ts';
import { JobOwners } from '../../../state/jobs/job-owners.ts';
import { Notices } from '../../../state/notices.ts';
import { itemResource, type Resource } from '../../../state/resource.ts';
import { UnsavedWork } from '../../../state/unsaved-work.ts';
import { type JobEdit, JobEdits } from './job-edits.ts';
import { texts } from './texts.ts';

/** State of one editing step. Changes are kept across steps and asked about before they are lost. */
@injectable('Transient')
export class JobEditing {
  readonly begun: Resource<JobEdit>;
  id = '' as JobId;
  posted: Job | null = null;
  /** The first step reloads the job unless it has unsaved changes. */
  #asksAnew = false;
  readonly #board: JobBoard;
  readonly #edits: JobEdits;
  readonly #notices: Notices;
  readonly #unsaved: UnsavedWork;
  readonly #navigator: Navigator;
  readonly #owners: JobOwners;

  constructor(
    board: JobBoard,
    edits: JobEdits,
    notices: Notices,
    unsaved: UnsavedWork,
    navigator: Navigator,
    owners: JobOwners,
  ) {
    this.#owners = owners;
    this.#board = board;
    this.#edits = edits;
    this.#notices = notices;
    this.#unsaved = unsaved;
    this.#navigator = navigator;
    this.begun = itemResource(() => this.#begin(), notices.failed);
    makeAutoObservable(this, { posted: observableRef });
  }

  start(visit: Visit, { asksAnew = false }: { readonly asksAnew?: boolean } = {}): () => void {
    this.id = (visit.params['id'] ?? '') as JobId;
    this.#asksAnew = asksAnew;
    if (this.#edits.isSaved(this.#navigator.entry.key)) {
      // Back after an update skips the editing steps.
      this.#navigator.back(opportunityPath(this.id));
      return () => undefined;
    }
    const steps = Object.values(this.paths).map((path) => path.toLowerCase());
    const stopWatching = this.#unsaved.watch(() => this.isChanged, {
      goesAlongTo: (path) => steps.includes(path.toLowerCase()),
      onGivenUp: () => this.#edits.drop(this.id),
    });
    const stopGuarding = when(() => this.#colleague !== null, this.#leaveToColleague);
    void this.begun.load();
    return () => {
      stopGuarding();
      stopWatching();
      this.begun.request.cancel();
    };
  }

  get paths(): ReturnType<typeof editPaths> {
    return editPaths(this.id);
  }

  get draft(): JobDraft | null {
    return this.#edits.of(this.id)?.draft ?? null;
  }

  get original(): JobDraft | null {
    return this.#edits.of(this.id)?.original ?? null;
  }

  get isChanged(): boolean {
    return this.#edits.isChanged(this.id);
  }

  get title(): string | null {
    return this.#edits.of(this.id)?.original.title ?? null;
  }

  get pageTitle(): string | null {
    return this.title === null ? null : texts.titleOf(this.title);
  }

  update(change: Partial<JobDraft>): void {
    this.#edits.update(this.id, change);
  }

  discard(onRestored: (draft: JobDraft) => void): void {
    const edit = this.#edits.of(this.id);
    if (edit === null) return;
    this.update(edit.original);
    this.#notices.undoable(texts.discarded, () => {
      this.update(edit.draft);
      onRestored(edit.draft);
    });
  }

  /** Starts over from the job as it is now. */
  restart(job: Job): void {
    const mine = this.draft;
    this.begun.change(() => this.#edits.begin(job));
    if (mine === null) return;
    this.#notices.undoable(texts.discarded, () => {
      this.update(mine);
      this.begun.change((edit) => this.#edits.of(this.id) ?? edit);
    });
  }

  /** Keeps the typed text as a change to the job as it is now. */
  rebase(job: Job): void {
    this.#edits.rebase(job);
  }

  sent(draft: JobDraft): void {
    this.#edits.sent(this.id, draft);
  }

  get #colleague(): CompanyMember | null {
    return this.posted && this.#owners.colleague(this.posted);
  }

  /** The service refuses changes to colleagues' jobs (decision 17). */
  readonly #leaveToColleague = (): void => {
    this.#edits.drop(this.id);
    this.#notices.toast(texts.colleagues(this.#colleague?.name ?? ''));
    this.#navigator.go(jobDetailsPath(this.id), { replace: true });
  };

  async #begin(): Promise<Outcome<JobEdit>> {
    const { key } = this.#navigator.entry;
    const begun = await this.#read();
    if (key !== firstEntry) this.#edits.opened(this.id, key);
    return begun;
  }

  async #read(): Promise<Outcome<JobEdit>> {
    const edit = this.#edits.of(this.id);
    if (edit !== null && (this.isChanged || !this.#asksAnew)) return success(edit);
    const answer = this.#owners.learn(await this.#board.job(this.id));
    if (!answer.ok) return answer;
    runInAction(() => {
      this.posted = answer.value;
    });
    return success(this.#edits.begin(answer.value));
  }
}
