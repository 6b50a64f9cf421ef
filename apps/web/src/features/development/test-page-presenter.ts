import { Accounts } from '@glo/domain/account/accounts';
import { Lookups } from '@glo/domain/lookups/lookups';
import { failure } from '@glo/domain/shared/outcome';
import { injectable } from 'inversify';
import { makeAutoObservable } from 'mobx';
import { Resource } from '../../state/resource.ts';
import { SessionState } from '../../state/session-state.ts';

/** Checks that the configured services respond (decision 2). */
@injectable()
export class TestPagePresenter {
  readonly recruiterApi: Resource<unknown>;
  readonly candidateApi: Resource<unknown>;

  constructor(accounts: Accounts, lookups: Lookups, session: SessionState) {
    const showNothing = () => {};
    this.recruiterApi = new Resource<unknown>(async () => {
      const accountId = session.current?.accountId;
      return accountId === undefined ? failure('signed-out') : accounts.loadRecruiter(accountId);
    }, showNothing);
    this.candidateApi = new Resource<unknown>(() => lookups.skills(), showNothing);
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Clears the last answer, so that Cancel shows a service as unavailable. */
  async check(service: Resource<unknown>): Promise<void> {
    service.value = null;
    await service.load();
  }

  activate(): () => void {
    const checks = [this.recruiterApi, this.candidateApi];
    for (const check of checks) void this.check(check);
    return () => checks.forEach((check) => check.cancel());
  }
}
