import type { BreakingChange } from './breaking-changes.ts';

/** The changes whose call CHANGELOG.md does not name above the heading of the version that was released last. */
export function unnoted(changes: readonly BreakingChange[], changelog: string, released: string): BreakingChange[] {
  const [sinceThen = ''] = changelog.split(`\n## ${released}`);
  const [, breaking = ''] = sinceThen.split('\n### Breaking\n');
  return changes.filter(({ call }) => !breaking.includes(`\`${call}\``));
}

/** Whether `next` tells clients of `released` that they may break: a higher first number that is not 0, by semantic versioning. */
export function isBreakingStep(released: string, next: string): boolean {
  const [from, to] = [released, next].map((version) => version.split('.').map(Number));
  const [oldMajor = 0, oldMinor = 0] = from ?? [];
  const [major = 0, minor = 0] = to ?? [];
  return major > oldMajor || (major === 0 && oldMajor === 0 && minor > oldMinor);
}
