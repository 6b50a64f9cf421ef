import { expect, it } from 'vitest';
import { isBreakingStep, unnoted } from './changelog.ts';

const login = { call: 'POST /user/login', change: 'is gone' };
const changelog = (unreleased: string) => `# Changelog

## Unreleased

${unreleased}

## 1.2.0

### Breaking

- \`POST /user/login\` takes no user names.
`;

it('a change is noted where its call stands under Breaking since the last release', () => {
  expect(unnoted([login], changelog('### Breaking\n\n- `POST /user/login` is gone: use another.'), '1.2.0')).toEqual(
    [],
  );
  expect(unnoted([login], changelog('### Added\n\n- `POST /user/login` is quicker.'), '1.2.0')).toEqual([login]);
  expect(unnoted([login], changelog('### Breaking\n\n- `POST /user/log` is gone.'), '1.2.0')).toEqual([login]);
  expect(unnoted([], changelog(''), '1.2.0')).toEqual([]);
});

it.each([
  ['1.2.0', '2.0.0', true],
  ['1.2.0', '1.3.0', false],
  ['0.1.0', '0.2.0', true],
  ['0.1.0', '0.1.1', false],
  ['0.9.0', '1.0.0', true],
  ['1.2.0', '1.2.0', false],
])('from %s to %s tells of a break: %s', (released, next, told) => {
  expect(isBreakingStep(released, next)).toBe(told);
});
