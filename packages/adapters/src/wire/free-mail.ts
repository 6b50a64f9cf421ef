/** Shared with the mock API, where free-mail domains confirm no membership (decision 59). */
export { isFreeMail } from '@glo/domain/account/free-mail';
