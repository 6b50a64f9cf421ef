/** Both sides mean the same free-mail domains: sign-up warns of them, and they confirm no membership (decision 59). */
export { isFreeMail } from '@glo/domain/account/free-mail';
