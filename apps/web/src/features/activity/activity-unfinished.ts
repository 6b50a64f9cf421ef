import type { UnconfirmedEmail } from '@glo/domain/contact/outbox';
import type { JobId, StudentId } from '@glo/domain/shared/ids';
import { groupActs, isRepeatRisky, type UnfinishedGroup } from '@glo/domain/shortlist/unfinished-acts';
import { injectable } from 'inversify';
import { makeAutoObservable } from 'mobx';
import { Notices } from '../../state/notices.ts';
import { Unfinished } from '../../state/unfinished/unfinished.ts';

/** Acts on the activity screen that are not done. */
@injectable()
export class ActivityUnfinished {
  readonly #unfinished: Unfinished;
  readonly #notices: Notices;

  constructor(unfinished: Unfinished, notices: Notices) {
    this.#unfinished = unfinished;
    this.#notices = notices;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  open(): void {
    this.#unfinished.open();
  }

  get groups(): readonly UnfinishedGroup[] {
    return groupActs(this.#unfinished.acts);
  }

  get emails(): readonly UnconfirmedEmail[] {
    return this.#unfinished.emails;
  }

  /** Decisions that are not on disk. */
  get decisions(): readonly { readonly job: JobId; readonly students: readonly StudentId[] }[] {
    return [...this.#unfinished.decisions].map(([job, students]) => ({ job, students: [...students] }));
  }

  get count(): number {
    return this.groups.length + this.emails.length + this.decisions.length;
  }

  /** For their names. */
  get all(): readonly { readonly students: readonly StudentId[] }[] {
    const groups = this.groups.map(({ acts }) => ({ students: acts.map(({ student }) => student) }));
    return [...groups, ...this.emails, ...this.decisions];
  }

  get isRetrying(): boolean {
    return this.#unfinished.isRetrying;
  }

  /** Several groups, which one press repeats. The risky ones need a press each. */
  get canRetryAll(): boolean {
    return this.#safe.length > 1;
  }

  async retry({ acts }: Pick<UnfinishedGroup, 'acts'>): Promise<void> {
    const failure = await this.#unfinished.retry(acts);
    if (failure !== null) this.#notices.showWriteFailure(failure);
  }

  async retryAll(): Promise<void> {
    await this.retry({ acts: this.#safe.flatMap(({ acts }) => acts) });
  }

  saveDecisions(job: JobId): void {
    this.#unfinished.saveDecisions(job);
  }

  dismiss({ acts }: UnfinishedGroup): void {
    void this.#unfinished.dismiss(acts);
  }

  dismissEmail(email: UnconfirmedEmail): void {
    void this.#unfinished.dismissEmail(email);
  }

  get #safe(): readonly UnfinishedGroup[] {
    return this.groups.filter((group) => !isRepeatRisky(group));
  }
}
