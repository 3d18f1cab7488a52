import { testMail } from '#admin/service.ts';
import {
  accountDeletedMail,
  emailChangeApprovalMail,
  emailChangedMail,
  emailChangeProofMail,
  emailTakenMail,
  newSignInMail,
  newUserMail,
  oneTimeCodeMail,
  passwordChangedMail,
  passwordResetMail,
  usernameChangedMail,
  welcomeMail,
} from '#identity/service.ts';
import { mailTemplates } from '#mail/service.ts';

/** Every mail that the product sends. */
export const templates = mailTemplates([
  testMail,
  accountDeletedMail,
  emailChangeApprovalMail,
  emailChangeProofMail,
  emailChangedMail,
  emailTakenMail,
  newSignInMail,
  newUserMail,
  oneTimeCodeMail,
  passwordChangedMail,
  passwordResetMail,
  usernameChangedMail,
  welcomeMail,
]);
