import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { uncalledMethods } from './uncalled-methods.ts';

/** React and lowdb call them. */
const calledByLibraries = ['ErrorBoundary', 'SqliteAdapter'];

describe('the public methods of all classes', () => {
  it('have a caller in the web application or the mock API', () => {
    const root = join(import.meta.dirname, '../..');
    expect(uncalledMethods(join(import.meta.dirname, 'program.tsconfig.json'), root, calledByLibraries)).toEqual([]);
  }, 300_000);

  it('are reported without one, and those that only these call', () => {
    const folder = mkdtempSync(join(tmpdir(), 'uncalled-'));
    writeFileSync(join(folder, 'tsconfig.json'), '{ "compilerOptions": { "strict": true }, "files": ["main.ts"] }');
    writeFileSync(
      join(folder, 'main.ts'),
      `abstract class Port { abstract save(): void; abstract remove(): void }
      class Adapter implements Port { save() {} remove() {} }
      class Records { sawJobs() {} get size() { return 1; } }
      class Keeping {
        readonly #port: Port;
        constructor(port: Port) { this.#port = port; }
        keep() { this.#port.save(); }
        sawJobs() { this.#expire(); }
        #expire() { this.#port.remove(); }
      }
      class Screen { open() {} close() {} }
      const { size } = new Records();
      new Records().sawJobs();
      new Keeping(new Adapter()).keep();
      const screen: { open(): void; close?(): void } = new Screen();
      screen.open();
      export {};`,
    );
    const reported = uncalledMethods(join(folder, 'tsconfig.json'), folder).map((line) => line.split(' ')[1]);
    rmSync(folder, { recursive: true });
    expect(reported).toEqual(['Port.remove', 'Adapter.remove', 'Keeping.sawJobs', 'Screen.close']);
  });
});
