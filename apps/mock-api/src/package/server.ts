import { optionsOf, type ProgramSettings, startProgram } from '../program.ts';
import { greeting } from '../greeting.ts';
import { readSettings } from '../settings.ts';
import { startStandIn } from '../stand-in.ts';
import { explainStart } from '../explain-start.ts';
import { folderOf, inOptions, type Variables } from './options.ts';

/** The settings that the options give: no variable of the environment counts. */
const settingsOf = (variables: Variables): ProgramSettings => ({
  ...readSettings(variables),
  dataFolder: folderOf(variables),
  // The package has no web application.
  webFolder: '',
});

export interface Served {
  readonly url: string;
  close(): Promise<void>;
}

/** In this process, whose signals are the caller's. Throws an `Error` with a sentence about the options when it cannot start. */
export async function serve(variables: Variables): Promise<Served> {
  try {
    return await startStandIn(optionsOf(settingsOf(variables)));
  } catch (error) {
    const sentence = explainStart(error);
    if (sentence === undefined) throw error;
    throw new Error(inOptions(sentence, 'name'), { cause: error });
  }
}

/** As a program that ends with SIGINT or SIGTERM. Returns what it greets with. */
export async function serveUntilStopped(variables: Variables): Promise<string> {
  const { standIn, settings } = await startProgram(
    () => settingsOf(variables),
    (sentence) => inOptions(sentence, 'flag'),
  );
  return greeting(standIn.url, standIn, settings);
}
