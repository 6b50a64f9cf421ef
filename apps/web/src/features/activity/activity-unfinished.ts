import type { JobId, StudentId } from '@glo/domain/shared/ids';
import { groupActs, isRepeatRisky, type UnfinishedGroup } from '@glo/domain/shortlist/unfinished-acts';
import { injectable } from 'inversify';
import { makeAutoObservable } from 'mobx';
import { Notices } from '../../state/notices.ts';
import { Unfinished } from '../../state/unfinished/unfinished.ts';

/** Acts on the activity screen that are not done. */
@injectable()
export class ActivityUnfinished {
  readonly state: Unfinished;
  readonly #notices: Notices;

  constructor(unfinished: Unfinished, notices: Notices) {
    this.state = unfinished;
    this.#notices = notices;
    makeAutoObservable(this, { state: false }, { autoBind: true });
  }

  get groups(): readonly UnfinishedGroup[] {
    return groupActs(this.state.acts);
  }

  get decisions(): readonly { readonly job: JobId; readonly students: readonly StudentId[] }[] {
    return [...this.state.decisions].map(([job, students]) => ({ job, students: [...students] }));
  }

  get all(): readonly { readonly students: readonly StudentId[] }[] {
    const groups = this.groups.map(({ acts }) => ({ students: acts.map(({ student }) => student) }));
    return [...groups, ...this.state.emails, ...this.decisions];
  }

  /** Several groups, which one press repeats. The risky ones need a press each. */
  get canRetryAll(): boolean {
    return this.#safe.length > 1;
  }

  async retry({ acts }: Pick<UnfinishedGroup, 'acts'>): Promise<void> {
    const failure = await this.state.retry(acts);
    if (failure !== null) this.#notices.showWriteFailure(failure);
  }

  async retryAll(): Promise<void> {
    await this.retry({ acts: this.#safe.flatMap(({ acts }) => acts) });
  }

  get #safe(): readonly UnfinishedGroup[] {
    return this.groups.filter((group) => !isRepeatRisky(group));
  }
}
