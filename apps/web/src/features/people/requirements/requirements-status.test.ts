import { clockTime } from '@glo/domain/shared/dates';
import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { textOf } from '../../../testing/rendered.ts';
import type { ListRequirements } from './list-requirements.ts';
import { RequirementsStatus } from './RequirementsStatus.tsx';

const checked: ListRequirements = {
  count: 2,
  isChecking: false,
  failed: 0,
  waitingUntil: null,
  retry: () => undefined,
  metBy: () => 0,
  isMissedBy: () => false,
  requirementsText: () => '',
  requirementsDetail: () => '',
};
const noon = new Date('2026-11-27T12:00:00.000Z');

function statusOf(change: Partial<ListRequirements>, meeting = 12): string {
  const requirements = { ...checked, ...change };
  return textOf(createElement(RequirementsStatus, { requirements, meeting, onNarrow: () => undefined })).trim();
}

describe('the status of the requirements', () => {
  it.each([
    ['offers those who meet all', {}, 12, '12 meet all requirements'],
    ['offers the one who meets the only one', { count: 1 }, 1, '1 meets the requirement'],
    ['is empty if no one meets all', {}, 0, ''],
    ['is empty while they are being checked', { isChecking: true }, 12, ''],
    ['offers another try for one', { failed: 1 }, 12, "1 requirement couldn't be checked. Try again"],
    ['offers another try for several', { failed: 2 }, 12, "2 requirements couldn't be checked. Try again"],
    [
      'says until when it waits',
      { waitingUntil: noon, failed: 1 },
      12,
      `Checking requirements is paused until ${clockTime(noon)}, because the service asked to wait.`,
    ],
  ])('%s', (_, change, meeting, text) => {
    expect(statusOf(change, meeting)).toBe(text);
  });
});
