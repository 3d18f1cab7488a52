import {
  activatePerson,
  deactivatePerson,
  endPersonSessions,
  grantAdmin,
  type OperatorCtx,
  resetTwoFactor,
  revokeAdmin,
  verifyPerson,
} from '#identity/service.ts';
import type { Command } from '../command.ts';
import { openOperator } from '../open-operator.ts';
import { requirePerson } from '../require-person.ts';

type StateCommand = Pick<Command, 'name' | 'description'> & {
  /** Returns whether anything changed. */
  change(operator: OperatorCtx, person: { uid: string }): Promise<boolean>;
  /** The rest of the sentence after the member's name, if the command changed something. */
  done: string;
  before: string;
  /** Added to the output for a member whose address is not verified. */
  unverified?: string;
};

/** Returns a command that finds a member by email address, username or id, and changes the account's state. */
const stateCommand = ({ change, done, before, unverified, ...command }: StateCommand): Command => ({
  ...command,
  operandNames: ['<email|username>'],
  run: async ({ operands: [identifier = ''], terminal, ...context }) => {
    const operator = await openOperator(context);
    const person = await requirePerson(operator, identifier);
    const changed = await change(operator, person);
    terminal.print(`${identifier} ${changed ? done : before}`);
    if (unverified && !person.emailVerified) terminal.print(unverified);
    return 0;
  },
});

export const grant = stateCommand({
  name: 'admin grant',
  description: "Make a member an admin, even if their email address isn't verified",
  change: grantAdmin,
  done: 'is now an admin.',
  before: 'is already an admin.',
  unverified: 'Their email address is not verified. Verify it with "user verify".',
});

export const revoke = stateCommand({
  name: 'admin revoke',
  description: 'Remove the admin role from a member',
  change: revokeAdmin,
  done: 'is no longer an admin.',
  before: 'is not an admin.',
});

export const deactivate = stateCommand({
  name: 'user deactivate',
  description: 'Deactivate an account: end its sessions and hide its pages',
  change: (operator, { uid }) => deactivatePerson(operator, { uid, reason: '' }),
  done: 'is deactivated. Their sessions have ended and their pages are hidden.',
  before: 'is already deactivated.',
});

export const activate = stateCommand({
  name: 'user activate',
  description: 'Activate a deactivated account',
  change: activatePerson,
  done: 'is active. They can sign in again and their pages are visible.',
  before: 'is already active.',
});

export const verify = stateCommand({
  name: 'user verify',
  description: "Mark a member's email address as verified",
  change: verifyPerson,
  done: 'is verified.',
  before: 'is already verified.',
});

export const resetTwoFactorOf = stateCommand({
  name: 'user reset-2fa',
  description: "Turn off a member's two-factor authentication; passkeys are kept",
  change: resetTwoFactor,
  done: 'can sign in without two-factor authentication. Earlier password reset links no longer work.',
  before: "doesn't have two-factor authentication turned on.",
});

export const signOut = stateCommand({
  name: 'user sign-out',
  description: 'Sign a member out everywhere',
  change: endPersonSessions,
  done: 'is signed out everywhere.',
  before: "isn't signed in anywhere.",
});
