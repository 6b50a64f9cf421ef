import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { uploadProfilePicture } from '@glo/adapters/wire/profile';
import { aFile, aForm } from '../../../apps/mock-api/src/testing/files.ts';
import { aProgram } from '../../../apps/mock-api/src/testing/program.ts';
import { type HttpAnswer, requestOf, send } from './http.ts';

const demo = { email: 'recruiter@acme.example', password: 'Welcome1!' };

export class Program {
  readonly child: ChildProcess;
  #stdout = '';
  #stderr = '';
  #cookie = '';
  #account = '';

  constructor(folder: string, env: Readonly<Record<string, string>> = {}) {
    this.child = aProgram({ CANDIDATES: '20', RATE_LIMIT: 'off', ...env, DATA_DIR: folder });
    this.child.stdout?.on('data', (chunk) => (this.#stdout += String(chunk)));
    this.child.stderr?.on('data', (chunk) => (this.#stderr += String(chunk)));
  }

  static async started(folder: string, env: Readonly<Record<string, string>> = {}): Promise<Program> {
    const program = new Program(folder, env);
    if (!(await program.waitUntilListening())) throw new Error(`The program exited while starting: ${program.stderr}`);
    await program.#signIn();
    return program;
  }

  /** Waits until the server listens. Resolves to false if it exits first. */
  async waitUntilListening(): Promise<boolean> {
    while (this.url === '') {
      if (this.child.exitCode !== null) return false;
      const { stdout } = this.child;
      if (stdout !== null) await Promise.race([once(stdout, 'data'), once(this.child, 'exit')]);
    }
    return true;
  }

  reuseSessionOf(other: Program): void {
    this.#cookie = other.#cookie;
    this.#account = other.#account;
  }

  get url(): string {
    return /http:\/\/127\.0\.0\.\d+:\d+/.exec(this.#stdout)?.[0] ?? '';
  }

  get stderr(): string {
    return this.#stderr;
  }

  /** Resolves with the exit code, or `null` if a signal ended the process. */
  async waitForExit(): Promise<number | null> {
    if (this.child.exitCode === null && this.child.signalCode === null) await once(this.child, 'exit');
    return this.child.exitCode;
  }

  /** Rejects if no response arrives. */
  ask(method: string, path: string, body?: unknown): Promise<HttpAnswer> {
    return send(this.url, {
      method,
      path: `/api/recruiter${path}`,
      headers: { cookie: this.#cookie, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  }

  createFolder(name: string): Promise<HttpAnswer> {
    const body = { folder_name: name, recruiter_id: this.#account, student_ids: [] };
    return this.ask('POST', '/globalShortlist/createfolder', body);
  }

  async uploadPicture(): Promise<HttpAnswer> {
    const input = { params: { recruiterId: this.#account }, form: aForm(['profile_picture', aFile('png', 5000)]) };
    return send(this.url, await requestOf(uploadProfilePicture, input, this.#cookie));
  }

  async folderNames(): Promise<string[]> {
    const { text } = await this.ask('GET', `/globalShortlist/allfolders/${this.#account}`);
    return (JSON.parse(text) as { folders: { folder_name: string }[] }).folders.map((each) => each.folder_name);
  }

  async #signIn(): Promise<void> {
    const { headers, text } = await this.ask('POST', '/user/login', demo);
    this.#account = (JSON.parse(text) as { _id: string })._id;
    this.#cookie = headers['set-cookie']?.[0]?.split(';')[0] ?? '';
  }
}
