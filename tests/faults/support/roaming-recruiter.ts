import { setTimeout as sleep } from 'node:timers/promises';
import { login } from '@glo/adapters/wire/account';
import type { Call } from '@glo/adapters/wire/call';
import { createFolder, getFolder, getFolders, removeFromFolder, saveToFolder } from '@glo/adapters/wire/folders';
import { passwordOfAll } from '../../../apps/mock-api/src/testing/people.ts';
import { type Answer, Visitor } from '../../../apps/mock-api/src/testing/visitor.ts';
import { Membership } from './membership.ts';
import type { Random } from './random.ts';

type Outcome = 'done' | 'refused' | 'unknown';

/** A recruiter who sends each request to a random instance and checks the response against earlier ones. */
export class RoamingRecruiter {
  /** Folders that were acknowledged or found by a retry. */
  readonly made = new Set<string>();
  readonly outcomes: Record<Outcome, number> = { done: 0, refused: 0, unknown: 0 };
  readonly #account: string;
  readonly #visitor: Visitor;
  readonly #random: Random;
  readonly #members: ReadonlyMap<string, Membership>;
  #folder = '';

  constructor(account: string, url: string, { students, random }: { students: readonly string[]; random: Random }) {
    this.#account = account;
    this.#visitor = new Visitor(url);
    this.#random = random;
    this.#members = new Map(students.map((student) => [student, new Membership()]));
  }

  async signIn(email: string): Promise<void> {
    await this.#visitor.call(login, { body: { email, password: passwordOfAll } });
    const { body } = await this.#visitor.call(createFolder, this.#newFolder('Own'));
    this.#folder = (body as { folder: { _id: string } }).folder._id;
    this.made.add('Own');
  }

  /** Sends one request or several of one kind. Throws if the response is impossible. */
  async act(): Promise<void> {
    const [student, member] = this.#random.pick([...this.#members]);
    const draw = this.#random.below(100);
    const params = { folderId: this.#folder };
    if (draw < 25) {
      const { outcome, status } = await this.#ask(saveToFolder, { params, body: { student_id: student } });
      if (outcome === 'unknown') member.attempt(true);
      if (outcome !== 'done') return;
      this.#expect(member.observe(status === 203), `${student} was answered ${status}`);
      member.acknowledge(true);
    } else if (draw < 50) {
      const { outcome } = await this.#ask(removeFromFolder, { params: { ...params, studentId: student } });
      if (outcome === 'unknown') member.attempt(false);
      if (outcome === 'done') member.acknowledge(false);
    } else if (draw < 95) await this.#read();
    else await this.#makeFolder();
  }

  async folderNames(): Promise<string[]> {
    const { body } = await this.#ask(getFolders, { params: { recruiterId: this.#account } });
    return (body as { folders: { folder_name: string }[] }).folders.map((each) => each.folder_name);
  }

  async #read(): Promise<void> {
    const { outcome, body } = await this.#ask(getFolder, { params: { folderId: this.#folder } });
    if (outcome !== 'done') return;
    const { student_ids: students } = (body as { folder: { student_ids: string[] } }).folder;
    for (const [student, member] of this.#members)
      this.#expect(
        member.observe(students.includes(student)),
        `${student} was unexpectedly in or missing from ${students.join(', ')}`,
      );
  }

  async #makeFolder(): Promise<void> {
    const name = `Folder ${this.made.size}`;
    for (;;) {
      const { outcome, status } = await this.#ask(createFolder, this.#newFolder(name), [409]);
      if (outcome !== 'done') {
        await sleep(20);
        continue;
      }
      this.#expect(status === 200 || this.outcomes.unknown > 0, `${name} already existed`);
      this.made.add(name);
      return;
    }
  }

  async #ask(call: Call, input: Parameters<Visitor['call']>[1], also: readonly number[] = []) {
    const answer = await this.#visitor.call(call, input);
    const outcome = this.#outcomeOf(answer, also);
    this.outcomes[outcome] += 1;
    return { ...answer, outcome };
  }

  #outcomeOf({ status, body }: Answer, also: readonly number[]): Outcome {
    if ([200, 203, ...also].includes(status)) return 'done';
    const { message = '' } = body as { message?: string };
    this.#expect(status === 502 || status === 503, `${status} ${message}`);
    return status === 502 || message.includes('not known') ? 'unknown' : 'refused';
  }

  #newFolder(name: string) {
    return { body: { folder_name: name, recruiter_id: this.#account, student_ids: [] } };
  }

  #expect(isSo: boolean, message: string): void {
    if (!isSo) throw new Error(`${this.#account}: ${message}`);
  }
}
