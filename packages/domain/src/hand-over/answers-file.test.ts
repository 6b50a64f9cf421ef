import { describe, expect, it } from 'vitest';
import { accountId, studentId } from '../testing/builders.ts';
import { aManagerAnswer, anAnswersFile } from '../testing/hand-over.ts';
import {
  type AnswersFile,
  hasNamesake,
  importAnswers,
  longestAnswersFile,
  readAnswersFile,
  undoImport,
} from './answers-file.ts';

const now = new Date('2026-11-27T12:00:00.000Z');
const expected = { account: accountId('account-1'), list: 'job:job-1' };
const read = (text: string, of = expected) => readAnswersFile(text, of, now);
const reading = (change: Readonly<Record<string, unknown>>) => read(anAnswersFile(change));
const one = { id: 'student-1', answer: 'yes', reason: '' };

function aFile(change: Readonly<Record<string, unknown>> = {}): AnswersFile {
  const file = reading(change);
  if ('problem' in file) throw new Error(file.problem);
  return file;
}

describe('a file with answers', () => {
  it('is read, also with unknown keys', () => {
    const answers = [{ ...one, reason: 'knows SQL well', color: 'red' }];
    expect(reading({ color: 'red', answers })).toEqual({
      file: 'file of Ravi',
      manager: 'Ravi',
      candidates: new Set(['student-1', 'student-2']),
      answers: [aManagerAnswer()],
      at: '2026-11-27T10:00:00.000Z',
    });
  });

  it('has clean texts of limited length, and no time in the future', () => {
    const manager = `  Ra\u202evi\n${'x'.repeat(200)}`;
    const reason = `<b>Yes</b>\u0000\n\n=1+1 ${'y'.repeat(600)}`;
    const file = aFile({ manager, answers: [{ ...one, reason }], savedAt: '2036-01-01T00:00:00.000Z' });
    expect(file.manager).toMatch(/^Ravi x{95}$/);
    expect(file.answers[0]?.reason).toMatch(/^<b>Yes<\/b> =1\+1 y+$/);
    expect(file.answers[0]?.reason).toHaveLength(500);
    expect(file.at).toBe(now.toISOString());
    const split = aFile({ answers: [{ ...one, reason: `${'y'.repeat(499)}😀` }] });
    expect(split.answers[0]?.reason).toBe('y'.repeat(499));
  });

  it.each([
    ['too large', ' '.repeat(longestAnswersFile + 1), 'too-large'],
    ['the shared page', '<!doctype html><html></html>', 'page'],
    ['empty', '', 'foreign'],
    ['cut off', anAnswersFile().slice(0, -9), 'foreign'],
    ['deep', '['.repeat(100_000), 'foreign'],
    ['a list', '[]', 'foreign'],
    ['another format', anAnswersFile({ format: 'glo-recruiter-notes' }), 'foreign'],
    ['newer', anAnswersFile({ version: 2, account: 7 }), 'newer'],
    ['of another recruiter', anAnswersFile({ account: 'account-2' }), 'of-another-recruiter'],
    ['of another job', anAnswersFile({ list: 'job:job-2' }), 'of-another-job'],
    ['of a folder', anAnswersFile({ list: 'folder:f1' }), 'of-another-list'],
  ])('is refused if it is %s', (_, text, problem) => {
    expect(read(text)).toEqual({ problem, title: '' });
  });

  it('names the other job or list if it knows the title', () => {
    const title = '  Data\u202e Analyst\n';
    expect(reading({ list: 'job:job-2', title })).toEqual({ problem: 'of-another-job', title: 'Data Analyst' });
    expect(reading({ list: 'folder:f1', title })).toEqual({ problem: 'of-another-list', title: 'Data Analyst' });
    expect(reading({ list: 'job:job-2', title: 7 })).toEqual({ problem: 'of-another-job', title: '' });
  });

  const many = Array.from({ length: 31 }, (_, at) => `student-${at}`);
  it.each([
    ['the version', { version: '1' }],
    ['the list', { list: null }],
    ['the id', { id: 7 }],
    ['the name', { manager: ' \u200b ' }],
    ['the time', { savedAt: 'yesterday' }],
    ['the answers', { answers: {} }],
    ['no answer', { answers: [] }],
    ['an answer that is no object', { answers: [7] }],
    ['an unknown answer', { answers: [{ ...one, answer: 'perhaps' }] }],
    ['an answer that objects have', { answers: [{ ...one, answer: 'toString' }] }],
    ['a reason that is no text', { answers: [{ ...one, reason: 7 }] }],
    ['two answers on a student', { answers: [one, one] }],
    ['a student who was not shared', { answers: [{ ...one, id: 'student-9' }] }],
    ['an id that is no text', { candidates: [7], answers: [{ ...one, id: 7 }] }],
    ['an endless id', { candidates: ['x'.repeat(201)] }],
    ['a repeated candidate', { candidates: ['student-1', 'student-1'] }],
    ['too many candidates', { candidates: many }],
  ])('is refused as damaged: %s', (_, change) => {
    expect(reading(change)).toEqual({ problem: 'damaged', title: '' });
  });
});

describe('the import of answers', () => {
  const [yes, byMina] = [aManagerAnswer(), aManagerAnswer({ manager: 'Mina' })];

  it('puts another manager beside the first', () => {
    expect(importAnswers([byMina], aFile())).toEqual({ is: 'new', all: [yes, byMina], replaced: [] });
  });

  it('keeps two managers with one name, in any order', () => {
    const [early, late] = [
      aFile({ id: 'a' }),
      aFile({ id: 'b', manager: 'ravi ', savedAt: '2026-11-27T11:00:00.000Z' }),
    ];
    for (const [first, second] of [
      [early, late],
      [late, early],
    ] as const) {
      const { all } = importAnswers([], first);
      const both = importAnswers(all, second);
      expect(both).toEqual({ is: 'new', all: [...second.answers, ...first.answers], replaced: [] });
      expect([hasNamesake(all, first), hasNamesake(all, second)]).toEqual([false, true]);
      expect(undoImport(both.all, second, [])).toEqual(first.answers);
    }
  });

  it('replaces an older save of the same file, but not on other candidates', () => {
    const second = aManagerAnswer({ student: studentId('student-2') });
    const other = aManagerAnswer({ student: studentId('student-9') });
    const file = aFile({ id: 'file of Ravi', manager: 'RAVI', savedAt: '2026-11-27T11:00:00.000Z' });
    const { all, replaced } = importAnswers([yes, second, other, byMina], file);
    expect(replaced).toEqual([yes, second]);
    expect(all).toEqual([...file.answers, other, byMina]);
  });

  it('changes nothing for an older file and for a known one', () => {
    const all = [aManagerAnswer({ at: '2026-11-27T11:00:00.000Z' })];
    expect(importAnswers(all, aFile())).toEqual({ is: 'older', all, replaced: [] });
    expect(importAnswers([yes], aFile())).toEqual({ is: 'known', all: [yes], replaced: [] });
  });

  it('can be undone, without answers that came since', () => {
    const file = aFile({ savedAt: '2026-11-27T11:00:00.000Z' });
    const { all, replaced } = importAnswers([yes, byMina], file);
    expect(undoImport(all, file, replaced)).toEqual([byMina, yes]);
    const since = importAnswers(all, aFile({ savedAt: '2026-11-27T11:30:00.000Z' })).all;
    expect(undoImport(since, file, replaced)).toEqual(since);
  });
});
