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
  /** Returns whether it changed anything. */
  change(operator: OperatorCtx, person: { uid: string }): Promise<boolean>;
  /** What is said behind the name that the operator gave. */
  done: string;
  before: string;
  /** What is added about somebody whose address is not verified. */
  unverified?: string;
};

/** A command that finds a member by what the operator knows of them, and changes how they stand. */
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
  tells: 'make a member an admin, whether or not their e-mail address is verified',
  change: giveAdmin,
  done: 'is an admin now.',
  before: 'was an admin already.',
  unverified: 'Their e-mail address is not verified. Verify it with "user verify".',
});

export const revoke = changing({
  name: 'admin revoke',
  takes: ['<email>'],
  tells: 'make an admin a member like any other',
  change: takeAdmin,
  done: 'is no admin any more.',
  before: 'was no admin.',
});

export const deactivate = changing({
  name: 'user deactivate',
  tells: 'end a member’s sessions and hide their pages, until they are let in again',
  change: (operator, { uid }) => deactivatePerson(operator, { uid, reason: '' }),
  done: 'is deactivated: their sessions have ended, and their pages are gone.',
  before: 'was deactivated already.',
});

export const activate = changing({
  name: 'user activate',
  tells: 'let a deactivated member in again',
  change: activatePerson,
  done: 'can sign in again, and their pages are back.',
  before: 'was active already.',
});

export const verify = changing({
  name: 'user verify',
  tells: 'mark a member’s e-mail address as verified',
  change: verifyPerson,
  done: 'is verified.',
  before: 'was verified already.',
});

export const resetTwoFactorOf = changing({
  name: 'user reset-2fa',
  tells: 'turn off two-factor authentication of a member who has lost it; passkeys stay',
  change: resetTwoFactor,
  done: 'signs in without two-factor authentication now. Links to set a password that were made before no longer work.',
  before: 'had no two-factor authentication.',
});

export const signOut = changing({
  name: 'user sign-out',
  tells: 'end all sessions of a member',
  change: endPersonSessions,
  done: 'is signed out everywhere.',
  before: 'was not signed in anywhere.',
});
