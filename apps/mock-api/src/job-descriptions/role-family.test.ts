import { describe, expect, it } from 'vitest';
import { roleFamily } from './write-description.ts';

describe('roleFamily', () => {
  it.each([
    ['Software Engineer', 'software'],
    ['Front-end Developer', 'software'],
    ['SOC Analyst', 'software'],
    ['IT Administrator', 'software'],
    ['Mechanical Design Engineer', 'engineering'],
    ['Data Engineer', 'data'],
    ['Business Analyst', 'data'],
    ['UI/UX Designer', 'design'],
    ['Product Design Intern', 'design'],
    ['Digital Marketing Executive', 'marketing'],
    ['Content Writer', 'marketing'],
    ['Sales Engineer', 'sales'],
    ['Account Executive', 'sales'],
    ['Accounts Executive', 'finance'],
    ['Financial Analyst', 'finance'],
    ['HR Operations Executive', 'people'],
    ['Technical Recruiter', 'people'],
    ['Supply Chain Analyst', 'operations'],
    ['Customer Support Executive', 'support'],
    ['IT Support Intern', 'support'],
  ])('knows %s as %s', (role, family) => {
    expect(roleFamily(role)).toBe(family);
  });

  it.each(['Pastry Chef', 'Safety Officer', 'Item Writer', 'डेटा', ''])('has no opinion on "%s"', (role) => {
    expect(roleFamily(role)).toBe('general');
  });
});
