import {
  activatePerson,
  deactivatePerson,
  endPersonSessions,
  giveAdmin,
  type OperatorCtx,
  resetTwoFactor,
  takeAdmin,
  verifyPerson,
} from '#identity/service.ts';
import type { Command } from '../command.ts';
import { openOperator } from '../open-operator.ts';
import { personNamed } from '../person-named.ts';

type Change = Pick<Command, 'name' | 'tells'> & {
  takes?: readonly string[];
  /** Returns whether anything changed. */
  change(operator: OperatorCtx, person: { uid: string }): Promise<boolean>;
  /** The rest of the sentence after the member's name, if the command changed something. */
  done: string;
  before: string;
  /** Added to the output for a member whose address is not verified. */
  unverified?: string;
};

/** Returns a command that finds a member by email address, username or id, and changes the account's state. */
const changing = ({ takes = ['<email|username>'], change, done, before, unverified, ...command }: Change): Command => ({
  ...command,
  takes,
  run: async ({ given: [who = ''], terminal, ...opening }) => {
    const operator = await openOperator(opening);
    const person = await personNamed(operator, who);
    const changed = await change(operator, person);
    terminal.say(`${who} ${changed ? done : before}`);
    if (unverified && !person.emailVerified) terminal.say(unverified);
    return 0;
  },
});

export const grant = changing({
  name: 'admin grant',
  takes: ['<email>'],
  tells: 'Make a member an admin, with a verified email address or without',
  change: giveAdmin,
  done: 'is now an admin.',
  before: 'is already an admin.',
  unverified: 'Their email address is not verified. Verify it with "user verify".',
});

export const revoke = changing({
  name: 'admin revoke',
  takes: ['<email>'],
  tells: 'Remove the admin role from a member',
  change: takeAdmin,
  done: 'is no longer an admin.',
  before: 'is not an admin.',
});

export const deactivate = changing({
  name: 'user deactivate',
  tells: 'Deactivate an account: end its sessions and hide its pages',
  change: (operator, { uid }) => deactivatePerson(operator, { uid, reason: '' }),
  done: 'is deactivated. Their sessions have ended and their pages are hidden.',
  before: 'is already deactivated.',
});

export const activate = changing({
  name: 'user activate',
  tells: 'Activate a deactivated account',
  change: activatePerson,
  done: 'is active. They can sign in again and their pages are visible.',
  before: 'is already active.',
});

export const verify = changing({
  name: 'user verify',
  tells: 'Mark a member’s email address as verified',
  change: verifyPerson,
  done: 'is verified.',
  before: 'is already verified.',
});

export const resetTwoFactorOf = changing({
  name: 'user reset-2fa',
  tells: 'Turn off a member’s two-factor authentication; passkeys stay',
  change: resetTwoFactor,
  done: 'can sign in without two-factor authentication. Earlier password reset links no longer work.',
  before: 'has no two-factor authentication.',
});

export const signOut = changing({
  name: 'user sign-out',
  tells: 'Sign a member out everywhere',
  change: endPersonSessions,
  done: 'is signed out everywhere.',
  before: 'is not signed in anywhere.',
});
