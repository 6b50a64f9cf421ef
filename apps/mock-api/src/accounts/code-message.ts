import type { CodeRow, MessageRow } from '../data/rows.ts';
import { newId } from '../data/new-id.ts';
import type { World } from '../http/world.ts';

const reasons: Readonly<Record<CodeRow['purpose'], { subject: string; opening: string; unexpected: string }>> = {
  'sign-up': {
    subject: 'Confirm your e-mail address',
    opening: 'Welcome! Enter this code to confirm your e-mail address and finish signing up:',
    unexpected: 'If you did not sign up, please ignore this e-mail: without the code no account is opened.',
  },
  password: {
    subject: 'Choose a new password',
    opening: 'Somebody, hopefully you, asked for a new password. Enter this code to choose one:',
    unexpected: 'If it was not you, please ignore this e-mail: your password stays as it is.',
  },
};

export function codeMessage(world: World, to: string, purpose: CodeRow['purpose'], code: number): MessageRow {
  const { subject, opening, unexpected } = reasons[purpose];
  const text = `Hello,

${opening}

    ${code}

The code works once and for 15 minutes. Never pass it on; nobody from our team will ask you for it.

${unexpected}

The recruiter team`;
  return {
    id: newId(world, 'messages'),
    to,
    kind: 'code',
    subject: `${code}: ${subject}`,
    text,
    code: String(code),
    at: world.clock.now().toISOString(),
  };
}
