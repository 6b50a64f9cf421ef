import { expect, it } from 'vitest';
import { nextScreens } from './next-screens.ts';
import { routes } from './routes.ts';

it.each(Object.entries(nextScreens))('after %s come screens that there are, and others', (path, next) => {
  const known = routes.map((route) => route.path);
  expect(known).toEqual(expect.arrayContaining([path, ...next]));
  expect(next).not.toContain(path);
});
