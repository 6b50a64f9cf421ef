import { appendFileSync } from 'node:fs';
import type { Judgement } from '@glo/adapters/judge/judge';
import type { Target } from './target.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Opens the backend at CONTRACT_RECRUITER_URL and CONTRACT_CANDIDATE_URL with CONTRACT_EMAIL and CONTRACT_PASSWORD. A
 * mock API also needs CONTRACT_CONTROL_URL. The error names a missing variable.
 */
export async function openUrlTarget(env: Environment): Promise<Target> {
  const control = env.CONTRACT_CONTROL_URL ? address(env, 'CONTRACT_CONTROL_URL') : null;
  if (control !== null) await checkControl(control);
  return {
    name: 'url',
    recruiterBase: address(env, 'CONTRACT_RECRUITER_URL'),
    candidateBase: address(env, 'CONTRACT_CANDIDATE_URL'),
    control,
    // Each case has its own world if there is a control surface, so writing is safe.
    mayWrite: control !== null || env.CONTRACT_ALLOW_WRITES === '1',
    recruiter: { email: text(env, 'CONTRACT_EMAIL'), password: text(env, 'CONTRACT_PASSWORD') },
    ...(env.CONTRACT_REPORT && { report: appendingTo(env.CONTRACT_REPORT) }),
    close: async () => undefined,
  };
}

const appendingTo = (file: string) => (judgement: Judgement) => appendFileSync(file, `${JSON.stringify(judgement)}\n`);

/** Throws if the URL is wrong, because the cases would otherwise write to shared data. */
async function checkControl(control: string): Promise<void> {
  const answer: unknown = await (await fetch(`${control}/outbox`)).json().catch(() => null);
  if (typeof answer === 'object' && answer !== null && 'messages' in answer) return;
  throw new Error(`There is no control surface at ${control}. Correct CONTRACT_CONTROL_URL.`);
}

function address(env: Environment, name: string): string {
  const value = text(env, name).replace(/\/+$/, '');
  if (/^https?:\/\//.test(value) && URL.canParse(value)) return value;
  throw new Error(`${name} must be an http(s) address, not "${value}".`);
}

function text(env: Environment, name: string): string {
  const value = env[name] ?? '';
  if (value === '') throw new Error(`The url target needs ${name}. Set it.`);
  return value;
}
