import { Accounts } from '@glo/domain/account/accounts';
import { Lookups } from '@glo/domain/lookups/lookups';
import { type Failure, failure } from '@glo/domain/shared/outcome';
import { injectable } from 'inversify';
import { makeAutoObservable, runInAction } from 'mobx';
import { SessionState } from '../../state/session-state.ts';
import { PendingRequest } from '../../state/pending-request.ts';
import { texts } from './texts.ts';

type Question = () => Promise<{ readonly ok: true } | { readonly ok: false; readonly failure: Failure }>;

export class ServiceCheck {
  state: 'asking' | 'answers' | 'fails' = 'asking';
  words = '';
  readonly wait = new PendingRequest();
  readonly #ask: Question;

  constructor(ask: Question) {
    this.#ask = ask;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  async run(): Promise<void> {
    this.state = 'asking';
    const token = this.wait.start();
    const answer = await this.#ask();
    runInAction(() => {
      if (!this.wait.settle(token)) return;
      this.state = answer.ok ? 'answers' : 'fails';
      this.words = answer.ok ? '' : wordsFor(answer.failure);
    });
  }

  cancel(): void {
    this.wait.cancel();
    this.state = 'fails';
    this.words = texts.tooLate;
  }
}

function wordsFor({ kind, text }: Failure): string {
  if (kind === 'unreachable') return texts.unreachable;
  return text || texts.undocumented;
}

/** Checks that the configured services respond (decision 2). */
@injectable()
export class TestPagePresenter {
  readonly recruiterApi: ServiceCheck;
  readonly candidateApi: ServiceCheck;

  constructor(accounts: Accounts, lookups: Lookups, session: SessionState) {
    this.recruiterApi = new ServiceCheck(async () => {
      const accountId = session.current?.accountId;
      return accountId === undefined ? failure('signed-out') : accounts.loadRecruiter(accountId);
    });
    this.candidateApi = new ServiceCheck(() => lookups.skills());
  }

  activate(): () => void {
    const checks = [this.recruiterApi, this.candidateApi];
    for (const check of checks) void check.run();
    return () => checks.forEach((check) => check.wait.cancel());
  }
}
