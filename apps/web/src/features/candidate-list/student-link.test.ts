import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { markupOf, textOf } from '../../testing/rendered.ts';
import { StudentLink } from './StudentLink.tsx';

const link = { href: 'https://asha-rao.example/cv.pdf', isFile: true, children: 'Maps' };

describe('a link of a student', () => {
  it('opens in a new tab', () => {
    const shown = createElement(StudentLink, { ...link, isHidden: false });
    expect(markupOf(shown)).toContain(`href="${link.href}" target="_blank" rel="noopener noreferrer"`);
    expect(textOf(shown)).toBe('Maps (opens in a new tab)');
  });

  it('keeps its address and asks first while the name is hidden', () => {
    const markup = markupOf(createElement(StudentLink, { ...link, isHidden: true }));
    expect(markup).toContain('aria-haspopup="dialog"');
    expect(markup).not.toMatch(/href|asha/);
  });
});
