import { afterAll, beforeAll, describe } from 'vitest';
import { StandInProcess } from '../e2e/support/stand-in-process.ts';
import type { Engine } from './engine.ts';
import { firefox } from './firefox.ts';
import { Screen } from './screen.ts';
import { webkit } from './webkit.ts';

/** What a test is given: the application in a browser, and what it talks to. */
export interface Opened {
  readonly screen: Screen;
  readonly standIn: StandInProcess;
}

/** To start a browser and a stand-in on a busy machine, in milliseconds. */
const startTimeout = 60_000;

/** For a whole walk there, in milliseconds. */
export const walkTimeout = 180_000;

/** Runs these tests in each engine; one that is not installed is told, and skipped. */
export function inEachEngine(name: string, tests: (opened: () => Opened) => void): void {
  for (const { name: engineName, program, packages, launch } of [firefox, webkit]) {
    if (program === undefined) console.warn(`SKIPPED: ${engineName}. Install it: apt-get install ${packages}`);
    describe.skipIf(program === undefined)(`${name}, in ${engineName}`, () => {
      const standIn = new StandInProcess();
      let engine: Engine | undefined;
      let screen: Screen | undefined;

      beforeAll(async () => {
        await standIn.start();
        engine = await launch(program ?? '');
        screen = new Screen(engine, standIn.url);
      }, startTimeout);

      afterAll(async () => {
        await engine?.close();
        await standIn.discard();
      }, startTimeout);

      tests(() => {
        if (screen === undefined) throw new Error(`${engineName} did not start.`);
        return { screen, standIn };
      });
    });
  }
}
