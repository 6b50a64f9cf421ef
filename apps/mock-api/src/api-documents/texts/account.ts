import type { FeatureText } from './call-text.ts';

export const accountTexts: FeatureText = {
  name: 'account',
  description: 'Signing up and in, one-time codes, passwords, and the recruiter’s own profile.',
  calls: {
    signUp: {
      summary: 'Sign up',
      description:
        'Opens an account and sends a six-digit code to its e-mail address; `verifyOtp` takes the code. With `verified: true` and no `_id` there ' +
        'is such an account already (‘Email already Registered’), and nothing was sent. Who signs up with Google sends its `credential` along, ' +
        'is verified at once and signed in: then there is an `_id`.',
      source: 'Specification 1, section 7; decisions 12 and 16',
      limited: true,
    },
    login: {
      summary: 'Sign in',
      description:
        'Sets the session cookie. A wrong e-mail or password is answered with 200, `error`, and in `type` the field it belongs to ' +
        '(`email` or `password`) with the words for it in `message`. `verified: false` means that the code of the sign-up was never entered: ' +
        'there is no session then. `is_form_filled` tells whether the introduction is still to be written.',
      source: 'Specification 1, sections 4 and 7; decisions 16 and 17',
      limited: true,
    },
    forgotPassword: {
      summary: 'Ask for a code for a new password',
      description:
        'Sends a code; `verifyOtpLogin` takes it. An unknown e-mail is answered with 200, `error` and words in `message`.',
      source: 'Specification 1, sections 7 and 8; decision 12',
      limited: true,
    },
    verifyOtp: {
      summary: 'Confirm the e-mail address of a sign-up',
      description:
        'Sets the session cookie. The code is a number from 100000 to 999999, lives 15 minutes and works once; five wrong tries spend ' +
        'it. A wrong one is answered with 200, `error` and ‘Invalid OTP’ or better words in `message`. It is taken only from the browser ' +
        'that signed up last (a cookie tells), so that nobody confirms a password of somebody else.',
      source: 'Specification 1, section 7; decisions 12 and 17',
      limited: true,
    },
    verifyOtpLogin: {
      summary: 'Enter the code for a new password',
      description: 'Sets a session cookie that `createNewPassword` accepts for 15 minutes. Otherwise as `verifyOtp`.',
      source: 'Specification 1, section 7; decisions 12, 17 and 18',
      limited: true,
    },
    resendOtp: {
      summary: 'Send a new code',
      description:
        'Sends another code where one is expected. The answer is the same for everybody: it does not tell who has an account.',
      source: 'Specification 1, section 7',
      limited: true,
    },
    createNewPassword: {
      summary: 'Choose a new password after a code',
      description:
        'Works in a session won by `verifyOtpLogin` for this very e-mail within the last 15 minutes, once: every session of the account ends, this one too.',
      source: 'Specification 1, section 7; decision 18',
      refusals: { 403: 'No code was entered for this e-mail within the last 15 minutes.' },
    },
    changePassword: {
      summary: 'Change one’s password',
      description: 'Asks for the current password. Every session of the account ends, this one too.',
      source: 'Specification 1, section 7; decision 14',
      limited: true,
      refusals: {
        403: 'The current password is wrong, the account is somebody else’s, or it signs in with Google.',
        409: 'The password was changed by another request in the same moment.',
      },
    },
    deleteAccount: {
      summary: 'Delete one’s account',
      description:
        'Everything of the account goes for good. How the account signs in is known to the server; the flag in the body decides nothing. ' +
        'A password account sends its `password`, a Google account its `credential`.',
      source: 'Specification 1, section 7; decisions 16 and 18',
      limited: true,
      refusals: { 403: 'The password or credential is wrong, or one of the ids is somebody else’s.' },
    },
    getRecruiterDetails: {
      summary: 'Read the recruiter’s own details',
      description:
        'The first entry of `recruiter` is the recruiter; the list is empty until the introduction is saved. `id` is the account id, the ' +
        'entry’s `_id` the details id: two different ids.',
      source: 'Specification 1, sections 3 and 7; decisions 11 and 24',
      readOnly: true,
      refusals: { 403: 'These are somebody else’s details.' },
    },
    editProfile: {
      summary: 'Change name, phone, position and location',
      description: 'Replaces all four.',
      source: 'Specification 1, sections 5 and 7',
      refusals: { 403: 'This is somebody else’s profile, or the introduction is not saved yet.' },
    },
    uploadProfilePicture: {
      summary: 'Upload a profile picture',
      description: 'PNG, JPEG, WebP, GIF or AVIF by content, at most 5 MB; it takes the place of the picture before.',
      source: 'Specification 1, sections 5 and 7; decision 21',
      refusals: { 403: 'This is somebody else’s profile, or the introduction is not saved yet.' },
      limited: true,
    },
    uploadCoverPicture: {
      summary: 'Upload a cover picture',
      description: 'PNG, JPEG, WebP, GIF or AVIF by content, at most 5 MB; it takes the place of the picture before.',
      source: 'Specification 1, sections 5 and 7; decision 21',
      refusals: { 403: 'This is somebody else’s profile, or the introduction is not saved yet.' },
      limited: true,
    },
  },
};
