import { studentId } from '@glo/domain/testing/builders';
import { describe, expect, it } from 'vitest';
import { Notices } from '../notices.ts';
import { PressGuard } from '../press/press-guard.ts';
import { UndoHistory } from './undo-history.ts';

const [asha, bela] = [studentId('asha'), studentId('bela')];

describe('Z', () => {
  it('undoes the last change, closes its toast and says so', () => {
    const { history, said, happened } = aHistory();
    expect(history.undo()).toEqual([bela]);
    expect([said(), happened]).toEqual([
      ['asha: Shortlisted', 'Bela: Undone: Removal'],
      ['undo bela', 'final bela'],
    ]);
    expect(history.undone).toEqual([bela]);
  });

  it('undoes a change whose toast has closed', () => {
    const { history, notices, said, happened } = aHistory();
    notices.dismissToast('bela');
    expect(history.undo()).toEqual([bela]);
    expect([said(), happened]).toEqual([
      ['asha: Shortlisted', 'Bela: Undone: Removal'],
      ['final bela', 'undo bela'],
    ]);
  });

  it('does not undo what the toast has undone', () => {
    const { history, notices, happened } = aHistory();
    notices.toasts.at(-1)?.action?.onPress();
    expect([history.undo(), history.undo()]).toEqual([[asha], []]);
    expect(happened).toEqual(['undo bela', 'final bela', 'undo asha', 'final asha']);
  });
});

describe('Undo in a toast', () => {
  it('closes it without another one', () => {
    const { notices, said } = aHistory();
    notices.toasts.at(-1)?.action?.onPress();
    expect(said()).toEqual(['asha: Shortlisted']);
  });

  it('does nothing for a press right after one on another candidate', () => {
    const { history, notices, presses, happened } = aHistory();
    presses.pressed({ timeStamp: 0 });
    presses.accepts('shortlist', [asha]);
    presses.pressed({ timeStamp: 399 });
    notices.toasts.at(-1)?.action?.onPress();
    expect([happened, history.undone]).toEqual([[], []]);
  });
});

/** Asha was shortlisted, then Bela removed. */
function aHistory() {
  const [notices, presses] = [new Notices(), new PressGuard()];
  const history = new UndoHistory(notices, presses);
  const happened: string[] = [];
  const change = (key: string, text: string, detail: string) => ({
    key,
    text,
    detail,
    undo: () => happened.push(`undo ${key}`),
    final: () => happened.push(`final ${key}`),
  });
  history.offerUndo([asha], change('asha', 'Shortlisted', 'asha'));
  history.offerUndo([bela], change('bela', 'Candidate Removed!', 'Bela'), 'Removal');
  const said = () => notices.toasts.map(({ text, detail }) => `${detail}: ${text}`);
  return { history, notices, presses, happened, said };
}
