import type { Api } from '@glo/adapters/http/api';
import type { CurrentSession } from '@glo/domain/account/session';
import type { Visits } from '@glo/domain/visits/profile-visit';
import type { Emails } from '@glo/domain/contact/emails';
import { failure } from '@glo/domain/shared/outcome';
import type { Tabs } from '@glo/domain/shared/tabs';
import type { Acts } from '@glo/domain/unfinished/acts';
import type { DeviceCode, DeviceUseCases } from '../../state/device-code.ts';
import type { SessionState } from '../../state/session-state.ts';

export class LazyDevice implements DeviceCode {
  readonly #session: CurrentSession;
  readonly #tabs: Tabs;
  readonly #api: Api;
  #loading: Promise<DeviceUseCases> | null = null;

  constructor(session: CurrentSession, tabs: Tabs, api: Api) {
    this.#session = session;
    this.#tabs = tabs;
    this.#api = api;
  }

  async load(): Promise<DeviceUseCases | null> {
    this.#loading ??= this.#create();
    try {
      return await this.#loading;
    } catch {
      this.#loading = null;
      return null;
    }
  }

  async #create(): Promise<DeviceUseCases> {
    const { createDeviceUseCases } = await import('./device-use-cases.ts');
    return createDeviceUseCases(this.#session, this.#tabs, this.#api);
  }
}

/** Without its script, a failed act is told only where it was started. */
export function deviceActs(code: DeviceCode, session: SessionState): Acts {
  return {
    begin(act) {
      // Survives an expired session, which may end while a list is read for the act.
      const account = session.draftsOf;
      const begun = code.load().then((loaded) => (account === null ? null : loaded?.journal.begin(account, act)));
      return (why) => void begun.then((end) => end?.(why));
    },
  };
}

/** Without its script, every visit is a new one. */
export function deviceVisits(code: DeviceCode): Visits {
  return {
    async begin(...visit) {
      return (await (await code.load())?.visits.begin(...visit)) ?? true;
    },
  };
}

/** Sends through the outbox. Without its script, nothing is sent. */
export function outboxEmails(code: DeviceCode): Emails {
  return {
    async send(email, item) {
      return (await code.load())?.outbox.send(email, item) ?? failure('server-error');
    },
  };
}
