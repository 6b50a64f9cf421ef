import type { NotificationMessage, Notifications } from '@glo/domain/candidates/notifications';
import type { StudentId } from '@glo/domain/shared/ids';
import type { Failure } from '@glo/domain/shared/outcome';
import type { Api } from '../http/api.ts';
import { mostNotified, sendNotification } from '../wire/shortlist.ts';

/** Browsers limit all keepalive requests together to 64 KiB, including headers. */
const mostKeptAlive = 60_000;

export class HttpNotifications implements Notifications {
  readonly #api: Api;
  readonly #headers: Readonly<Record<string, string>>;

  /** `headers` contains the key of a backend that requires one (decision 38). */
  constructor(api: Api, headers: Readonly<Record<string, string>> = {}) {
    this.#api = api;
    this.#headers = headers;
  }

  async send(to: readonly StudentId[], message: NotificationMessage): Promise<ReadonlyMap<StudentId, Failure>> {
    const headers = this.#headers;
    let bytes = 0;
    const parts = inParts(to).map(async (external_user_ids) => {
      const body = { external_user_ids, message };
      bytes += JSON.stringify(body).length;
      const answer = await this.#api.send(sendNotification, { body, headers, keepalive: bytes <= mostKeptAlive });
      return answer.ok ? [] : external_user_ids.map((student) => [student, answer.failure] as const);
    });
    return new Map((await Promise.all(parts)).flat());
  }
}

function inParts(students: readonly StudentId[]): StudentId[][] {
  const parts = Math.ceil(students.length / mostNotified);
  return Array.from({ length: parts }, (_, part) => students.slice(part * mostNotified, (part + 1) * mostNotified));
}
