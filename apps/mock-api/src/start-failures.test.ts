import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { aDatabase, describeWithPostgres, runSql } from './store/testing/a-postgres-store.ts';
import { aProgram, exitOf, greetingOf, stop } from './testing/program.ts';
import { tempFolder } from './store/testing/temp-folder.ts';

/** It must be all that the program says: no stack trace. */
const sentence = (text: string) => ({ code: 1, stdout: '', stderr: `${text}\n` });
const elsewhere = 'Choose another data folder with DATA_DIR.';

/** A data folder as a server leaves it behind. */
async function usedFolder(): Promise<string> {
  const folder = tempFolder();
  const program = aProgram({ DATA_DIR: folder });
  await greetingOf(program);
  await stop(program, 'SIGTERM');
  return folder;
}

/** Makes the folder a disk that may only be read, until the running test has finished; false where that is not allowed. */
function makeReadOnly(folder: string): boolean {
  if (spawnSync('mount', ['--bind', folder, folder]).status !== 0) return false;
  onTestFinished(() => void spawnSync('umount', ['-l', folder]));
  return spawnSync('mount', ['-o', 'remount,bind,ro', folder]).status === 0;
}

const onlyRoot = 'only root may mount a disk';

describe('a start that cannot be says why', () => {
  it('when HOST is no name of this machine', async () => {
    expect(await exitOf(aProgram({ HOST: 'nonsense.invalid' }))).toEqual(
      sentence('HOST must be an address of this machine, such as 127.0.0.1 or 0.0.0.0, not "nonsense.invalid".'),
    );
  });

  it.each([
    ['/nowhere/ca.pem', "ENOENT: no such file or directory, open '/nowhere/ca.pem'"],
    [import.meta.dirname, 'EISDIR: illegal operation on a directory, read'],
  ])('when the certificate authority of the database is %s', async (path, why) => {
    const url = `postgres://asha:secret@db.example:5432/x?sslmode=require&sslrootcert=${path}`;
    const way = 'correct sslrootcert, sslcert or sslkey in DATABASE_URL';
    expect(await exitOf(aProgram({ DATABASE_URL: url }))).toEqual(
      sentence(`PostgreSQL at db.example:5432/x (DATABASE_URL) cannot be used: ${why} (${way}).`),
    );
  });

  it('when the data folder is a file', async () => {
    const file = join(tempFolder(), 'file');
    writeFileSync(file, 'mine');
    expect(await exitOf(aProgram({ DATA_DIR: file }))).toEqual(sentence(`${file} is not a folder. ${elsewhere}`));
    const inside = join(file, 'data');
    expect(await exitOf(aProgram({ DATA_DIR: inside }))).toEqual(
      sentence(`${inside} cannot be created: ${file} is not a folder. ${elsewhere}`),
    );
    expect(readFileSync(file, 'utf8')).toBe('mine');
  });

  it.each([
    ['uploads', 'a file', 'folder'],
    ['data.db', 'a folder', 'file'],
    ['secret', 'a folder', 'file'],
  ])('when %s in the data folder is %s', async (name, is, wanted) => {
    const path = join(tempFolder(), name);
    if (is === 'a file') writeFileSync(path, 'mine');
    else mkdirSync(path);
    expect(await exitOf(aProgram({ DATA_DIR: dirname(path) }))).toEqual(
      sentence(`${path} is not a ${wanted}. ${elsewhere}`),
    );
  });

  it.skipIf(process.platform !== 'linux')('when nothing can be made there', async () => {
    expect(await exitOf(aProgram({ DATA_DIR: '/proc/x' }))).toEqual(
      sentence(`/proc/x cannot be created (ENOENT). ${elsewhere}`),
    );
  });

  it('when the disk may only be read, for a new folder', async ({ skip }) => {
    const disk = tempFolder();
    if (!makeReadOnly(disk)) skip(onlyRoot);
    const folder = join(disk, 'data');
    expect(await exitOf(aProgram({ DATA_DIR: folder }))).toEqual(
      sentence(`${folder} cannot be created: its disk is read-only. ${elsewhere}`),
    );
  });

  it('when the disk may only be read, for a folder with data, and leaves it as it is', async ({ skip }) => {
    const folder = await usedFolder();
    const files = readdirSync(folder);
    if (!makeReadOnly(folder)) skip(onlyRoot);
    expect(await exitOf(aProgram({ DATA_DIR: folder }))).toEqual(
      sentence(`${folder} cannot be written to: its disk is read-only. ${elsewhere}`),
    );
    expect(readdirSync(folder)).toEqual(files);
  });

  it.skipIf(process.getuid?.() === 0)('when this user may not write there', async () => {
    const folder = tempFolder();
    chmodSync(folder, 0o555);
    expect(await exitOf(aProgram({ DATA_DIR: folder }))).toEqual(
      sentence(`This user may not write to ${folder}. Allow it, or choose another data folder with DATA_DIR.`),
    );
  });
});

