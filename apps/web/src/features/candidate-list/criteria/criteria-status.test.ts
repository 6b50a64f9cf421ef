import { clockTime } from '@glo/domain/shared/dates';
import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { textOf } from '../../../testing/rendered.ts';
import { CriteriaStatus } from './CriteriaStatus.tsx';

const noon = new Date('2026-11-27T12:00:00.000Z');
const checked = { checked: [], isChecking: false, failed: 0, waitingUntil: null, retry: () => undefined };

describe('the status of the criteria of a job', () => {
  it.each([
    ['is empty once everything is checked', {}, ''],
    ['is empty while it is being checked', { isChecking: true }, ''],
    ['offers another try for one', { failed: 1 }, "1 criterion couldn't be checked. Try again"],
    ['offers another try for several', { failed: 2 }, "2 criteria couldn't be checked. Try again"],
    [
      'says until when it waits',
      { waitingUntil: noon, failed: 1 },
      `Checking what this job wants is paused until ${clockTime(noon)}, because the service asked to wait.`,
    ],
  ])('%s', (_, change, text) => {
    expect(textOf(createElement(CriteriaStatus, { criteria: { ...checked, ...change } })).trim()).toBe(text);
  });
});
