import { injectable } from 'inversify';
import { makeAutoObservable } from 'mobx';
import * as z from 'zod/mini';
import { Service } from './service.ts';

const form = z.object({
  email: z.string().check(z.email()),
  password: z.string().check(z.minLength(1)),
});

/** What the form holds. */
@injectable()
export class SignIn {
  email = '';
  password = '';
  note = '';
  readonly #service: Service;

  constructor(service: Service) {
    this.#service = service;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get valid(): boolean {
    return z.safeParse(form, { email: this.email, password: this.password }).success;
  }

  setEmail(email: string): void {
    this.email = email;
  }

  setPassword(password: string): void {
    this.password = password;
  }

  setNote(note: string): void {
    this.note = note;
  }

  async submit(): Promise<void> {
    this.setNote(await this.#service.signIn(this.email, this.password));
  }
}
