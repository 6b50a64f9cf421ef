import { isEmptyDraft, type JobDraft } from '@glo/domain/jobs';
import { lookupDelay, Lookups, type Place } from '@glo/domain/lookups';
import { injectable } from 'inversify';
import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';
import { Navigator, stateText, type Visit } from '../../../navigation/navigator.ts';
import { paths } from '../../../navigation/paths.ts';
import { DelayedLookup } from '../../../state/delayed-lookup.ts';
import { JobDraftState } from '../../../state/job-draft-state.ts';
import { draftTime } from './draft-time.ts';
import { JobFormFields } from './job-form-fields.ts';

/** Post Opportunity: what is entered goes into the draft with every key (specification 2, sections 2 and 5). */
@injectable()
export class JobFormPresenter {
  form: JobFormFields;
  readonly roles: DelayedLookup<string>;
  readonly places: DelayedLookup<Place>;
  readonly skills: DelayedLookup<string>;
  skillsToStart: readonly string[] = [];
  /** What Discard took away, until something else is entered. */
  discarded: JobDraft | null = null;
  readonly #restoredAt: string | null;
  readonly #lookups: Lookups;
  readonly #drafts: JobDraftState;
  readonly #navigator: Navigator;

  constructor(lookups: Lookups, drafts: JobDraftState, navigator: Navigator) {
    this.#lookups = lookups;
    this.#drafts = drafts;
    this.#navigator = navigator;
    this.#restoredAt = drafts.changedAt;
    this.form = new JobFormFields(drafts.draft);
    this.roles = new DelayedLookup((text) => lookups.jobRoles(text), lookupDelay.jobForm);
    this.places = new DelayedLookup((text) => lookups.places(text), lookupDelay.jobForm);
    this.skills = new DelayedLookup((text) => lookups.skills(text), lookupDelay.jobForm);
    makeAutoObservable(
      this,
      { form: observableRef, skillsToStart: observableRef, discarded: observableRef },
      { autoBind: true },
    );
  }

  activate(visit: Visit): () => void {
    if (stateText(visit.state, 'why') === 'unfinished') this.form.reveal();
    else this.form.leave();
    void this.#loadSkills();
    const stopKeeping = reaction(
      () => this.form.entered,
      (entered) => this.#keep(entered),
    );
    return () => {
      stopKeeping();
      for (const lookup of [this.roles, this.places, this.skills]) lookup.stop();
    };
  }

  /** The list to start from while nothing is typed. */
  get skillOptions(): readonly string[] {
    return this.skills.text.trim() === '' ? this.skillsToStart : this.skills.options;
  }

  get draftNote(): string {
    const { changedAt } = this.#drafts;
    if (changedAt === null) return this.discarded === null ? '' : 'Draft discarded';
    return changedAt === this.#restoredAt
      ? `Draft from ${draftTime(changedAt, new Date())}`
      : 'Draft kept on this device';
  }

  get canDiscard(): boolean {
    return this.#drafts.changedAt !== null;
  }

  submit(): void {
    this.form.reveal();
    if (this.form.valid) this.#navigator.go(paths.jobDescription);
  }

  discard(): void {
    this.discarded = this.#drafts.draft;
    this.#drafts.clear();
    this.form = new JobFormFields(this.#drafts.draft);
  }

  undoDiscard(): void {
    if (this.discarded === null) return;
    this.#drafts.update(this.discarded);
    this.form = new JobFormFields(this.#drafts.draft);
  }

  #keep(entered: Partial<JobDraft>): void {
    this.#drafts.update(entered);
    if (!isEmptyDraft(this.#drafts.draft)) this.discarded = null;
  }

  /** A failure is silent: typing asks anyway (specification 2, section 8). */
  async #loadSkills(): Promise<void> {
    const answer = await this.#lookups.skills();
    runInAction(() => {
      if (answer.ok) this.skillsToStart = answer.value;
    });
  }
}
