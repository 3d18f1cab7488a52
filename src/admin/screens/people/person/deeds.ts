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
  /** What must be settled first: nothing, that it is meant, why, or whom it is about. */
  asks: 'nothing' | 'yes' | 'reason' | 'name';
  danger?: true;
};

/** Everything that can be done to somebody. */
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

/** Nobody shuts themselves out by a slip. */
const NOT_TO_ONESELF: readonly DeedName[] = ['deactivate', 'delete', 'resetTwoFactor'];

type Possible = { name: DeedName; whyNot?: 'yourself' | 'deactivated' | 'unproven' };

/** What can be done to somebody as they stand: what is wanted most as buttons, the rest in a menu. */
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
