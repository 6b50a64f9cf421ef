import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { descriptionRule, withSuggestion } from './description.ts';
import { descriptionBlocks } from './description-blocks.ts';

describe('a description', () => {
  it('is required and has a maximum length', () => {
    expect(descriptionRule('')).toBe('Type a job description');
    expect(descriptionRule(' \n\t')).toBe('Type a job description');
    expect(descriptionRule('a')).toBeNull();
    expect(descriptionRule('a'.repeat(3000))).toBeNull();
    expect(descriptionRule('a'.repeat(3001))).toBe('Description cannot be more than 3000 characters');
  });
});

describe('a suggestion', () => {
  it('is appended as a separate paragraph', () => {
    expect(withSuggestion('We read the sea.\n', '\nYou will help.', 17)).toBe('We read the sea.\n\nYou will help.');
    expect(withSuggestion('  ', 'You will help.', 2)).toBe('You will help.');
  });

  it('is inserted at the caret', () => {
    expect(withSuggestion('First.\nLast.', 'Between.', 7)).toBe('First.\n\nBetween.\n\nLast.');
    expect(withSuggestion('Last.', 'First.', 0)).toBe('First.\n\nLast.');
  });

  it('keeps everything typed', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.nat(), (typed, suggestion, where) => {
        const position = where % (typed.length + 1);
        const result = withoutBlanks(withSuggestion(typed, suggestion, position));
        const expected = typed.slice(0, position) + suggestion + typed.slice(position);
        expect(result).toBe(withoutBlanks(expected));
      }),
    );
  });
});

describe('a description as blocks', () => {
  it('makes lists of lines that start with a bullet', () => {
    const text = 'Read the sea.\nEvery day.\n\nYou will\n• Clean data\n •  Draw charts \n•\nAnd more.';
    expect(descriptionBlocks(text)).toEqual([
      { kind: 'paragraph', text: 'Read the sea.\nEvery day.' },
      { kind: 'heading', text: 'You will' },
      { kind: 'list', items: ['Clean data', 'Draw charts'] },
      { kind: 'paragraph', text: 'And more.' },
    ]);
  });

  const long = 'We read the sea for people who have to know by noon what it will do.';
  it.each([
    ['above a list', 'What you will be doing with us\n• Read', 'What you will be doing with us'],
    ['as a question above a list', 'What do we offer?\n- A desk', 'What do we offer?'],
    ['with a colon', `Tasks:\n${long}`, 'Tasks:'],
    ['in capitals', `WHO WE ARE\n${long}`, 'WHO WE ARE'],
    ['marked with #', `## about us\n${long}`, 'about us'],
    ['marked with stars', `**About us**\n\n${long}`, 'About us'],
    ['alone above a longer text', `About the role\n\n${long}`, 'About the role'],
    ['of no capitals', `हमारे बारे में\n\n${long}`, 'हमारे बारे में'],
    ['after a list', `• Read\nWho we are:\n${long}`, 'Who we are:'],
  ])('reads a line %s as a heading', (_, text, head) => {
    expect(headings(text)).toEqual([head]);
  });

  it.each([
    ['at the end', `${long}\n\nGraduate Data Analyst`],
    ['within a paragraph', `${long}\nTasks:\n${long}`],
    ['that ends like a sentence', `Read the sea.\n\n${long}`],
    ['that goes on below', `We look for people\nwho read the sea\n\n${long}`],
    ['that is a sentence without its end', `We are a small team in Pune\n\n${long}`],
    ['too long to be one', `${'Somebody who reads '.repeat(4)}\n• Read`],
    ['of a column of short ones', 'Full-time\n\nPune\n\nFrom May'],
    ['that begins small', 'and so on\n• Read'],
    ['of a greeting above one line', 'Dear student\n\nCome and read the sea'],
    ['of a number or a sign', `-5 °C\n\n${long}`],
  ])('reads no line %s as a heading', (_, text) => {
    expect(headings(text)).toEqual([]);
  });

  it('keeps a dash within a line', () => {
    const text = 'Clean data - then draw';
    expect(descriptionBlocks(text)).toEqual([{ kind: 'paragraph', text }]);
  });

  it('reads a bullet without a space and a list of one item', () => {
    expect(descriptionBlocks('You will\n•Clean data\nAnd more.')).toEqual([
      { kind: 'heading', text: 'You will' },
      { kind: 'list', items: ['Clean data'] },
      { kind: 'paragraph', text: 'And more.' },
    ]);
  });

  it('reads a hyphen, star or dash before a space as a bullet', () => {
    expect(descriptionBlocks('- Clean data\n* Draw charts\n– Ask')).toEqual([
      { kind: 'list', items: ['Clean data', 'Draw charts', 'Ask'] },
    ]);
    const text = '-5 °C\n*\n---\n**bold**';
    expect(descriptionBlocks(text)).toEqual([{ kind: 'paragraph', text }]);
  });

  it('reads at most as much as a description may have', () => {
    const [block, ...others] = descriptionBlocks(`${'a'.repeat(2990)}\n${'b\n'.repeat(20_000)}`);
    expect([block?.kind === 'paragraph' && block.text.length, others]).toEqual([3000, []]);
  });

  it('separates lists at blank lines', () => {
    expect(descriptionBlocks('• One\r\n\r\n• Two')).toEqual([
      { kind: 'list', items: ['One'] },
      { kind: 'list', items: ['Two'] },
    ]);
  });

  it('is empty for blank text', () => {
    expect(descriptionBlocks(' \n\n')).toEqual([]);
  });

  it('keeps every word', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('Read', '• Clean', '', ' • ', 'the <b>sea</b>', '•')), (lines) => {
        const shown = descriptionBlocks(lines.join('\n')).flatMap((block) =>
          block.kind === 'list' ? block.items : [block.text],
        );
        expect(words(shown.join('\n'))).toEqual(words(lines.join('\n').replaceAll('•', '')));
      }),
    );
  });
});

const headings = (text: string) =>
  descriptionBlocks(text).flatMap((block) => (block.kind === 'heading' ? [block.text] : []));
const withoutBlanks = (text: string) => text.replace(/\s/g, '');
const words = (text: string) => text.split(/\s+/).filter((word) => word !== '');
