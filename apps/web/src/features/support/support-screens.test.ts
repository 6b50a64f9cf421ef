import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { markupOf, textOf } from '../../testing/rendered.ts';
import { someReporting } from '../../testing/support.ts';
import { aVisit } from '../../testing/fakes/fake-navigator.ts';
import { HelpCentreView } from './centre/HelpCentreView.tsx';
import { BugReportView, NeedHelpView, ReportUserView } from './report/ReportViews.tsx';
import { BugReportPresenter, NeedHelpPresenter, ReportUserPresenter } from './report/report-presenters.ts';
import { texts } from './texts.ts';

describe('the help center', () => {
  it('links to its four pages', () => {
    const markup = markupOf(createElement(HelpCentreView));
    expect([...markup.matchAll(/href="([^"]+)"[^>]*>([^<]+)/g)].map(([, href, text]) => [href, text])).toEqual([
      ['/bugreport', 'Report a bug'],
      ['/needhelp', 'Need help'],
      ['/reportuser', 'Report user'],
      ['/deleteaccount', 'Delete your account'],
    ]);
  });
});

describe('the questions of the help center', () => {
  const text = textOf(createElement(HelpCentreView));

  it('are seven at most and come after the links', () => {
    expect(texts.questions.length).toBeLessThanOrEqual(7);
    const places = ['Report a bug', 'Delete your account', 'Common questions', texts.questions[0].question];
    expect(places.map((words) => text.indexOf(words))).toEqual(
      places.map((words) => text.indexOf(words)).toSorted((a, b) => a - b),
    );
  });

  it.each(texts.questions)('have a short answer: $question', ({ answer }) => {
    expect(text).toContain(answer);
    const sentences = answer.split(/[.;] /);
    expect(Math.max(...sentences.map((sentence) => sentence.split(' ').length))).toBeLessThanOrEqual(22);
  });
});

describe('the report screens', () => {
  it.each([
    ['Report a bug', BugReportView, BugReportPresenter],
    ['Need help', NeedHelpView, NeedHelpPresenter],
  ] as const)('show a description, the promise and a button: %s', (title, View, Presenter) => {
    const view = createElement(View, {
      presenter: someReporting().visit<BugReportPresenter | NeedHelpPresenter>(Presenter),
    });
    expect(textOf(view)).toMatch(new RegExp(`^Help Center ${title} `));
    expect(textOf(view)).toMatch(/Our support team will reach out to you within 24 Hours Report$/);
    expect(markupOf(view)).toMatch(/<label[^>]*>.*Description.*<textarea/);
  });

  it('name the recipient of the email', () => {
    const text = (address: string) =>
      textOf(createElement(BugReportView, { presenter: someReporting(address).visit(BugReportPresenter) }));
    expect(text('help@acme.example')).toContain(
      'Press Report to open an email to help@acme.example in your email app. Then send it from there.',
    );
    expect(text('')).toContain('open an email to your support contact in');
  });

  it('offer to copy or to confirm a prepared report', () => {
    const presenter = someReporting().visit(BugReportPresenter);
    presenter.report.form.fields.description.change('The list is empty.');
    presenter.report.submit();
    expect(textOf(createElement(BugReportView, { presenter }))).toMatch(
      /Now send the email in your email app .*stays here until you confirm that you sent it.*I sent it Copy the text/,
    );
  });
});

describe('the screen for reporting a user', () => {
  it('shows the instructions and a warning about false reports', () => {
    expect(textOf(reportUser(null))).toBe(
      'Help Center Report user How to report someone Open the profile of the person you want to report. Search Candidates ' +
        'Press the three dots on the profile. Choose Report User. ' +
        'Report only facts False reports may have consequences.',
    );
    expect(markupOf(reportUser(null))).toMatch(/href="\/searchCandidate"[^>]*>Search Candidates/);
  });

  it('shows the form instead of the instructions when opened from a profile', () => {
    const from = '/glofolio/student-7?job=job-1';
    const view = reportUser({ id: 'student-7', name: 'Aarohi Deshmukh', from });
    const text = textOf(view);
    expect(markupOf(view)).toContain(`href="${from}"`);
    expect(text).toMatch(/^Aarohi Deshmukh Report user Aarohi Deshmukh What did this person do\? Description/);
    expect(text).toMatch(/Report only facts False reports may have consequences\.$/);
    expect(text).not.toContain('How to report someone');
  });
});

function reportUser(state: unknown) {
  const presenter = someReporting().visit(ReportUserPresenter);
  presenter.activate(aVisit(state));
  return createElement(ReportUserView, { presenter });
}
