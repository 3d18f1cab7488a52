import { oc } from '@orpc/contract';
import { z } from 'zod';
import type { Preferences } from '#platform/pure/preferences.ts';
import { accountRoutes } from './contract-account.ts';
import { registration, route, routeInfo, sessionResult, successStatus, type UserDocument } from './contract-parts.ts';
import { secondFactorRoutes, securityRoutes } from './contract-security.ts';
import { signInRoutes } from './contract-sign-in.ts';
import { accountSummary } from './model/account-content.ts';

/**
 * The caller of a request: a visitor (`deactivated` if an admin has deactivated the account of their session), the
 * operator, who holds the set-up link of an instance without an admin, or a member with their current user document.
 */
export type Actor =
  | { kind: 'visitor'; deactivated?: true }
  | { kind: 'operator' }
  | { kind: 'member'; uid: string; isAdmin: boolean; sessionId: string; user: UserDocument; preferences: Preferences };

export type { AccountPreferences, UsernameAvailability } from './contract-account.ts';
export { type UserDocument, userDocument } from './contract-parts.ts';
export { type Invitation, invitation, newInvitations, newPerson } from './contract-people.ts';
export {
  type AccountSecurity,
  type EmailChange,
  type MemberPasskey,
  type MemberSession,
  memberSession,
  type OwnEvent,
} from './contract-security.ts';
export type { OwnInvitation, SignUpOptions, StepUpInput, StepUpMethod, StepUpState } from './contract-sign-in.ts';
export { language } from './model/fields.ts';
export { INVITATION_LIMITS, INVITATION_STATES, type InvitationState } from './model/invitation.ts';
export type { Notifications } from './model/notifications.ts';
export {
  type ListedPerson,
  listedPerson,
  PERSON_SORTS,
  PERSON_STATES,
  type PersonSort,
  type PersonState,
} from './model/people.ts';
export { SET_UP_SCHEME } from './model/set-up-scheme.ts';

export const identityContract = {
  ...signInRoutes,
  ...secondFactorRoutes,
  setUp: route('POST', '/set-up', 'Create the first admin with the setup token')
    .input(z.strictObject({ ...registration.shape, username: z.string().min(1).max(100) }))
    .output(sessionResult),
  ...accountRoutes,
  ...securityRoutes,
  exportMe: oc
    .route({ ...routeInfo('GET', '/me/export', 'Export your data as a ZIP'), outputStructure: 'detailed' })
    .output(z.object({ headers: z.record(z.string(), z.string()), body: z.instanceof(ReadableStream) })),
  importMe: route('POST', '/me/import', 'Import an exported ZIP (application/zip)')
    .input(z.instanceof(Blob))
    .output(z.object({ imported: z.array(z.string()), warnings: z.array(z.string()) })),
  deletion: route('GET', '/me/deletion', 'List what is deleted with your account').output(accountSummary),
  deleteMe: route('DELETE', '/me', 'Delete your account and everything in it').output(successStatus),
};
