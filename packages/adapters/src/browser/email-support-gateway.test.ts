import { afterEach, describe, expect, it, vi } from 'vitest';
import { EmailSupportGateway } from './email-support-gateway.ts';

afterEach(() => vi.unstubAllGlobals());

describe('support by email', () => {
  it('opens an email with address, subject and text', () => {
    expect(opened('help@acme.example', 'Report a bug', 'One & two?\nThree #4 é')).toBe(
      'mailto:help@acme.example?subject=Report%20a%20bug&body=One%20%26%20two%3F%0D%0AThree%20%234%20%C3%A9',
    );
  });

  it('leaves the address empty if none is configured', () => {
    expect(opened('', 'Need help', 'x')).toBe('mailto:?subject=Need%20help&body=x');
  });

  it('escapes text that looks like further email fields', () => {
    expect(opened('a@b.example', 'x&cc=c@d.example', '&bcc=e@f.example')).not.toMatch(/[?&]b?cc=/);
  });

  it.each([
    ['😀', 150, true],
    ['😀', 170, false],
    ['\n', 320, true],
    ['\n', 340, false],
  ])('opens no link that mail programs drop: %j %i times opens %s', (text, times, opens) => {
    const link = opened('help@acme.example', 'Report a bug', text.repeat(times));
    expect(link !== '').toBe(opens);
    expect(link.length).toBeLessThanOrEqual(2000);
  });

  it('accepts half a surrogate pair', () => {
    expect(opened('', 'x', '\ud83d')).toBe('mailto:?subject=x&body=%EF%BF%BD');
  });
});

/** The address of the clicked link. */
function opened(address: string, subject: string, text: string): string {
  const clicked: string[] = [];
  const link = { href: '', click: () => clicked.push(link.href) };
  vi.stubGlobal('document', { createElement: () => link });
  new EmailSupportGateway(address).prepare({ subject, text });
  return clicked.join();
}