describeWithPostgres('a start on PostgreSQL fails and says why', () => {
  const password = 'top-secret';
  const start = (url: URL) => {
    url.password = password;
    return exitOf(aProgram({ DATABASE_URL: url.href, LOG_LEVEL: 'trace' }));
  };
  const at = ({ host }: URL, why: string) =>
    sentence(`PostgreSQL at ${host}/postgres (DATABASE_URL) cannot be used: ${why}.`);

  it('when the sign-in is refused, no server answers, or the database is missing', async () => {
    const url = new URL(await aDatabase());
    const { password: right } = url;
    expect(await start(url)).toEqual(at(url, 'password authentication failed for user "postgres"'));
    url.password = right;
    expect(await exitOf(aProgram({ DATABASE_URL: url.href.replace('/postgres?', '/nowhere?') }))).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^PostgreSQL at [\d.:]+\/nowhere .+: database "nowhere" does not exist\.\n$/),
    });
    url.port = '9';
    expect(await start(url)).toEqual(at(url, `connect ECONNREFUSED ${url.host}`));
  });

  it('when the tables are those of a newer version, and leaves them as they are', async () => {
    const url = await aDatabase();
    await runSql(url, 'CREATE TABLE stand_in_meta (schema_version int, format int, more text)');
    await runSql(url, "INSERT INTO stand_in_meta VALUES (3, 99, 'theirs')");
    expect(await exitOf(aProgram({ DATABASE_URL: url }))).toEqual(
      sentence(
        'The database in DATABASE_URL was written by another version of this program (format 3.99, this version reads 2.2). ' +
          'Start that version, or set DATABASE_URL to another database. Nothing was changed.',
      ),
    );
    expect(await runSql(url, 'SELECT * FROM stand_in_meta')).toEqual([
      { schema_version: 3, format: 99, more: 'theirs' },
    ]);
    expect(await runSql(url, "SELECT to_regclass('stand_in_rows') AS made")).toEqual([{ made: null }]);
  });

  it('and a usable one never shows the password', async () => {
    const url = await aDatabase();
    const program = aProgram({ DATABASE_URL: url, LOG_LEVEL: 'trace' });
    const output = [await greetingOf(program)];
    for (const stream of [program.stdout, program.stderr]) stream?.on('data', (chunk) => output.push(String(chunk)));
    const [address = ''] = /http:\/\/127\.0\.0\.1:\d+/.exec(output[0] ?? '') ?? [];
    for (const path of ['/', '/health', '/__mock/', '/__mock/snapshot', '/__mock/requests'])
      output.push(await (await fetch(address + path)).text());
    await runSql(url, 'ALTER TABLE stand_in_changes RENAME TO gone');
    output.push(await (await fetch(`${address}/__mock/reset`, { method: 'POST' })).text());
    await stop(program, 'SIGTERM');
    expect(output.join('\n')).toContain('Nothing was stored');
    expect(output.join('\n')).not.toContain(new URL(url).password);
  });
});

describe('a start', () => {
  it.skipIf(process.platform === 'win32')(
    'makes its folder for this user alone, with its secrets and uploads',
    async () => {
      const folder = join(tempFolder(), 'new', 'data');
      await greetingOf(aProgram({ DATA_DIR: folder }));
      for (const name of ['.', 'uploads', 'secret']) {
        expect([name, statSync(join(folder, name)).mode & 0o077]).toEqual([name, 0]);
      }
    },
  );

  it('leaves the rights of a folder alone that is there already', async () => {
    const folder = join(tempFolder(), 'shared');
    mkdirSync(folder, { mode: 0o755 });
    await greetingOf(aProgram({ DATA_DIR: folder }));
    expect(statSync(folder).mode & 0o777).toBe(0o755);
  });
});
