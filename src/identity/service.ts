/** Public entry point of the identity domain for the server: actors, accounts, invitations and their emails. */

export { linkName } from '#platform/pure/networks/network-names.ts';
export { foldUsername } from './model/username.ts';
export { UnsubscribePage, type UnsubscribeView } from './pages/unsubscribe-page.tsx';
export { adminMailboxes } from './server/account/admin-mailboxes.ts';
export { findFileOwner } from './server/account/find-file-owner.ts';
export { findMailbox } from './server/account/find-mailbox.ts';
export { findPerson, findPersonNames } from './server/account/find-people.ts';
export { findPhotosInUse } from './server/account/find-photos-in-use.ts';
export { findPublicPerson, type PublicPerson } from './server/account/find-public-person.ts';
export { lockMembers } from './server/account/lock-members.ts';
export { isActive, setActive } from './server/account/set-active.ts';
export { identifyActor } from './server/actor/identify-actor.ts';
export { requireMember, requireSession, requireVerifiedEmail } from './server/actor/require-member.ts';
export { hasSessionCookie } from './server/actor/session-token.ts';
export { readSetUpLink } from './server/actor/set-up-link.ts';
export type { IdentityCtx, OperatorCtx } from './server/context.ts';
export { accountMemberData } from './server/export/account-member-data.ts';
export type {
  MemberDataModule,
  OnLeftOut,
  OpenedExport,
  RenderedFile,
} from './server/export/member-data-module.ts';
export { RENDERED_CV_FOLDER, RENDERED_SITE_FOLDER } from './server/export/rendered-paths.ts';
export { mailFunctions } from './server/functions.ts';
export { listInvitations } from './server/invitations/list-invitations.ts';
export { sendInvitations } from './server/invitations/send-invitations.ts';
export { withdrawInvitation } from './server/invitations/withdraw-invitation.ts';
export { identityMailTemplates } from './server/mail-templates.ts';
export { makeUnsubscribeHandler, type UnsubscribeRenderer } from './server/notifications/make-unsubscribe-handler.ts';
export { activatePerson } from './server/people/activate-person.ts';
export { grantAdmin, revokeAdmin } from './server/people/change-admin.ts';
export { createPerson, createVerifiedPerson } from './server/people/create-person.ts';
export { createResetLink } from './server/people/create-reset-link.ts';
export { deactivatePerson } from './server/people/deactivate-person.ts';
export { deletePerson } from './server/people/delete-person.ts';
export { endPersonSessions } from './server/people/end-person-sessions.ts';
export { listPeople, type PersonListRow, peopleInBatches } from './server/people/list-people.ts';
export { readAccount } from './server/people/read-account.ts';
export { resetTwoFactor } from './server/people/reset-two-factor.ts';
export { sendReset } from './server/people/send-reset.ts';
export { setStorageLimit } from './server/people/set-storage-limit.ts';
export { verifyPerson } from './server/people/verify-person.ts';
export { recordAdminEvent } from './server/record-event.ts';
export { isCurrentAdmin, requireAdmin } from './server/require-admin.ts';
export { identityRouter } from './server/router.ts';
export { hashOf, newSecretToken } from './server/secret-token.ts';
export { makeIdentity, startIdentity } from './server/start-identity.ts';
export { countOpenInvitations, countPeople } from './server/totals/store.ts';
export { findCurrentUsername } from './server/username/find-current-username.ts';
export { isUsernameKnown } from './server/username/is-username-known.ts';
