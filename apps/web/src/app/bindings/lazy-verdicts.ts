import type { CurrentSession } from '@glo/domain/account/session';
import type { Tabs } from '@glo/domain/shared/tabs';
import type { VerdictCode, VerdictUseCases } from '../../state/verdicts/verdict-code.ts';

export class LazyVerdicts implements VerdictCode {
  readonly #session: CurrentSession;
  readonly #tabs: Tabs;
  #loading: Promise<VerdictUseCases> | null = null;

  constructor(session: CurrentSession, tabs: Tabs) {
    this.#session = session;
    this.#tabs = tabs;
  }

  async load(): Promise<VerdictUseCases> {
    this.#loading ??= this.#create();
    try {
      return await this.#loading;
    } catch (error) {
      this.#loading = null;
      throw error;
    }
  }

  async #create(): Promise<VerdictUseCases> {
    const { createVerdictUseCases } = await import('./verdict-use-cases.ts');
    return createVerdictUseCases(this.#session, this.#tabs);
  }
}
