import { implement } from '@orpc/server';
import { command } from '#platform/server/command.ts';
import { identityContract } from '../contract.ts';
import { changePassword } from './account/change-password.ts';
import { removePhoto, setPhoto } from './account/change-photo.ts';
import { changeProfile } from './account/change-profile.ts';
import { deleteAccount } from './account/delete-account.ts';
import { addPasskey, passkeyOptions, removePasskey, renamePasskey } from './account/passkeys.ts';
import { changePreferences, readPreferences } from './account/preferences.ts';
import { readOwnDocument } from './account/read-own-document.ts';
import { requestReset, resetPassword } from './account/reset-password.ts';
import { summarizeAccount } from './account/summarize-account.ts';
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
import { changeNotifications, readNotifications } from './notifications/own-notifications.ts';
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
  invitation: os.invitation.handler(command(readInvitation)),
  signUp: os.signUp.handler(command(signUp)),
  signIn: {
    email: os.signIn.email.handler(command(signIn)),
    username: os.signIn.username.handler(command(signIn)),
    code: os.signIn.code.handler(command(signInWithCode)),
    backupCode: os.signIn.backupCode.handler(command(signInWithBackupCode)),
    passkeyOptions: os.signIn.passkeyOptions.handler(command(passkeySignInOptions)),
    passkey: os.signIn.passkey.handler(command(signInWithPasskey)),
  },
  stepUp: {
    state: os.stepUp.state.handler(command(readStepUpState)),
    prove: os.stepUp.prove.handler(command(confirmIdentity)),
  },
  signOut: os.signOut.handler(command(signOut)),
  verifyEmail: os.verifyEmail.handler(command(verifyEmail)),
  password: {
    requestReset: os.password.requestReset.handler(command(requestReset)),
    reset: os.password.reset.handler(command(resetPassword)),
    change: os.password.change.handler(command(changePassword)),
  },
  twoFactor: {
    enable: os.twoFactor.enable.handler(command(enableTwoFactor)),
    confirm: os.twoFactor.confirm.handler(command(confirmTwoFactor)),
    disable: os.twoFactor.disable.handler(command(disableTwoFactor)),
    renewBackupCodes: os.twoFactor.renewBackupCodes.handler(command(renewBackupCodes)),
  },
  passkeys: {
    options: os.passkeys.options.handler(command(passkeyOptions)),
    add: os.passkeys.add.handler(command(addPasskey)),
    rename: os.passkeys.rename.handler(command(renamePasskey)),
    remove: os.passkeys.remove.handler(command(removePasskey)),
  },
  setUp: os.setUp.handler(command(setUp)),
  me: os.me.handler(command(readOwnDocument)),
  changeMe: os.changeMe.handler(command(changeProfile)),
  changeUsername: os.changeUsername.handler(command(changeUsername)),
  checkUsername: os.checkUsername.handler(command(checkUsername)),
  preferences: {
    read: os.preferences.read.handler(command(readPreferences)),
    change: os.preferences.change.handler(command(changePreferences)),
  },
  notifications: {
    read: os.notifications.read.handler(command(readNotifications)),
    change: os.notifications.change.handler(command(changeNotifications)),
  },
  photo: {
    set: os.photo.set.handler(command(setPhoto)),
    remove: os.photo.remove.handler(command(removePhoto)),
  },
  security: os.security.handler(command(readAccountSecurity)),
  events: os.events.handler(command(listOwnEvents)),
  endSession: os.endSession.handler(command(endSession)),
  endOtherSessions: os.endOtherSessions.handler(command(endOtherSessions)),
  email: {
    change: os.email.change.handler(command(changeEmail)),
    confirm: os.email.confirm.handler(command(confirmEmail)),
    cancel: os.email.cancel.handler(command(cancelEmailChange)),
  },
  exportMe: os.exportMe.handler(command(exportAccount)),
  importMe: os.importMe.handler(command(importAccount)),
  deletion: os.deletion.handler(command(summarizeAccount)),
  deleteMe: os.deleteMe.handler(command(deleteAccount)),
});
