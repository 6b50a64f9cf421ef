import { describe, expect, it } from 'vitest';
import { aVisit } from '../../../testing/visits.ts';
import { JobPostedPresenter } from './job-posted-presenter.ts';

describe('the success screen', () => {
  it('names the job that was posted', () => {
    const presenter = new JobPostedPresenter();
    presenter.activate(aVisit({ posted: 'Graduate Data Analyst' }));
    expect(presenter.title).toBe('Graduate Data Analyst');
  });

  it('stands without a name when it is opened by its address', () => {
    const presenter = new JobPostedPresenter();
    presenter.activate(aVisit({ posted: 7 }));
    expect(presenter.title).toBeNull();
  });
});
