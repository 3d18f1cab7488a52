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
import type { Person } from '../../../contract/people.ts';

type Deed = {
  icon: LucideIcon;
  /** Required input: nothing, a confirmation, a reason, or the member's name. */
  asks: 'nothing' | 'yes' | 'reason' | 'name';
  danger?: true;
};

/** Actions on a member. */
export const DEEDS = {
  activate: { icon: UserCheck, asks: 'nothing' },
  verify: { icon: BadgeCheck, asks: 'yes' },
  sendReset: { icon: KeyRound, asks: 'nothing' },
  endSessions: { icon: LogOut, asks: 'yes' },
  resetTwoFactor: { icon: ShieldOff, asks: 'yes' },
  giveAdmin: { icon: ShieldPlus, asks: 'yes' },
  takeAdmin: { icon: ShieldMinus, asks: 'yes' },
  deactivate: { icon: UserX, asks: 'reason', danger: true },
  delete: { icon: Trash2, asks: 'name', danger: true },
} as const satisfies Record<string, Deed>;
export type DeedName = keyof typeof DEEDS;

/** Actions that admins cannot perform on themselves, so that they do not lock themselves out by accident. */
const NOT_TO_ONESELF: readonly DeedName[] = ['deactivate', 'delete', 'resetTwoFactor'];

type Possible = { name: DeedName; whyNot?: 'yourself' | 'deactivated' | 'unproven' };

/** Returns the actions available for a member: the main ones as buttons, the others in a menu. */
export function deedsFor({ user, twoFactorEnabled }: Pick<Person, 'user' | 'twoFactorEnabled'>, isSelf: boolean) {
  const { isActive, isAdmin, emailVerified } = user;
  const buttons: DeedName[] = [
    ...(isActive ? [] : ['activate' as const]),
    ...(emailVerified ? [] : ['verify' as const]),
    ...(isActive ? ['sendReset' as const, 'endSessions' as const] : []),
  ];
  const rest: DeedName[] = [
    ...(twoFactorEnabled ? ['resetTwoFactor' as const] : []),
    isAdmin ? 'takeAdmin' : 'giveAdmin',
    ...(isActive ? ['deactivate' as const] : []),
    'delete',
  ];
  const possible = (name: DeedName): Possible => {
    if (isSelf && NOT_TO_ONESELF.includes(name)) return { name, whyNot: 'yourself' };
    if (name === 'giveAdmin' && !isActive) return { name, whyNot: 'deactivated' };
    if (name === 'giveAdmin' && !emailVerified) return { name, whyNot: 'unproven' };
    return { name };
  };
  return { buttons, rest: rest.map(possible) };
}
