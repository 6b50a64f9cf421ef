import { describe, expect, it } from 'vitest';
import { aCertificate, someEvidence } from '../testing/verification.ts';
import { cinWarning, countGiven, documentLinkRule, isHalfGiven, isSameProof, onlyOne, proofOf } from './proof.ts';

describe('a CIN', () => {
  it.each<[cin: string, advice: string | null]>([
    ['  ', null],
    ['U72900PN2014PTC151234', null],
    [' l72900pn2014plc151234 ', null],
    [' U72900PN2014 ', 'A CIN has 21 characters. This one has 12.'],
    ['U72900PN2014PTC1512345', 'A CIN has 21 characters. This one has 22.'],
    ['123456789012345678901', 'A CIN looks like U72900PN2014PTC151234.'],
  ])('%j has the advice %j', (cin, advice) => {
    expect(cinWarning(cin)).toBe(advice);
  });
});

describe('evidence', () => {
  it.each([
    ['a trimmed CIN', { cin: ' U72900PN2014PTC151234 ' }, { cin: 'U72900PN2014PTC151234', link: '' }],
    ['a link with its scheme', { link: ' files.example/a.pdf' }, { cin: '', link: 'https://files.example/a.pdf' }],
    ['the address of an uploaded document', { document: aCertificate() }, { cin: '', link: '/uploads/1.pdf' }],
  ])('is sent as %s', (_, given, proof) => expect(proofOf(someEvidence(given))).toEqual(proof));

  it.each([
    ['nothing', {}],
    ['blanks', { cin: ' ', link: ' ' }],
    ['a text that is no link', { link: 'my card' }],
    ['a script', { link: 'javascript:alert(1)' }],
    ['a document that is not uploaded yet', { document: aCertificate({ url: '' }) }],
    ['all three', { cin: 'U7', link: 'files.example', document: aCertificate() }],
  ])('is not sent as %s', (_, given) => expect(proofOf(someEvidence(given))).toBeNull());

  it('is counted, complete or not', () => {
    expect(countGiven(someEvidence())).toBe(0);
    expect(countGiven(someEvidence({ cin: ' ', link: ' ' }))).toBe(0);
    expect(countGiven(someEvidence({ cin: 'U7', document: aCertificate({ url: '' }) }))).toBe(2);
  });

  it('is incomplete if it can neither be sent nor was skipped', () => {
    expect(isHalfGiven(someEvidence())).toBe(false);
    expect(isHalfGiven(someEvidence({ link: 'files.example' }))).toBe(false);
    expect(isHalfGiven(someEvidence({ link: 'my card' }))).toBe(true);
    expect(isHalfGiven(someEvidence({ link: 'my card', skipped: true }))).toBe(false);
  });

  it('is compared with submitted proof', () => {
    const proof = { cin: '', link: '/uploads/1.pdf' };
    expect(isSameProof(proof, { ...proof })).toBe(true);
    expect(isSameProof(proof, { ...proof, link: '/uploads/2.pdf' })).toBe(false);
    expect(isSameProof(proof, null)).toBe(false);
  });
});

describe('messages', () => {
  it('are as specified', () => expect(onlyOne).toBe('You can only select one.'));

  it('explain a valid link', () => {
    expect(documentLinkRule('my card')).toBe('Enter a link that begins with https://');
    expect(documentLinkRule('files.example/card.pdf')).toBeNull();
  });
});
