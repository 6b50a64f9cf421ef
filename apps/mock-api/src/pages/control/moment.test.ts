import { expect, it } from 'vitest';
import { longMoment, moment } from './moment.ts';

it('says moments with the dates of the application, whatever the language of the browser', () => {
  const iso = new Date(2026, 10, 5, 20, 54, 53).toISOString();
  expect(longMoment(iso)).toMatch(/^November 5, 2026 at 8:54:53\sPM$/);
  expect(moment(iso)).toMatch(/^Nov 5, 2026, 8:54:53\sPM$/);
});
