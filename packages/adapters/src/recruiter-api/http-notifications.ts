import type { NotificationMessage, Notifications } from '@glo/domain/candidates/notifications';
import type { StudentId } from '@glo/domain/shared/ids';
import type { Api } from '../http/api.ts';
import { sendNotification } from '../wire/shortlist.ts';

export class HttpNotifications implements Notifications {
  readonly #api: Api;
  readonly #headers: Readonly<Record<string, string>>;

  /** `headers`: the key of a backend that insists on one (decision 38). */
  constructor(api: Api, headers: Readonly<Record<string, string>> = {}) {
    this.#api = api;
    this.#headers = headers;
  }

  /** Nobody waits for it, and its failure is nobody's business (decision 37). */
  send(to: StudentId, message: NotificationMessage): void {
    const headers = this.#headers;
    void this.#api.send(sendNotification, { body: { external_user_ids: [to], message }, headers });
  }
}
