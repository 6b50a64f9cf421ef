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
    ['What we look for', 'requirements'],
    ['What we’re looking for:', 'requirements'],
    ['Who you are', 'requirements'],
    ['We look for', 'requirements'],
    ['We offer', 'benefits'],
    ['To apply', 'application'],
    ['Qualifications', 'requirements'],
    ['What you’ll get', 'benefits'],
    ['How we work', 'culture'],
    ['What you’ll need', 'requirements'],
    ['Must-haves', 'requirements'],
    ['Minimum qualifications', 'requirements'],
    ['Job requirements', 'requirements'],
    ['Skills required', 'requirements'],
    ['What you’ll be doing', 'responsibilities'],
    ['Your role', 'responsibilities'],
    ['Roles & Responsibilities', 'responsibilities'],
    ['Nice-to-haves', 'competencies'],
    ['Bonus points:', 'competencies'],
    ['Our values', 'culture'],
    ['Life at Acme', 'culture'],
    ['Compensation & Benefits', 'benefits'],
    ['What’s in it for you?', 'benefits'],
    ['Stipend and perks', 'benefits'],
    ['Selection process', 'application'],
    ['1. Requirements', 'requirements'],
    ['2) **Benefits**', 'benefits'],
    ['🚀 Requirements', 'requirements'],
    ['Requirements 🚀', 'requirements'],
    ['→ Requirements', 'requirements'],
    ['ROLES & RESPONSIBILITIES:-', 'responsibilities'],
    ['Responsibilities -', 'responsibilities'],
    ['*Responsibilities*', 'responsibilities'],
    ['__Responsibilities__', 'responsibilities'],
    ['[Responsibilities]', 'responsibilities'],
    ['• Responsibilities:', 'responsibilities'],
    ['- **Responsibilities**', 'responsibilities'],
    ['Requirements (must have)', 'requirements'],
    ['Key Responsibilities and Deliverables:', 'responsibilities'],
    ['Key Responsibility Areas (KRAs)', 'responsibilities'],
    ['What will you be doing?', 'responsibilities'],
    ['In this role, you will:', 'responsibilities'],
    ['a) Benefits', 'benefits'],
    ['II. Benefits', 'benefits'],
    ['(1) Benefits', 'benefits'],
    ['1.1 Benefits', 'benefits'],
    ['Work environment', 'culture'],
  ])('are told by a head: %s', (head, topic) => {
    expect([...coveredTopics(`${head}\n• ${below}`)]).toEqual([topic]);
  });

  it.each([
    ['How to apply\nSend your CV by Friday.', 'application'],
    ['Benefits and perks\nYou get health insurance and a laptop.', 'benefits'],
    ['Benefits and perks\n\nWe feed you.', 'benefits'],
    ['What you get: a mentor, health insurance, and a laptop.', 'benefits'],
    ['We meet twice. Send us a link to something you are proud of.', 'application'],
    ['Please apply by e-mail.', 'application'],
    ['We build maps.\nWhat you get\n- Lunch\n- A mentor', 'benefits'],
    ['We build maps.\nWhat we look for:\nSomebody curious.', 'requirements'],
    ['Requirements - SQL, Java.', 'requirements'],
    ['Requirements\nSQL\nBenefits\nLunch', 'benefits'],
  ])('are told by a sentence, below a head, behind it or by itself: %s', (text, topic) => {
    expect([...coveredTopics(text)]).toContain(topic);
  });

  it('are in the text of the demo job', () => {
    const text = `${below}

What you will do
- Write SQL

What we look for
- Comfort with Python and SQL
- A feeling for statistics
- Clear writing

What you get: a mentor with time for you, health insurance for you and your parents. We interview in two rounds. Send us a link to something you are proud of.`;
    const topics = ['application', 'benefits', 'introduction', 'requirements', 'responsibilities'];
    expect([...coveredTopics(text)].toSorted()).toEqual(topics);
  });

  it('are all those that have a section', () => {
    const text = `Tasks:\n${below}\n\nBenefits\n• Leave\n\nHow to apply:\n${below}`;
    expect([...coveredTopics(text)]).toEqual(['responsibilities', 'benefits', 'application']);
  });

  it('are introduced by what stands above the first section', () => {
    expect([...coveredTopics(`${below}\n\nBenefits\n• Leave`)]).toEqual(['introduction', 'benefits']);
    expect([...coveredTopics(`• Leave\n\nBenefits\n• Leave`)]).toEqual(['benefits']);
    expect([...coveredTopics(`Backend Engineer\n\n${below}\n\nBenefits:`)]).toEqual(['introduction']);
    expect([...coveredTopics(`Backend Engineer\n\nBenefits\nLunch`)]).toEqual(['benefits']);
  });

  it('are introduced by the first of several paragraphs, too', () => {
    expect([...coveredTopics(below)]).toEqual([]);
    expect([...coveredTopics(`${below}\n\nYou`)]).toEqual(['introduction']);
  });

  it.each([
    ['no text', ''],
    ['a word within a sentence', 'You meet all requirements, and our benefits are large. Tell us how to apply.'],
    ['a head with nothing below', 'Benefits:'],
    ['an item of a list', '- Benefits\n- Requirements\n- Pune'],
    ['a fact of the job', 'Role: Data Analyst\nBonus: 5 %'],
    ['a head right above another', `Benefits:\n\nAbout Pune:\n${below}`],
    ['a head that says more', `Requirements of our customers:\n${below}`],
    ['a head that is only near', `What we look at:\n${below}`],
    ['a line that goes on from another', 'We talk about our\nbenefits\nevery year.'],
    ['a word before a colon', 'They meet requirements: all of them.'],
    ['words within a sentence', 'Our machines send us a reading, and customers apply by themselves.'],
  ])('are none by %s', (_, text) => {
    expect([...coveredTopics(text)]).toEqual([]);
  });
});
