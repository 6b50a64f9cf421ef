import type { Verdicts } from '../verdicts/verdicts.ts';
import { scriptedPort } from './scripted-port.ts';
import type { VerdictRecord } from '../verdicts/verdict.ts';

export function aVerdictRecord(change: Partial<VerdictRecord> = {}): VerdictRecord {
  return {
    decision: 'maybe',
    reason: null,
    reasonText: '',
    rating: null,
    decidedAt: '2026-11-21T12:00:00.000Z',
    ...change,
  };
}

/** A port without verdicts. Script `answers` to change that. */
export function someVerdicts() {
  const scripted = scriptedPort<Omit<Verdicts, 'isForVisitOnly'>>({
    ofJob: new Map(),
    ofAccount: new Map(),
    count: 0,
    save: undefined,
    closings: new Map(),
    saveClosings: undefined,
    removeJobs: undefined,
    removeAccount: true,
  });
  return { ...scripted, isForVisitOnly: false };
}
