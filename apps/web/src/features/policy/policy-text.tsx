import type { ReactNode } from 'react';

export interface PolicySection {
  readonly id: string;
  readonly title: string;
  readonly body: ReactNode;
}

export function policySections(product: string): readonly PolicySection[] {
  return [
    {
      id: 'about',
      title: 'What this is about',
      body: (
        <>
          <p>{`${product} Recruiter brings companies and students together. This page says which personal data we handle when you use it as a recruiter, what we do with it, and what you can ask of us. The student app has its own policy.`}</p>
          <p>{`“We” is the company that runs ${product} Recruiter. “You” is the person who signs up here for a company.`}</p>
        </>
      ),
    },
    {
      id: 'data',
      title: 'What we keep about you',
      body: (
        <ul>
          <Entry as="li" term="Your account:">
            your email address, and your password in a form that no one can read, including us.
          </Entry>
          <Entry as="li" term="Your profile:">
            name, designation, phone number, location, the industries you hire in, and a picture if you add one.
          </Entry>
          <Entry as="li" term="Your company:">
            its page, its logo, and the members who use this application.
          </Entry>
          <Entry as="li" term="Proof:">
            documents and numbers that you submit to verify yourself or your company.
          </Entry>
          <Entry as="li" term="Your work here:">
            your jobs, your searches, and the candidates you view and shortlist.
          </Entry>
          <Entry as="li" term="Technical records:">
            time, address and outcome of requests, kept to find faults and to stop abuse.
          </Entry>
        </ul>
      ),
    },
    {
      id: 'device',
      title: 'What stays on your device',
      body: (
        <>
          <p>{`One cookie says that you are signed in. Scripts can't read it. It's sent to ${product} only, and it ends with your session.`}</p>
          <p>
            One entry in your browser's storage holds your unsent work, such as a draft of a job, so that a reload loses
            nothing. It never holds a password or a code, and signing out removes it.
          </p>
          <p>There are no advertising cookies, no trackers and no fonts or scripts from other companies.</p>
        </>
      ),
    },
    {
      id: 'purpose',
      title: 'Why we use it',
      body: (
        <ul>
          <li>To run what you signed up for: your account, your company page, your jobs, your shortlists.</li>
          <li>To prove to students that the recruiters who email them are genuine.</li>
          <li>To suggest candidates who match a job: by its skills, location and experience, never by who you are.</li>
          <li>To keep the service safe: codes by email, limits on wrong attempts, and records of failures.</li>
          <li>To answer you when you ask for help.</li>
        </ul>
      ),
    },
    {
      id: 'sharing',
      title: 'Who sees it',
      body: (
        <>
          <Entry as="p" term="Students">
            see your company, your jobs, your name and your designation. A student is told when you view or shortlist
            their profile for a job.
          </Entry>
          <Entry as="p" term="Colleagues">
            from the same company see its jobs and its people. They can't change your jobs.
          </Entry>
          <Entry as="p" term="Providers">
            that host the service and deliver its email see only the data they need, under contract and on our
            instructions. We don't sell your data. We give data to an authority only if the law requires it.
          </Entry>
        </>
      ),
    },
    {
      id: 'candidates',
      title: 'What you see of candidates',
      body: (
        <p>
          Profiles are shown to you for one purpose: to decide whether to hire. Use contact details for that only, keep
          no copies longer than the hiring takes, and don't pass them on. If you break these rules, you lose access.
        </p>
      ),
    },
    {
      id: 'retention',
      title: 'How long we keep it',
      body: (
        <ul>
          <li>Account, profile and jobs: as long as your account exists.</li>
          <li>One-time codes: fifteen minutes, or until they are used.</li>
          <li>Verification documents: until a reviewer decides, and then as long as the law requires.</li>
          <li>Technical records: at most ninety days.</li>
          <li>After an account is deleted: backups are overwritten within thirty days.</li>
        </ul>
      ),
    },
    {
      id: 'security',
      title: 'How it is protected',
      body: (
        <p>
          Everything travels encrypted. Passwords are stored as slow, salted hashes. Codes work once. Access within our
          team is limited to those who need it, and is recorded. If a security incident affects you, we'll tell you
          without delay what happened and what you can do.
        </p>
      ),
    },
    {
      id: 'rights',
      title: 'What you can ask for',
      body: (
        <p>
          You may see your data, have it corrected, take it with you in a common format, object to a use, or have it
          deleted. Asking is free, and we answer within thirty days. If you aren't satisfied with the answer, you can
          contact the data protection authority where you live.
        </p>
      ),
    },
    {
      id: 'changes',
      title: 'Changes and contact',
      body: (
        <>
          <p>
            If this policy changes in a way that affects you, we'll email you before it applies. The date at the top
            says which version you read.
          </p>
          <p>{`The quickest way to reach us is to reply to any email from ${product}: a person reads it and forwards it to the person responsible for data protection.`}</p>
        </>
      ),
    },
  ];
}

interface EntryProps {
  readonly as: 'li' | 'p';
  readonly term: string;
  readonly children: string;
}

function Entry({ as: Tag, term, children }: EntryProps) {
  return (
    <Tag>
      <strong>{term}</strong>
      <span>{` ${children}`}</span>
    </Tag>
  );
}
