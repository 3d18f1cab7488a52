/** Door of the admin domain for the server. */
export type { AdminCtx } from './server/context.ts';
export { testMail } from './server/emails/test-mail.tsx';
export { adminRouter } from './server/router.ts';
