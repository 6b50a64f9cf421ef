import { saveJob } from '@glo/adapters/wire/jobs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { writeDescription } from './write-description.ts';

const jobTypes = saveJob.body.shape.job_type.options;

describe('writeDescription', () => {
  it('has an introduction and five sections with bullets, right below their titles', () => {
    const text = writeDescription('Data Analyst', 'Internship', 'Acme');
    expect(text).toMatch(/^Acme is looking for you\. As our next Data Analyst, you will /);
    const titles = text.split('\n\n').map((part) => part.split('\n')[0]);
    expect(titles.slice(1)).toEqual([
      'What you will do',
      'What you bring',
      'Nice to have',
      'What we offer',
      'How to apply',
    ]);
    for (const part of text.split('\n\n').slice(1)) expect(part).toMatch(/^[^\n•]+(\n• [^\n]+)+$/);
    expect(text.split('\n').filter((line) => line.startsWith('• ')).length).toBeGreaterThanOrEqual(18);
  });

  it('is about the work of the role', () => {
    expect(writeDescription('Data Analyst', 'Full-time', '')).toContain('SQL');
    expect(writeDescription('Graphic Designer', 'Full-time', '')).toContain('portfolio');
  });

  it('speaks of the terms of each job type, alike where they are alike', () => {
    const texts = new Set(jobTypes.map((jobType) => writeDescription('Chef', jobType, '')));
    // Freelance, Project-based and Consultant are one kind of work; so are Temporary and Contract, Seasonal and On-Call.
    expect(texts.size).toBe(jobTypes.length - 4);
  });

  it('stays below 3000 characters and whole for any role and company', () => {
    fc.assert(
      fc.property(
        fc.string({ maxLength: 3000 }),
        fc.constantFrom(...jobTypes),
        fc.string({ maxLength: 3000 }),
        (role, jobType, company) => {
          const text = writeDescription(role, jobType, company);
          expect(text.length).toBeLessThan(3000);
          expect(text.split('\n\n')).toHaveLength(6);
        },
      ),
    );
  });
});
