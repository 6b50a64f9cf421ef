import { fieldNames } from '@glo/domain/form/form-rules';
import { type JobDraft, jobFormRules } from '@glo/domain/jobs/job-draft';
import { aCompleteDraft } from '@glo/domain/testing/builders';
import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { markupOf, textOf } from '../../../../testing/rendered.ts';
import { aPost } from '../../../../testing/posting.ts';
import { JobDescriptionView } from './JobDescriptionView.tsx';
import { JobFormView } from './JobFormView.tsx';
import { JobPreviewView } from './JobPreviewView.tsx';

const looksDisabled = /<button[^>]*type="submit"[^>]*aria-disabled="true"/;

describe('the view of the job form', () => {
  it('shows the fields of experience and salary', () => {
    const text = textOf(form());
    expect(text).toMatch(/Experience Details .*Fixed Experience Experience Range .*Unit Years Months/);
    expect(text).toMatch(/Salary Details .*Fixed Salary Salary Range .*Period Per Month per Year .*Continue$/);
  });

  it('shows a disabled Continue until it is valid, and the missing fields after a try', () => {
    expect(markupOf(form())).toMatch(looksDisabled);
    expect(markupOf(form(aCompleteDraft()))).not.toMatch(looksDisabled);
    expect(textOf(tried())).toMatch(
      /Still missing: Job title, Job type, Workplace type, Locations, Skills, Vacancies Continue$/,
    );
    const half = { ...aCompleteDraft(), title: '', maxExperience: '', maxSalary: '' };
    expect(textOf(tried(half))).toContain('Still missing: Job title, Maximum Experience, Maximum Salary');
    expect(textOf(form()) + textOf(tried(aCompleteDraft()))).not.toContain('Still missing');
    expect(textOf(form(aCompleteDraft())).match(/Maximum/g)).toHaveLength(2);
    expect(textOf(form())).not.toContain('Maximum');
  });

  it.each(fieldNames(jobFormRules).filter((name) => !name.endsWith('Mode')))('has a control for %s', (name) => {
    const presenter = aPost(aCompleteDraft()).screens.form();
    presenter.form.fields[name].refuse(`refused ${name}`);
    expect(textOf(createElement(JobFormView, { presenter }))).toContain(`refused ${name}`);
  });

  it('limits the text of a location to 60 characters', () => {
    expect(markupOf(form())).toMatch(/<input[^>]*maxLength="60"[^>]*aria-label="Locations"/);
  });
});

describe('the view of the description step', () => {
  it('shows its placeholder, the eight tips and Next', () => {
    const view = description();
    expect(markupOf(view)).toContain('placeholder="Type a new job description"');
    const tips = ['Engaging introduction', 'Key requirements', 'Specific responsibilities', 'Desired competencies'];
    const more = ['Company culture', 'Benefits and perks', 'Application instructions', 'Proofread and revise'];
    expect(textOf(view)).toMatch(new RegExp([...tips, ...more].join('.*')));
    expect(textOf(view)).toMatch(/Suggest description .*Next$/);
  });

  it('disables Next while the text is empty and stops at 3000 characters', () => {
    expect(markupOf(description(''))).toMatch(looksDisabled);
    expect(markupOf(description('Read the sea.'))).not.toMatch(looksDisabled);
    expect(markupOf(description(''))).toMatch(/<textarea[^>]*maxLength="3000"/);
    expect(textOf(description('Read the sea.'))).toContain('13 of 3000');
  });
});

describe('the view of the preview', () => {
  it('shows everything a student will read, and Post', () => {
    const text = textOf(preview());
    expect(text).toMatch(/Tidewater Analytics Graduate Data Analyst Clean and question the sensor data\./);
    expect(text).toMatch(
      /Job type Full-time Work place Hybrid Experience 0-1 Years Salary ₹6,50,000-9,00,000 per Year/,
    );
    expect(text).toMatch(/Positions 2 Link .*Locations Pune, Maharashtra, India .*Skills Python SQL/);
    expect(text).toMatch(/Post$/);
  });

  it('renders headings and lists, and escapes markup', () => {
    const markup = markupOf(preview({ description: 'Tasks <b>\n• Read the sea\n\n<h3>About</h3>' }));
    expect(markup).toMatch(
      /<h3>Tasks &lt;b&gt;<\/h3><ul[^>]*><li>Read the sea<\/li><\/ul><p>&lt;h3&gt;About&lt;\/h3&gt;<\/p>/,
    );
  });

  it('links web addresses only', () => {
    expect(markupOf(preview({ link: 'tidewater.example/jobs' }))).toContain(
      'href="https://tidewater.example/jobs" target="_blank" rel="noopener noreferrer"',
    );
    const written = preview({ link: 'javascript:alert(1)' });
    expect(textOf(written)).toContain('javascript:alert(1)');
    expect(markupOf(written)).not.toContain('href="javascript');
  });
});

function form(draft?: JobDraft) {
  return createElement(JobFormView, { presenter: aPost(draft).screens.form() });
}

function tried(draft?: JobDraft) {
  const presenter = aPost(draft).screens.form();
  presenter.form.reveal();
  return createElement(JobFormView, { presenter });
}

function description(text = '') {
  const presenter = aPost(aCompleteDraft({ description: text })).screens.description();
  return createElement(JobDescriptionView, { presenter });
}

function preview(change: Partial<JobDraft> = {}) {
  return createElement(JobPreviewView, { presenter: aPost(aCompleteDraft(change)).screens.preview() });
}
