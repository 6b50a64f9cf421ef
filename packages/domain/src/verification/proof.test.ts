import { describe, expect, it } from 'vitest';
import { aCertificate, someEvidence } from '../testing/verification.ts';
import { cinWarning, countGiven, documentLinkRule, isHalfGiven, isSameProof, onlyOne, proofOf } from './proof.ts';

describe('a CIN', () => {
  it.each(['', '  ', 'U72900PN2014PTC151234', ' U72900PN2014PTC151234 ', 'l72900pn2014plc151234'])(
    '%j is taken without a word',
    (cin) => {
      expect(cinWarning(cin)).toBeNull();
    },
  );

  it('of another length is told how long it is', () => {
    expect(cinWarning(' U72900PN2014 ')).toBe('A CIN has 21 characters: this one has 12.');
    expect(cinWarning('U72900PN2014PTC1512345')).toBe('A CIN has 21 characters: this one has 22.');
  });

  it('of another form is shown one', () => {
    expect(cinWarning('123456789012345678901')).toBe('A CIN is written like U72900PN2014PTC151234.');
  });
});

describe('what is given for a verification', () => {
  it('is sent as a CIN, without the blanks around it', () => {
    expect(proofOf(someEvidence({ cin: ' U72900PN2014PTC151234 ' }))).toEqual({
      cin: 'U72900PN2014PTC151234',
      link: '',
    });
  });

  it('is sent as a link, with the scheme that was left out', () => {
    expect(proofOf(someEvidence({ link: ' files.example/card.pdf' }))).toEqual({
      cin: '',
      link: 'https://files.example/card.pdf',
    });
  });

  it('is sent as the address of an uploaded document', () => {
    expect(proofOf(someEvidence({ document: aCertificate() }))).toEqual({ cin: '', link: '/uploads/1.pdf' });
  });

  it.each([
    ['nothing', {}],
    ['blanks', { cin: ' ', link: ' ' }],
    ['a text that is no link', { link: 'my card' }],
    ['a script', { link: 'javascript:alert(1)' }],
    ['a document that is not uploaded yet', { document: aCertificate({ url: '' }) }],
    ['a CIN and a link', { cin: 'U7', link: 'files.example' }],
    ['a link and a document', { link: 'files.example', document: aCertificate() }],
    ['all three', { cin: 'U7', link: 'files.example', document: aCertificate() }],
  ])('is not sent as %s', (_, given) => expect(proofOf(someEvidence(given))).toBeNull());

  it('is counted, complete or not', () => {
    expect(countGiven(someEvidence())).toBe(0);
    expect(countGiven(someEvidence({ cin: ' ', link: ' ' }))).toBe(0);
    expect(countGiven(someEvidence({ cin: 'U7', document: aCertificate({ url: '' }) }))).toBe(2);
  });

  it('is half-given when it cannot be sent, unless the person goes on without it', () => {
    expect(isHalfGiven(someEvidence())).toBe(false);
    expect(isHalfGiven(someEvidence({ link: 'files.example' }))).toBe(false);
    expect(isHalfGiven(someEvidence({ link: 'my card' }))).toBe(true);
    expect(isHalfGiven(someEvidence({ link: 'my card', skipped: true }))).toBe(false);
  });

  it('is the same as what was sent, or not', () => {
    const proof = { cin: '', link: '/uploads/1.pdf' };
    expect(isSameProof(proof, { ...proof })).toBe(true);
    expect(isSameProof(proof, { ...proof, link: '/uploads/2.pdf' })).toBe(false);
    expect(isSameProof(proof, null)).toBe(false);
  });
});

describe('the words', () => {
  it('are those of the specification', () => expect(onlyOne).toBe('You can only select one.'));

  it('say what a link has to be', () => {
    expect(documentLinkRule('my card')).toBe('Enter a link that begins with https://');
    expect(documentLinkRule('files.example/card.pdf')).toBeNull();
  });
});
