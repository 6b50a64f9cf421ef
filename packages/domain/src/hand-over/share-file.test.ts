import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { accountId, studentId } from '../testing/builders.ts';
import { aProfile, aWork } from '../testing/hiring.ts';
import { type SharedPerson, shareFile, sharedTitle, type ShareOptions } from './share-file.ts';

const options: ShareOptions = {
  title: 'Graduate Data Analyst, Shortlisted',
  job: 'Graduate Data Analyst',
  sender: 'Meera Nair of Tidewater',
  wanted: ['sql', 'R'],
  date: 'November 27, 2026',
  list: 'job:job-1',
  account: accountId('account-1'),
  withNotes: false,
  withContact: false,
  hidesNames: false,
};

function aPerson(change: Partial<SharedPerson> = {}): SharedPerson {
  return {
    id: studentId('student-1'),
    name: 'Aarohi Deshmukh',
    alias: 'Person K7QX',
    skills: ['Python', 'SQL'],
    fit: { met: ['SQL'], missing: ['R'], unknown: [] },
    note: 'Ask Aarohi about maps.',
    profile: aProfile(),
    works: [aWork()],
    ...change,
  };
}

describe('the shared file', () => {
  it('runs its own style and script only', () => {
    const file = shareFile([aPerson()], options);
    const policy = /Content-Security-Policy" content="([^"]+)"/.exec(file)?.[1] ?? '';
    expect(policy).toMatch(/^default-src 'none'; style-src 'sha256-[^ ]+'; script-src 'sha256-[^ ]+'; img-src data:;/);
    for (const [tag, directive] of [
      ['style', 'style-src'],
      ['script', 'script-src'],
    ] as const) {
      const content = new RegExp(`<${tag}>([^]*?)</${tag}>`).exec(file)?.[1] ?? '';
      const hash = createHash('sha256').update(content).digest('base64');
      expect(policy).toContain(`${directive} 'sha256-${hash}'`);
    }
    expect(file).not.toMatch(/<(?:img|link|iframe)\b|\son\w+=|\sstyle=|url\(/);
  });

  it('says who asks, for which job, and what to do', () => {
    const asked = (change: Partial<ShareOptions>, people = [aPerson(), aPerson()]) =>
      /<p>([^]*?)For each candidate/.exec(shareFile(people, { ...options, ...change }))?.[1]?.replace(/<\/?bdi>/g, '');
    expect(asked({})).toMatch(
      /^Meera Nair of Tidewater asks which of these candidates you would interview for the job Graduate Data Analyst\. $/,
    );
    expect(asked({ sender: '', job: '' }, [aPerson()])).toMatch(
      /^You are asked whether you would interview this candidate\. $/,
    );
  });

  it('names the job in the answers, and the list outside a job', () => {
    expect(shareFile([], options)).toContain('data-title="Graduate Data Analyst"');
    expect(shareFile([], { ...options, job: '' })).toContain('data-title="Graduate Data Analyst, Shortlisted"');
  });

  it('shows the fit and the skills that are there', () => {
    const fits = aPerson({ fit: { met: ['SQL', 'R'], missing: [], unknown: [] }, skills: ['Excel', 'SQL', 'R'] });
    expect(shareFile([fits], { ...options, wanted: ['SQL', 'R'] })).toContain(
      '<i class="held"></i><i class="held"></i></span><strong>2 of 2</strong><div class="small" dir="auto">SQL, R</div>',
    );
    const skills = ['A', 'B', 'C', 'D', 'E', 'F'];
    expect(shareFile([aPerson({ fit: null, skills })], { ...options, wanted: [] })).toMatch(
      />Skills<\/th>[^]*<td class="fit"><div class="small" dir="auto">A, B, C, D, E<\/div><\/td>/,
    );
  });

  it('tells the latest education and the place in the row', () => {
    const one = { school: 'Fergusson', degree: 'BSc', majors: '', startDate: '', endDate: '2026-05-01', grade: '7.6' };
    expect(shareFile([aPerson({ profile: aProfile({ education: [one], location: 'Pune' }) })], options)).toMatch(
      />BSc, Fergusson<\/div><div class="small" dir="auto">2026 · Pune · Grade 7\.6 CGPA<\/div>/,
    );
  });

  it('marks the skills that the list asks for, in words and by weight', () => {
    expect(shareFile([aPerson()], options)).toContain(
      '<p>Asked for: <strong><bdi>SQL</bdi></strong></p><p>Asked for, but not on the profile: <bdi>R</bdi></p><p>Also: <bdi>Python</bdi></p>',
    );
    const missing = ['Excel', 'Location: Pune, India'];
    expect(
      shareFile([aPerson({ fit: { met: [], missing, unknown: [] } })], { ...options, wanted: ['Excel'] }),
    ).toContain(
      '<p>Asked for, but not on the profile: <bdi>Excel; Location: Pune, India</bdi></p><p>Also: <bdi>Python, SQL</bdi></p>',
    );
    expect(shareFile([aPerson({ fit: null })], { ...options, wanted: [] })).toContain('<p><bdi>Python, SQL</bdi></p>');
    expect(shareFile([aPerson()], { ...options, wanted: ['SQL', 'Python'] })).not.toContain('Also');
  });

  it('labels grades', () => {
    const one = { school: 'Fergusson', degree: '', majors: '', startDate: '', endDate: '', grade: '82' };
    const file = shareFile([aPerson({ profile: aProfile({ education: [one, { ...one, grade: '' }] }) })], options);
    expect(file).toContain('<li dir="auto">Fergusson, Grade 82%</li><li dir="auto">Fergusson</li>');
  });

  it('has notes and contact only if they are chosen', () => {
    const secret = /about maps|aarohi\.deshmukh@mail|98220/;
    expect(shareFile([aPerson()], options)).not.toMatch(secret);
    expect(shareFile([aPerson()], { ...options, withNotes: true })).toContain('Ask Aarohi about maps.');
    const file = shareFile([aPerson()], { ...options, withContact: true });
    expect(file).toMatch(/aarohi\.deshmukh@mail\.example[^]*\+91 98220 14563/);
  });

  it('hides names in every text, and leaves links and contact out with them', () => {
    const profile = aProfile({
      bio: 'I am AAROHI, see github.com/aarohideshmukh or write to aarohi.deshmukh@mail.example, +91 98220 14563.',
      aspirations: ['Be Aarohi'],
    });
    const works = [aWork({ title: 'Aarohi’s map', description: 'By Deshmukh', link: 'https://buses.example' })];
    const people = [aPerson({ profile, works })];
    const hidden = {
      ...options,
      title: 'For Aarohi',
      job: 'Successor of Aarohi',
      hidesNames: true,
      withContact: true,
      withNotes: true,
    };
    const file = shareFile(people, hidden);
    expect(file).not.toMatch(/aarohi|deshmukh|98220|https?:\/\//i);
    expect(file).toContain('<bdi>Person K7QX</bdi>');
    expect(sharedTitle(hidden.title, people, hidden)).toBe('For Person K7QX');
  });

  it.each(['</script><script>alert(1)</script>', '"><img src=x onerror=alert(1)>', "' onclick='alert(1)", '<!--'])(
    'escapes %s in every value',
    (text) => {
      const education = [{ school: text, degree: text, majors: text, startDate: text, endDate: text, grade: text }];
      const job = { title: text, employmentType: text, companyName: text, startDate: '', endDate: null };
      const profile = aProfile({
        bio: text,
        location: text,
        email: text,
        mobileNumber: text,
        aspirations: [text],
        education,
        workExperience: [job],
      });
      const works = [aWork({ title: text, description: text, link: text, thumbnail: text })];
      const person = aPerson({
        id: studentId(text),
        name: text,
        skills: [text],
        note: text,
        profile,
        works,
      });
      const asked = {
        ...options,
        title: text,
        job: text,
        sender: text,
        wanted: [text],
        list: text,
        account: accountId(text),
        withNotes: true,
        withContact: true,
      };
      const file = shareFile([person], asked);
      expect(file).not.toContain(text);
      expect(file.match(/<script/g)).toHaveLength(1);
      expect(file).not.toMatch(/<img|<!--/);
    },
  );

  it.each(['javascript:alert(1)', 'data:text/html,x', 'file:///etc/passwd', 'https://a b', ' java\nscript:x'])(
    'has no link to %j',
    (link) => {
      expect(shareFile([aPerson({ works: [aWork({ link })] })], options)).not.toContain('href=');
    },
  );

  it('links to http and https without a referrer or an opener', () => {
    expect(shareFile([aPerson()], options)).toContain(
      '<a href="https://buses.example" rel="noopener noreferrer" target="_blank">',
    );
  });

  it('isolates right-to-left names and drops direction marks', () => {
    const file = shareFile([aPerson({ name: '\u202eليلى حداد\u2066' })], options);
    expect(file).toContain('<bdi>ليلى حداد</bdi>');
    expect(file).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/);
  });

  it('keeps a long biography, and says what could not be loaded', () => {
    const file = shareFile([aPerson({ profile: aProfile({ bio: 'x'.repeat(3000) }) })], options);
    expect(file).toContain('x'.repeat(3000));
    expect(shareFile([aPerson({ profile: null, works: null })], options)).toMatch(
      /The profile could not be loaded[^]*The works could not be loaded/,
    );
  });
});
