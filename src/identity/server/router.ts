import { implement } from '@orpc/server';
import { identityContract } from '../contract.ts';
import { changePassword } from './account/change-password.ts';
import { removePhoto, setPhoto } from './account/change-photo.ts';
import { changeProfile } from './account/change-profile.ts';
import { deleteAccount } from './account/delete-account.ts';
import { addPasskey, passkeyOptions, removePasskey, renamePasskey } from './account/passkeys.ts';
import { readOwnDocument } from './account/read-own-document.ts';
import { requestReset, resetPassword } from './account/reset-password.ts';
import { confirmTwoFactor, disableTwoFactor, enableTwoFactor, renewBackupCodes } from './account/two-factor.ts';
import { passkeySignInOptions, signInWithPasskey } from './auth/passkey-sign-in.ts';
import { signInWithBackupCode, signInWithCode } from './auth/second-factor.ts';
import { setUp } from './auth/set-up.ts';
import { signIn } from './auth/sign-in.ts';
import { signOut } from './auth/sign-out.ts';
import { verifyEmail } from './auth/verify-email.ts';
import type { IdentityCtx } from './context.ts';
import { cancelEmailChange, changeEmail } from './email-change/change-email.ts';
import { confirmEmail } from './email-change/confirm-email.ts';
import { listOwnEvents } from './events/list-own-events.ts';
import { importAccount } from './export/read-import.ts';
import { exportAccount } from './export/write-export.ts';
import { readInvitation } from './invitations/read-invitation.ts';
import { endOtherSessions, endSession } from './sessions/end-sessions.ts';
import { readAccountSecurity } from './sessions/read-account-security.ts';
import { signUp } from './sign-up.ts';
import { confirmIdentity } from './step-up/confirm-identity.ts';
import { readStepUpState } from './step-up/require-step-up.ts';
import { changeUsername } from './username/change-username.ts';
import { checkUsername } from './username/check-username.ts';

const os = implement(identityContract).$context<IdentityCtx>();

export const identityRouter = os.router({
  entrance: os.entrance.handler(({ context: { settings, instance } }) => ({
    signUp: instance.current.signUp,
    hidesAccounts: settings.HIDE_ACCOUNTS,
  })),
  invitation: os.invitation.handler(({ context, input }) => readInvitation(context, input)),
  signUp: os.signUp.handler(({ context, input }) => signUp(context, input)),
  signIn: {
    email: os.signIn.email.handler(({ context, input }) => signIn(context, input)),
    username: os.signIn.username.handler(({ context, input }) => signIn(context, input)),
    code: os.signIn.code.handler(({ context, input }) => signInWithCode(context, input)),
    backupCode: os.signIn.backupCode.handler(({ context, input }) => signInWithBackupCode(context, input)),
    passkeyOptions: os.signIn.passkeyOptions.handler(({ context }) => passkeySignInOptions(context)),
    passkey: os.signIn.passkey.handler(({ context, input }) => signInWithPasskey(context, input)),
  },
  stepUp: {
    state: os.stepUp.state.handler(({ context }) => readStepUpState(context)),
    prove: os.stepUp.prove.handler(({ context, input }) => confirmIdentity(context, input)),
  },
  signOut: os.signOut.handler(({ context }) => signOut(context)),
  verifyEmail: os.verifyEmail.handler(({ context, input }) => verifyEmail(context, input)),
  password: {
    requestReset: os.password.requestReset.handler(({ context, input }) => requestReset(context, input)),
    reset: os.password.reset.handler(({ context, input }) => resetPassword(context, input)),
    change: os.password.change.handler(({ context, input }) => changePassword(context, input)),
  },
  twoFactor: {
    enable: os.twoFactor.enable.handler(({ context, input }) => enableTwoFactor(context, input)),
    confirm: os.twoFactor.confirm.handler(({ context, input }) => confirmTwoFactor(context, input)),
    disable: os.twoFactor.disable.handler(({ context, input }) => disableTwoFactor(context, input)),
    renewBackupCodes: os.twoFactor.renewBackupCodes.handler(({ context, input }) => renewBackupCodes(context, input)),
  },
  passkeys: {
    options: os.passkeys.options.handler(({ context }) => passkeyOptions(context)),
    add: os.passkeys.add.handler(({ context, input }) => addPasskey(context, input)),
    rename: os.passkeys.rename.handler(({ context, input }) => renamePasskey(context, input)),
    remove: os.passkeys.remove.handler(({ context, input }) => removePasskey(context, input)),
  },
  setUp: os.setUp.handler(({ context, input }) => setUp(context, input)),
  me: os.me.handler(({ context }) => readOwnDocument(context)),
  changeMe: os.changeMe.handler(({ context, input }) => changeProfile(context, input)),
  changeUsername: os.changeUsername.handler(({ context, input }) => changeUsername(context, input)),
  checkUsername: os.checkUsername.handler(({ context, input }) => checkUsername(context, input)),
  photo: {
    set: os.photo.set.handler(({ context, input }) => setPhoto(context, input)),
    remove: os.photo.remove.handler(({ context }) => removePhoto(context)),
  },
  security: os.security.handler(({ context }) => readAccountSecurity(context)),
  events: os.events.handler(({ context, input }) => listOwnEvents(context, input)),
  endSession: os.endSession.handler(({ context, input }) => endSession(context, input)),
  endOtherSessions: os.endOtherSessions.handler(({ context }) => endOtherSessions(context)),
  email: {
    change: os.email.change.handler(({ context, input }) => changeEmail(context, input)),
    confirm: os.email.confirm.handler(({ context, input }) => confirmEmail(context, input)),
    cancel: os.email.cancel.handler(({ context }) => cancelEmailChange(context)),
  },
  exportMe: os.exportMe.handler(({ context }) => exportAccount(context)),
  importMe: os.importMe.handler(({ context, input }) => importAccount(context, input)),
  deleteMe: os.deleteMe.handler(({ context }) => deleteAccount(context)),
});
