/** Door of the identity domain for the server: who acts, how accounts begin and end, and the mails around them. */

export { nameOfLink } from './model/network-names.ts';
export { holdMembers } from './server/account/hold-members.ts';
export { mailboxOf } from './server/account/mailbox-of.ts';
export { photosInUse } from './server/account/photos-in-use.ts';
export { isActive, setActive } from './server/account/set-active.ts';
export { type ShownPerson, shownPerson } from './server/account/shown-person.ts';
export { identifyActor } from './server/actor/identify-actor.ts';
export { requireMember } from './server/actor/require-member.ts';
export type { IdentityCtx } from './server/context.ts';
export { setUpLink } from './server/entrance/set-up-link.ts';
export { accountPart } from './server/export/account-part.ts';
export type { ExportPart } from './server/export/part.ts';
export { mailFunctions } from './server/functions.ts';
export { identityMails } from './server/mails.ts';
export { requireAdmin } from './server/require-admin.ts';
export { identityRouter } from './server/router.ts';
export { startIdentity } from './server/start-identity.ts';
export { presentUsername } from './server/username/present-username.ts';
