import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { login } from '@glo/adapters/wire/account';
import type { Call } from '@glo/adapters/wire/call';
import { getCandidatesByIds } from '@glo/adapters/wire/candidates';
import { createFolder, getFolder, removeFromFolder, saveToFolder } from '@glo/adapters/wire/folders';
import { getActiveJobs } from '@glo/adapters/wire/jobs';
import { uploadProfilePicture } from '@glo/adapters/wire/profile';
import { searchCandidates } from '@glo/adapters/wire/search';
import { expect, it, onTestFinished } from 'vitest';
import { dataFormat } from '../../apps/mock-api/src/data/format.ts';
import { indexes, type Rows } from '../../apps/mock-api/src/data/rows.ts';
import { openSqliteStore } from '../../apps/mock-api/src/store/sqlite-store.ts';
import { tempFolder } from '../../apps/mock-api/src/store/testing/temp-folder.ts';
import { aFile, aForm } from '../../apps/mock-api/src/testing/files.ts';
import { type HttpAnswer, type Input, requestOf, send } from './support/http.ts';
import type { ResourceUsage } from './support/loaded-server.ts';
import { Random } from './support/random.ts';
import { seed, sizeOf } from './support/sizes.ts';

const seconds = sizeOf(5, 600);
const clients = 16;
/** Allowed growth in bytes after the warm-up. Caches fill, and garbage collection is not exact. */
const growth = 24 * 1024 * 1024;

type Ask = (call: Call, input: Input) => Promise<HttpAnswer>;

/** A recruiter with one folder. Knows its candidates from acknowledged requests. */
class Worker {
  readonly folder: string;
  readonly saved = new Set<string>();
  readonly #ask: Ask;
  readonly #account: string;
  readonly #students: readonly string[];
  readonly #random: Random;

  constructor(
    folder: string,
    ask: Ask,
    { account, students, random }: { account: string; students: readonly string[]; random: Random },
  ) {
    this.folder = folder;
    this.#ask = ask;
    this.#account = account;
    this.#students = students;
    this.#random = random;
  }

  async act(): Promise<void> {
    const student = this.#random.pick(this.#students);
    const draw = this.#random.below(100);
    if (draw < 25) await this.#save(student);
    else if (draw < 45) await this.#remove(student);
    else if (draw < 60) await this.#must(200, getCandidatesByIds, { body: { applicants_ids: this.#students } });
    else if (draw < 75) await this.#must(200, getActiveJobs, { params: { recruiterId: this.#account } });
    else if (draw < 88)
      await this.#must(200, searchCandidates, { body: { job_type: 'Job', location: '', skilltags: ['Python'] } });
    else if (draw < 98) await this.#misspell();
    else await this.#upload();
  }

  async #save(student: string): Promise<void> {
    const input = { params: { folderId: this.folder }, body: { student_id: student } };
    await this.#must(this.saved.has(student) ? 203 : 200, saveToFolder, input);
    this.saved.add(student);
  }

  async #remove(student: string): Promise<void> {
    await this.#must(200, removeFromFolder, { params: { folderId: this.folder, studentId: student } });
    this.saved.delete(student);
  }

  async #misspell(): Promise<void> {
    await this.#must(400, saveToFolder, { params: { folderId: this.folder }, body: { student: 7 } });
    await this.#must(404, getFolder, { params: { folderId: 'nobodys' } });
  }

  async #upload(): Promise<void> {
    const form = aForm([uploadProfilePicture.file, aFile('png', 20_000)]);
    await this.#must(200, uploadProfilePicture, { params: { recruiterId: this.#account }, form });
  }

  async #must(status: number, call: Call, input: Input): Promise<void> {
    const answer = await this.#ask(call, input);
    if (answer.status !== status) throw new Error(`${call.path} answered ${answer.status}: ${answer.text}`);
  }
}

it(
  `${clients} clients for ${seconds} s do not grow memory or open files, and lose nothing acknowledged (SEED=${seed})`,
  async () => {
    const folder = tempFolder();
    const { server, url } = await aLoadedServer(folder);
    const workers = await someWorkers(url);

    await work(workers, seconds / 5);
    const before = await resourceUsageOf(server);
    await work(workers, (seconds * 4) / 5);
    const after = await resourceUsageOf(server);
    expect(after.heap).toBeLessThan(before.heap + growth);
    expect(after.handles).toBeLessThanOrEqual(before.handles + 4);

    server.kill('SIGTERM');
    expect(await once(server, 'exit')).toEqual([0, null]);
    const store = await openSqliteStore<Rows>({ folder, format: dataFormat, indexes });
    onTestFinished(() => store.close());
    for (const worker of workers) {
      expect(store.get('folders', worker.folder)?.candidateIds.toSorted()).toEqual([...worker.saved].toSorted());
    }
  },
  seconds * 2000 + 60_000,
);

async function aLoadedServer(folder: string): Promise<{ server: ChildProcess; url: string }> {
  const server = fork(join(import.meta.dirname, 'support/loaded-server.ts'), [folder], { execArgv: ['--expose-gc'] });
  onTestFinished(() => void server.kill('SIGKILL'));
  const [url] = (await once(server, 'message')) as [string];
  return { server, url };
}

async function resourceUsageOf(server: ChildProcess): Promise<ResourceUsage> {
  const answered = once(server, 'message');
  server.send('held');
  return ((await answered) as [ResourceUsage])[0];
}

async function work(workers: readonly Worker[], forSeconds: number): Promise<void> {
  const end = Date.now() + forSeconds * 1000;
  await Promise.all(
    workers.map(async (worker) => {
      while (Date.now() < end) await worker.act();
    }),
  );
}

async function someWorkers(url: string): Promise<Worker[]> {
  const body = { email: 'recruiter@acme.example', password: 'Welcome1!' };
  const signedIn = await send(url, await requestOf(login, { body }));
  const cookie = signedIn.headers['set-cookie']?.[0]?.split(';')[0];
  const { _id: account } = JSON.parse(signedIn.text) as { _id: string };
  const ask = async (call: Call, input: Input) => send(url, await requestOf(call, input, cookie));
  const found = await ask(searchCandidates, { body: { job_type: 'Job', location: '', skilltags: ['Python'] } });
  const { data } = JSON.parse(found.text) as { data: { data: { student_id: string }[] } };
  const students = data.data.slice(0, 20).map(({ student_id }) => student_id);
  expect(students.length).toBeGreaterThan(5);
  return Promise.all(
    Array.from({ length: clients }, async (_, client) => {
      const folder = { folder_name: `Folder of ${client}`, recruiter_id: account, student_ids: [] };
      const { text } = await ask(createFolder, { body: folder });
      const made = (JSON.parse(text) as { folder: { _id: string } }).folder._id;
      return new Worker(made, ask, { account, students, random: new Random(seed + client) });
    }),
  );
}
