import { randomUUID } from 'node:crypto';
import { login } from '@glo/adapters/wire/account';
import type { Target } from '../targets/target.ts';
import { Client, type Connection } from './client.ts';
import {
  becomeNewcomer,
  withDetails,
  finishOnboarding,
  createCompany,
  type Newcomer,
  passwordOfAll,
  type Recruiter,
} from './people.ts';
import type { Seen } from './proof.ts';

export interface Mail {
  readonly to: string;
  readonly kind: string;
  readonly subject: string;
  readonly text: string;
  readonly code?: string;
  readonly link?: string;
}

export interface Stage {
  readonly target: Target;
  /** Opens the same backend with low rate limits. Resolves to `null` if it has none. */
  limited(): Promise<Target | null>;
  readonly seen: Seen[];
  skip(reason: string): never;
}

/** Sessions that cases in one world share, because one sign-in per case would exceed the rate limit (decision 19). */
const signedIn = new WeakMap<Target, Newcomer>();

/**
 * The world of one case and its recruiters. Skips the case if the target lacks a feature (other accounts, mail, clock).
 */
export class Scene {
  readonly target: Target;
  readonly #stage: Stage;
  readonly #world: string | null;

  constructor(stage: Stage) {
    this.#stage = stage;
    this.target = stage.target;
    this.#world = stage.target.control === null ? null : `contract-${randomUUID()}`;
  }

  /** Opens a scene with a rate limit of one request per account. */
  async limited(): Promise<Scene> {
    const target = await this.#stage.limited();
    if (target === null) return this.#stage.skip('its rate limits cannot be lowered');
    return new Scene({ ...this.#stage, target });
  }

  visitor(): Client {
    const connection: Connection = {
      target: this.target,
      world: this.#world,
      answered: (seen) => void this.#stage.seen.push(seen),
      skip: (reason) => this.#stage.skip(reason),
    };
    return new Client(connection);
  }

  /**
   * Signs in the target's recruiter in a new client. Cases must not change the account, password or company, because a
   * backend without a control surface has no other recruiter.
   */
  async recruiter(): Promise<Recruiter> {
    const { email, password } = this.target.recruiter;
    if (this.#world !== null) return withDetails(await this.signIn(email, password));
    const known = signedIn.get(this.target) ?? (await this.signIn(email, password));
    signedIn.set(this.target, known);
    const client = this.visitor();
    for (const [name, value] of known.client.cookies) client.cookies.set(name, value);
    return withDetails({ ...known, client });
  }

  async signIn(email: string, password = passwordOfAll): Promise<Newcomer> {
    const client = this.visitor();
    const reply = await client.ask(login, { body: { email, password } });
    if (reply._id === undefined) throw new Error(`The sign-in as ${email} failed: ${JSON.stringify(reply)}`);
    return { client, email, password, accountId: reply._id };
  }

  newcomer(email = this.anEmail()): Promise<Newcomer> {
    this.#control();
    return becomeNewcomer(this.visitor(), email, (to) => this.codeOf(to));
  }

  async founder(): Promise<Recruiter> {
    const newcomer = await this.newcomer();
    return finishOnboarding(newcomer, await createCompany(newcomer));
  }

  /** Creates a confirmed member of the company. The email has the domain of the company's creator (decision 59). */
  async colleagueOf({ companyId, email }: Recruiter): Promise<Recruiter> {
    const domain = email.slice(email.indexOf('@') + 1);
    return finishOnboarding(await this.newcomer(this.anEmail(domain)), companyId);
  }

  /** Creates an unconfirmed member of the company. The email has another domain. */
  async unconfirmedMemberOf({ companyId }: Recruiter): Promise<Recruiter> {
    return finishOnboarding(await this.newcomer(this.anEmail('elsewhere.example')), companyId);
  }

  anEmail(domain = 'saltmarsh.example'): string {
    return `somebody-${randomUUID().slice(0, 8)}@${domain}`;
  }

  /** Returns the mail to an email address or a student, oldest first. */
  async mailTo(to: string): Promise<Mail[]> {
    const { messages } = (await this.#controlled(`/outbox?to=${encodeURIComponent(to)}`)) as { messages: Mail[] };
    return messages;
  }

  async codeOf(to: string): Promise<number> {
    return Number((await this.mailTo(to)).findLast(({ code }) => code !== undefined)?.code);
  }

  async advance({ minutes }: { readonly minutes: number }): Promise<void> {
    await this.#controlled('/clock', { advanceMs: minutes * 60_000 });
  }

  async review(
    subject: { readonly recruiterId: string } | { readonly companyId: string },
    status: string,
  ): Promise<void> {
    await this.#controlled('/verifications', { ...subject, status });
  }

  async credentialOf(email: string): Promise<string> {
    const response = await this.#post('/google/credential', { email, name: 'Tara Menon' });
    if (response.status === 404) return this.#stage.skip('it has no identity provider for development');
    return ((await response.json()) as { credential: string }).credential;
  }

  #control(): string {
    return this.target.control ?? this.#stage.skip('it has no control surface');
  }

  #post(path: string, body: object): Promise<Response> {
    const headers = { 'content-type': 'application/json' };
    return this.visitor().fetch(this.#control() + path, { method: 'POST', headers, body: JSON.stringify(body) });
  }

  async #controlled(path: string, body?: object): Promise<unknown> {
    const response =
      body === undefined ? await this.visitor().fetch(this.#control() + path) : await this.#post(path, body);
    if (response.ok) return response.json();
    throw new Error(`${response.url} answered ${response.status}: ${await response.text()}`);
  }
}
