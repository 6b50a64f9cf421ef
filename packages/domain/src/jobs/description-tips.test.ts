import { describe, expect, it } from 'vitest';
import { coveredTopics } from './description-tips.ts';

const below = 'Every day we read what eleven thousand machines have to say.';

describe('the topics a description covers', () => {
  it.each([
    ['About us', 'introduction'],
    ['Key requirements', 'requirements'],
    ['WHAT YOU BRING', 'requirements'],
    ['Your main responsibilities:', 'responsibilities'],
    ['What you’ll do', 'responsibilities'],
    ['Desired competencies', 'competencies'],
    ['Our culture', 'culture'],
    ['Benefits & perks', 'benefits'],
    ['What do we offer?', 'benefits'],
    ['**How to apply**', 'application'],
  ])('are told by a head: %s', (head, topic) => {
    expect([...coveredTopics(`${head}\n• ${below}`)]).toEqual([topic]);
  });

  it('are all those that have a section', () => {
    const text = `Tasks:\n${below}\n\nBenefits\n• Leave\n\nHow to apply:\n${below}`;
    expect([...coveredTopics(text)]).toEqual(['responsibilities', 'benefits', 'application']);
  });

  it('are introduced by what stands above the first section', () => {
    expect([...coveredTopics(`${below}\n\nBenefits\n• Leave`)]).toEqual(['introduction', 'benefits']);
    expect([...coveredTopics(`• Leave\n\nBenefits\n• Leave`)]).toEqual(['benefits']);
  });

  it.each([
    ['no text', ''],
    ['a word within a sentence', 'You meet all requirements, and our benefits are large. Tell us how to apply.'],
    ['a head with nothing below', `${below}\n\nBenefits:`],
    ['a head right above another', `Benefits:\n\nAbout Pune:\n${below}`],
    ['a head that says more', `Requirements of our customers:\n${below}`],
    ['a head that is only near', `What we look for:\n${below}`],
  ])('are none by %s', (_, text) => {
    expect([...coveredTopics(text)]).toEqual([]);
  });
});
