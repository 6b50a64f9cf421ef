import { afterAll, beforeAll, describe } from 'vitest';
import { MockApiProcess } from '../e2e/support/mock-api-process.ts';
import type { Engine } from './engine.ts';
import { firefox } from './firefox.ts';
import { Screen } from './screen.ts';
import { webkit } from './webkit.ts';

export interface Opened {
  readonly screen: Screen;
  readonly mockApi: MockApiProcess;
}

const startTimeoutMs = 60_000;

export const journeyTimeoutMs = 180_000;

interface Installed {
  readonly name: string;
  readonly packages: string;
  readonly program: string | undefined;
  launch(program: string): Promise<Engine>;
}

/** Returns `null` if the engine can be used. */
async function findReasonToSkip({ program, packages, launch }: Installed): Promise<string | null> {
  if (program === undefined) return `it is not installed (apt-get install ${packages})`;
  try {
    await (await launch(program)).close();
    return null;
  } catch (error) {
    return `it does not start: ${String(error)}`;
  }
}

const engines = await Promise.all(
  [firefox, webkit].map(async (engine: Installed) => ({ engine, reasonToSkip: await findReasonToSkip(engine) })),
);
for (const { engine, reasonToSkip } of engines) {
  if (reasonToSkip !== null) console.warn(`SKIPPED: ${engine.name}. Why: ${reasonToSkip}`);
}

/** Runs the tests in each engine. Skips an engine that cannot be used, with the warning above. */
export function inEachEngine(name: string, tests: (opened: () => Opened) => void): void {
  for (const { engine: installed, reasonToSkip } of engines) {
    describe.skipIf(reasonToSkip !== null)(`${name}, in ${installed.name}`, () => {
      const mockApi = new MockApiProcess();
      let engine: Engine | undefined;
      let screen: Screen | undefined;

      beforeAll(async () => {
        await mockApi.start();
        engine = await installed.launch(installed.program ?? '');
        screen = new Screen(engine, mockApi.url);
      }, startTimeoutMs);

      afterAll(async () => {
        await engine?.close();
        await mockApi.discard();
      }, startTimeoutMs);

      tests(() => {
        if (screen === undefined) throw new Error(`${installed.name} did not start.`);
        return { screen, mockApi };
      });
    });
  }
}
