import { describe, expect, it } from 'vitest';
import { emptyCriteria, searchJobTypes, searchSkillsRule } from './search.ts';

describe('a search for candidates', () => {
  it('is for one of three kinds of work, spelt as specified', () => {
    expect(searchJobTypes).toEqual(['Job', 'Internship', 'Freelancing']);
  });

  it('begins with Job, without a skill, anywhere', () => {
    expect(emptyCriteria).toEqual({ jobType: 'Job', skills: [], location: '', qualification: '' });
  });

  it('needs at least one skill', () => {
    expect(searchSkillsRule([])).toBe('Choose at least one skill');
    expect(searchSkillsRule(['SQL'])).toBeNull();
  });
});
