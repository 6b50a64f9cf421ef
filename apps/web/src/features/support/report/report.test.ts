import { aCompleteRecruiter, accountId, aSession, studentId } from '@glo/domain/testing/builders';
import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { BlindReview } from '../../../state/blind/blind-review.ts';
import { turnOnBlindReview } from '../../../testing/blind-review.ts';
import { someReporting } from '../../../testing/support.ts';
import { textOf } from '../../../testing/rendered.ts';
import { aVisit } from '../../../testing/fakes/fake-navigator.ts';
import { HelpCentrePresenter } from '../centre/help-centre-presenter.ts';
import { BugReportPresenter, NeedHelpPresenter, ReportUserPresenter } from './report-presenters.ts';
import { ReportForm } from './ReportViews.tsx';

it('the help center offers the palette each report and the account deletion', () => {
  expect(new HelpCentrePresenter().commands).toEqual([
    { label: 'Report a bug', to: '/bugreport' },
    { label: 'Need help', to: '/needhelp' },
    { label: 'Report user', to: '/reportuser' },
    { label: 'Delete your account', to: '/deleteaccount' },
  ]);
});

function open<P extends BugReportPresenter | NeedHelpPresenter>(presenter: P): P {
  presenter.activate();
  return presenter;
}

describe('a report', () => {
  it('becomes an email with the text and its sender, and stays', () => {
    const { visit, gateway } = someReporting();
    const { report } = visit(BugReportPresenter);
    report.form.fields.description.change('The list is\u200b empty.');
    report.submit();
    expect(gateway.emails).toMatchObject([
      { subject: 'Report a bug', text: expect.stringMatching(/^The list is empty\.\n\nFrom: Meera Nair/) },
    ]);
    expect([report.prepared, report.form.fields.description.value]).toEqual([true, 'The list is empty.']);
  });

  it('asks to be copied if it is too long for a mail program', () => {
    const { visit, gateway } = someReporting();
    const { report } = visit(BugReportPresenter);
    gateway.opens = false;
    report.form.fields.description.change('Long.');
    report.submit();
    expect([report.isTooLong, report.form.fields.description.value]).toEqual([true, 'Long.']);
    const screen = textOf(createElement(ReportForm, { report, lead: { title: '', text: '' } }));
    expect(screen).toContain('This is too long to open as an email');
    expect(screen).toMatch(/Copy the text.*I sent it/);
    gateway.opens = true;
    report.submit();
    expect(report.isTooLong).toBe(false);
  });

  it('cannot be empty', () => {
    const { visit, gateway } = someReporting();
    const { report } = visit(NeedHelpPresenter);
    report.form.fields.description.change('  ');
    expect(report.form.valid).toBe(false);
    report.submit();
    expect(report.form.fields.description.shownError).toBe('Enter a description');
    expect([gateway.emails, report.prepared]).toEqual([[], false]);
  });

  it('survives a reload until it is sent', () => {
    const { visit, navigator, notices } = someReporting();
    const presenter = visit(BugReportPresenter);
    presenter.activate();
    presenter.report.form.fields.description.change('Half a sent');
    const again = open(visit(BugReportPresenter));
    expect(again.report.form.fields.description.value).toBe('Half a sent');
    expect(open(visit(NeedHelpPresenter)).report.form.fields.description.value).toBe('');
    again.report.submit();
    again.report.sent();
    expect(open(visit(BugReportPresenter)).report.form.fields.description.value).toBe('');
    expect([again.report.prepared, navigator.went[0]?.path]).toEqual([false, 'back']);
    expect(notices.toasts).toMatchObject([{ text: 'Thank you for your report.' }]);
  });

  it('opens the help center if the tab has no history', () => {
    const { visit, navigator } = someReporting();
    navigator.canGoBack = false;
    visit(BugReportPresenter).report.sent();
    expect(navigator.went[0]?.path).toBe('/helpcentre');
  });

  it('is not shown to another account', () => {
    const { visit, session } = someReporting();
    const presenter = visit(BugReportPresenter);
    presenter.activate();
    presenter.report.form.fields.description.change('Mine');
    session.start(aSession(aCompleteRecruiter({ accountId: accountId('account-2') })));
    expect(open(visit(BugReportPresenter)).report.form.fields.description.value).toBe('');
  });

  it.each(['', '{', '[]', 'null', '{"of":"account-1","text":7}'])(
    'starts empty if the tab storage holds %j',
    (kept) => {
      const { visit, memory } = someReporting();
      memory.write('report:bug', kept);
      expect(open(visit(BugReportPresenter)).report.form.fields.description.value).toBe('');
    },
  );

  it('is not prepared after the session has ended', async () => {
    const { visit, gateway, clipboard, session, notices } = someReporting();
    const { report } = visit(BugReportPresenter);
    report.form.fields.description.change('The list is empty.');
    session.end();
    report.submit();
    await report.copy();
    expect([gateway.emails, clipboard.asked, notices.toasts]).toEqual([[], [], []]);
  });

  it('is copied with its subject, and reports a failed copy', async () => {
    const { visit, clipboard, notices } = someReporting();
    const { report } = open(visit(NeedHelpPresenter));
    report.form.fields.description.change('How?');
    await report.copy();
    expect(clipboard.asked).toEqual([['copy', expect.stringMatching(/^Need help\n\nHow\?\n\nFrom: /)]]);
    clipboard.answers.copy = false;
    await report.copy();
    expect(notices.toasts.map(({ text, tone }) => [text, tone])).toEqual([
      ['Report copied', 'success'],
      ["Your browser didn't copy the text. Please select and copy it.", 'warning'],
    ]);
  });
});

describe('a report about a candidate', () => {
  it('names a hidden candidate by the alias', async () => {
    const { visit, container, gateway } = someReporting();
    const blind = container.get(BlindReview);
    await turnOnBlindReview(blind);
    const presenter = visit(ReportUserPresenter);
    expect(presenter.person).toBeNull();
    const { activate } = presenter;
    activate(aVisit({ id: 'student-7', name: 'Aarohi Deshmukh' }));
    const alias = blind.masks.aliasOf(studentId('student-7'));
    expect(presenter.person).toBe(alias);
    presenter.report.form.fields.description.change('Rude.');
    presenter.report.submit();
    expect(gateway.emails).toMatchObject([{ subject: `Report user: ${alias}` }]);
  });

  it('keeps the texts about two candidates apart', () => {
    const { visit } = someReporting();
    const about = (id: string) => {
      const presenter = visit(ReportUserPresenter);
      presenter.activate(aVisit({ id, name: 'Aarohi' }));
      return presenter.report;
    };
    about('student-7').form.fields.description.change('Rude.');
    expect([
      about('student-7').form.fields.description.value,
      about('student-8').form.fields.description.value,
    ]).toEqual(['Rude.', '']);
  });

  it.each([null, {}, { id: 'student-7' }, { name: 'Aarohi' }, 'x', { id: 7, name: 'x' }])(
    'shows only the instructions for the history state %j',
    (state) => {
      const presenter = someReporting().visit(ReportUserPresenter);
      presenter.activate(aVisit(state));
      expect(presenter.subject).toBeNull();
    },
  );
});
