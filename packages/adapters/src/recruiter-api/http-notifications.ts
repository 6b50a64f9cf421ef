import type { Notifications } from '@glo/domain/candidates';
import type { StudentId } from '@glo/domain/shared';
import type { Api } from '../http/api.ts';
import { sendNotification } from '../wire/shortlist.ts';

export class HttpNotifications implements Notifications {
  readonly #api: Api;

  constructor(api: Api) {
    this.#api = api;
  }

  /** Nobody waits for it, and its failure is nobody's business (decision 37). */
  send(to: StudentId, message: string): void {
    void this.#api.send(sendNotification, { body: { external_user_ids: [to], message } });
  }
}
