import { accountCreatedMail } from './emails/account-created-mail.tsx';
import { accountDeactivatedMail } from './emails/account-deactivated-mail.tsx';
import { accountDeletedMail } from './emails/account-deleted-mail.tsx';
import { accountSecurityMail } from './emails/account-security-mail.tsx';
import { changedByAdminMail } from './emails/changed-by-admin-mail.tsx';
import { emailChangeApprovalMail } from './emails/email-change-approval-mail.tsx';
import { emailChangeProofMail } from './emails/email-change-proof-mail.tsx';
import { emailChangedMail } from './emails/email-changed-mail.tsx';
import { emailTakenMail } from './emails/email-taken-mail.tsx';
import { invitationMail } from './emails/invitation-mail.tsx';
import { newSignInMail } from './emails/new-sign-in-mail.tsx';
import { newUserMail } from './emails/new-user-mail.tsx';
import { oneTimeCodeMail } from './emails/one-time-code-mail.tsx';
import { passwordChangedMail } from './emails/password-changed-mail.tsx';
import { passwordResetMail } from './emails/password-reset-mail.tsx';
import { usernameChangedMail } from './emails/username-changed-mail.tsx';
import { verifyReminderMail } from './emails/verify-reminder-mail.tsx';
import { welcomeMail } from './emails/welcome-mail.tsx';

/** The email templates of this domain. */
export const identityMailTemplates = [
  accountCreatedMail,
  accountDeactivatedMail,
  accountDeletedMail,
  accountSecurityMail,
  changedByAdminMail,
  emailChangeApprovalMail,
  emailChangeProofMail,
  emailChangedMail,
  emailTakenMail,
  invitationMail,
  newSignInMail,
  newUserMail,
  oneTimeCodeMail,
  passwordChangedMail,
  passwordResetMail,
  usernameChangedMail,
  verifyReminderMail,
  welcomeMail,
];
