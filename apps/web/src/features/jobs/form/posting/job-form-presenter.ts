import { Lookups } from '@glo/domain/lookups/lookups';
import { timeWithDay } from '@glo/domain/shared/dates';
import type { JobId } from '@glo/domain/shared/ids';
import { injectable } from 'inversify';
import { makeAutoObservable, reaction } from 'mobx';
import { Navigator, stateText, type Visit } from '../../../../navigation/navigator.ts';
import { paths } from '../../../../navigation/paths.ts';
import { JobDraftState } from '../../../../state/jobs/job-draft-state.ts';
import { Questions } from '../../../../state/questions/questions.ts';
import { ServiceStore } from '../../../../state/store/service-store.ts';
import { Duplication } from './duplication.ts';
import { showRefusal } from '../../../refusal-state.ts';
import { JobFormFields, JobFormLookups } from '../fields/job-form.ts';
import { texts } from './texts.ts';

/** Every change is saved to the draft (specification 2, sections 2 and 5). */
@injectable()
export class JobFormPresenter {
  form: JobFormFields;
  readonly lookups: JobFormLookups;
  duplication: Duplication | null = null;
  readonly #restoredAt: string | null;
  readonly #store: ServiceStore;
  readonly #drafts: JobDraftState;
  readonly #questions: Questions;
  readonly #navigator: Navigator;

  constructor(
    lookups: Lookups,
    store: ServiceStore,
    drafts: JobDraftState,
    questions: Questions,
    navigator: Navigator,
  ) {
    this.#questions = questions;
    this.#store = store;
    this.#drafts = drafts;
    this.#navigator = navigator;
    this.#restoredAt = drafts.changedAt;
    this.form = new JobFormFields(drafts.draft);
    this.lookups = new JobFormLookups(lookups);
    makeAutoObservable(this, {}, { autoBind: true });
  }

  activate(visit: Visit): () => void {
    if (stateText(visit.state, 'why') === 'unfinished') this.form.reveal();
    else this.form.leave();
    showRefusal(this.form.fields, visit.state);
    const stopLookups = this.lookups.start();
    const stopKeeping = reaction(
      () => this.form.entered,
      (entered) => this.#drafts.update(entered),
    );
    this.revisit(visit);
    return () => {
      stopKeeping();
      stopLookups();
      this.duplication?.stop();
    };
  }

  revisit(visit: Visit): void {
    this.duplication?.stop();
    const wanted = visit.query.get('duplicate') || null;
    const services = { store: this.#store, drafts: this.#drafts, questions: this.#questions };
    this.duplication = wanted === null ? null : new Duplication(wanted as JobId, services, this.#duplicated);
  }

  get draftNote(): string {
    const { changedAt } = this.#drafts;
    if (changedAt === null) return this.canUndoDiscard ? texts.draft.discarded : '';
    return changedAt === this.#restoredAt ? texts.draft.from(timeWithDay(changedAt, new Date())) : texts.draft.kept;
  }

  get canDiscard(): boolean {
    return this.#drafts.changedAt !== null;
  }

  get canUndoDiscard(): boolean {
    return this.#drafts.discarded !== null;
  }

  submit(): void {
    if (this.form.reveal()) this.#navigator.navigate(paths.jobDescription);
  }

  discard(): void {
    this.#drafts.discard();
    this.lookups.clear();
    this.form = new JobFormFields(this.#drafts.draft);
  }

  undoDiscard(): void {
    this.#drafts.undoDiscard();
    this.form = new JobFormFields(this.#drafts.draft);
  }

  /** Removes the job from the URL, so that a reload keeps later changes. */
  readonly #duplicated = (): void => {
    this.form = new JobFormFields(this.#drafts.draft);
    this.form.leave();
    this.#navigator.navigate(paths.jobForm, { replace: true });
  };
}
