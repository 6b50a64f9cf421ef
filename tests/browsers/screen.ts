import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { paths } from '../../apps/web/src/navigation/paths.ts';
import { demo } from '../e2e/support/sign-in.ts';
import type { Engine } from './engine.ts';

const require = createRequire(import.meta.url);
const library = readFileSync(require.resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'), 'utf8');
const timeoutMs = 30_000;
const pauseMs = 100;

type Name = string | RegExp;

/** Operates the application as a user does, by role, label and name. */
export class Screen {
  readonly #engine: Engine;
  readonly #baseUrl: string;

  /** `baseUrl` has no trailing slash. */
  constructor(engine: Engine, baseUrl: string) {
    this.#engine = engine;
    this.#baseUrl = baseUrl;
  }

  async visit(path: string): Promise<void> {
    await this.#engine.open(this.#baseUrl + path);
  }

  /** Opens a file on disk, such as `file:///tmp/a.html`. */
  async openFile(url: string): Promise<void> {
    await this.#engine.open(url);
  }

  async run<T>(script: string): Promise<T> {
    return await this.#engine.run<T>(script);
  }

  async expectTitle(title: Name): Promise<void> {
    await this.title(title);
  }

  /** Returns the heading once it matches `title`. */
  async title(title: Name): Promise<string> {
    return this.#poll(`${byRole('heading', title, { level: 1 })}[0]?.textContent`);
  }

  async expectText(text: Name): Promise<void> {
    await this.#wait(`queryAllByText(document.body, ${asCode(text)})`);
  }

  async click(role: string, name: Name): Promise<void> {
    await this.#engine.click(await this.#wait(byRole(role, name)));
  }

  async fill(label: Name, text: string): Promise<void> {
    await this.#engine.type(await this.#wait(byLabel(label)), text);
  }

  async choose(label: Name, option: string): Promise<void> {
    await this.#engine.choose(await this.#wait(byLabel(label)), option);
  }

  async searchAndChoose(label: Name, text: string, option: Name): Promise<void> {
    await this.#engine.type(await this.#wait(byRole('combobox', label)), text);
    await this.click('option', option);
  }

  async enterCode(digits: string): Promise<void> {
    for (const [at, digit] of digits.split('').entries()) {
      await this.#engine.type(await this.#wait("queryAllByRole(document.body, 'textbox')", at), digit);
    }
  }

  /** Waits until the query finds an element. Returns a script that returns this element. */
  async #wait(query: string, at = 0): Promise<string> {
    await this.#poll(`${query}[${at}] ? true : null`);
    return `return TestingLibraryDom.${query}[${at}]`;
  }

  /**
   * Repeats a query until it has a value. The script that runs it also looks for the library, because a navigation
   * can replace the page between two scripts.
   */
  async #poll<T>(query: string): Promise<T> {
    const script = `return 'TestingLibraryDom' in window ? (TestingLibraryDom.${query} ?? null) : 'no library'`;
    for (const end = Date.now() + timeoutMs; Date.now() < end; ) {
      const value = await this.#engine.run<T | null | 'no library'>(script);
      if (value === 'no library') await this.#engine.run(library);
      else if (value !== null) return value;
      else await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
    const shown = await this.#engine.run<string>('return location.href + "\\n" + document.body.innerText');
    throw new Error(`${query} is not there. The page shows:\n${shown}`);
  }
}

export async function signInAsDemo(screen: Screen): Promise<void> {
  await screen.visit(paths.login);
  await screen.fill('Email', demo.email);
  await screen.fill('Password', demo.password);
  await screen.click('button', 'Login');
  await screen.expectTitle('Hello, Meera');
}

const byRole = (role: string, name: Name, more: object = {}) =>
  `queryAllByRole(document.body, '${role}', { name: ${asCode(name)}, ...${JSON.stringify(more)} })`;
const byLabel = (label: Name) => `queryAllByLabelText(document.body, ${asCode(label)})`;
const asCode = (name: Name) => (typeof name === 'string' ? JSON.stringify(name) : String(name));
