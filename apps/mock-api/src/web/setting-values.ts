/** Each function reads one environment variable. It throws `BadSetting` with a sentence that names the variable. */

export type Environment = Readonly<Record<string, string | undefined>>;

export class BadSetting extends Error {}

export function whole(env: Environment, name: string, fallback: number, from: number, to: number): number {
  const text = env[name] || String(fallback);
  const value = Number(text);
  if (/^\d+$/.test(text) && value >= from && value <= to) return value;
  throw new BadSetting(`${name} must be a whole number from ${from} to ${to}, not "${text}".`);
}

export function oneOf<T extends string>(env: Environment, name: string, choices: readonly [T, ...T[]]): T {
  const text = env[name] || choices[0];
  const choice = choices.find((each) => each === text);
  if (choice !== undefined) return choice;
  throw new BadSetting(`${name} must be one of ${[...new Set(choices)].join(', ')}, not "${text}".`);
}

export const isOn = (env: Environment, name: string) => oneOf(env, name, ['on', 'off']) === 'on';

export function apiBase(env: Environment, name: string, fallback: string): string {
  const text = (env[name] || fallback).replace(/(?<!\/)\/+$/, '');
  if (/^\/[^/\\]/.test(text) || isWebAddress(text)) return text;
  throw new BadSetting(`${name} must be a path such as ${fallback} or an http(s) address, not "${text}".`);
}

export function webAddress(env: Environment, name: string): string {
  const text = env[name] ?? '';
  if (text === '' || isWebAddress(text)) return text;
  throw new BadSetting(`${name} must be an http(s) address, not "${text}".`);
}

export function emailAddress(env: Environment, name: string, fallback: string): string {
  const text = env[name] || fallback;
  if (/^[^\s@<>,;:"]+@[^\s@<>,;:"]+\.[^\s@<>,;:".]+$/.test(text)) return text;
  throw new BadSetting(`${name} must be an email address, not "${text}".`);
}

export const listOf = (env: Environment, name: string): string[] =>
  (env[name] ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** Comma-separated origins. They cannot end or begin a directive of a security policy. */
export function origins(env: Environment, name: string): string[] {
  const parts = listOf(env, name);
  const wrong = parts.find((part) => !/^https?:\/\/[a-z0-9.-]+(?::\d+)?$/i.test(part) || !URL.canParse(part));
  if (wrong === undefined) return [...new Set(parts.map((part) => new URL(part).origin))];
  throw new BadSetting(
    `${name} must be addresses such as https://cdn.acme.example, separated by commas, not "${wrong}".`,
  );
}

const isWebAddress = (text: string) =>
  /^https?:\/\/(?:[a-z0-9.-]+|\[[0-9a-f:.]+\])(?::\d+)?(?:[/?#]|$)/i.test(text) && URL.canParse(text);
