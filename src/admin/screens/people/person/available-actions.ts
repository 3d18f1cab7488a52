import {
  BadgeCheck,
  KeyRound,
  LogOut,
  type LucideIcon,
  ShieldMinus,
  ShieldOff,
  ShieldPlus,
  Trash2,
  UserCheck,
  UserX,
} from 'lucide-react';
import type { PersonDetails } from '../../../contract/people.ts';

type PersonAction = {
  icon: LucideIcon;
  /** Required input: nothing, a confirmation, a reason, or the member's name. */
  prompt: 'nothing' | 'yes' | 'reason' | 'name';
  danger?: true;
};

/** Actions on a member. */
export const PERSON_ACTIONS = {
  activate: { icon: UserCheck, prompt: 'nothing' },
  verify: { icon: BadgeCheck, prompt: 'yes' },
  sendReset: { icon: KeyRound, prompt: 'nothing' },
  endSessions: { icon: LogOut, prompt: 'yes' },
  resetTwoFactor: { icon: ShieldOff, prompt: 'yes', danger: true },
  giveAdmin: { icon: ShieldPlus, prompt: 'yes' },
  takeAdmin: { icon: ShieldMinus, prompt: 'yes' },
  deactivate: { icon: UserX, prompt: 'reason', danger: true },
  delete: { icon: Trash2, prompt: 'name', danger: true },
} as const satisfies Record<string, PersonAction>;
export type PersonActionName = keyof typeof PERSON_ACTIONS;

/** Actions that admins cannot perform on themselves, so that they do not lock themselves out by accident. */
const NOT_ON_SELF: readonly PersonActionName[] = ['deactivate', 'delete', 'resetTwoFactor'];

type AvailableAction = { name: PersonActionName; blockedBy?: 'yourself' | 'deactivated' | 'unproven' };

/** Returns the actions available for a member: the main ones as buttons, the others in a menu. */
export function availableActions(
  { user, twoFactorEnabled }: Pick<PersonDetails, 'user' | 'twoFactorEnabled'>,
  isSelf: boolean,
) {
  const { isActive, isAdmin, emailVerified } = user;
  const buttons: PersonActionName[] = [
    ...(isActive ? [] : ['activate' as const]),
    ...(emailVerified ? [] : ['verify' as const]),
    ...(isActive ? ['sendReset' as const, 'endSessions' as const] : []),
  ];
  const rest: PersonActionName[] = [
    ...(twoFactorEnabled ? ['resetTwoFactor' as const] : []),
    isAdmin ? 'takeAdmin' : 'giveAdmin',
    ...(isActive ? ['deactivate' as const] : []),
    'delete',
  ];
  const toAvailableAction = (name: PersonActionName): AvailableAction => {
    if (isSelf && NOT_ON_SELF.includes(name)) return { name, blockedBy: 'yourself' };
    if (name === 'giveAdmin' && !isActive) return { name, blockedBy: 'deactivated' };
    if (name === 'giveAdmin' && !emailVerified) return { name, blockedBy: 'unproven' };
    return { name };
  };
  return { buttons, rest: rest.map(toAvailableAction) };
}
