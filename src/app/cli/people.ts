import { CommandRefused } from '#admin/service.ts';
import type { AuditAction } from '#audit/contract.ts';
import { noteEvent } from '#audit/service.ts';
import { findPerson, setActive, setAdmin } from '#identity/service.ts';
import type { Tx } from '#platform/db/database.ts';
import type { Command } from './command.ts';
import { openInstance } from './open-instance.ts';

type Instance = Awaited<ReturnType<typeof openInstance>>;

type Change = {
  action: AuditAction;
  /** Answers nothing where it was so before. */
  change(instance: Instance, tx: Tx, uid: string): Promise<object | undefined>;
  done: string;
  before: string;
};

/** Finds a member by what the operator knows of them, changes how they stand, and notes that it was the operator. */
const changing =
  ({ action, change, done, before }: Change): Command['run'] =>
  async ({ given: [who = ''], terminal, ...opening }) => {
    const instance = await openInstance(opening);
    const changed = await instance.db.asSystem('the operator changes an account', async (tx) => {
      const uid = await findPerson(tx, who);
      if (uid === undefined) throw new CommandRefused(`Nobody here has the address or the username ${who}.`);
      const result = await change(instance, tx, uid);
      const subject = { kind: 'person', id: uid } as const;
      if (result) noteEvent(tx, { actor: { kind: 'operator' }, action, subject, owner: uid });
      return result;
    });
    terminal.say(`${who} ${changed ? done : before}`);
    return 0;
  };

export const grant: Command = {
  name: 'admin grant',
  takes: ['<email>'],
  tells: 'make a member an admin',
  run: changing({
    action: 'admin-given',
    change: (instance, tx, uid) => setAdmin(instance, tx, uid, true),
    done: 'is an admin now.',
    before: 'was an admin already.',
  }),
};

export const revoke: Command = {
  name: 'admin revoke',
  takes: ['<email>'],
  tells: 'make an admin a member like any other',
  run: changing({
    action: 'admin-taken',
    change: (instance, tx, uid) => setAdmin(instance, tx, uid, false),
    done: 'is no admin any more.',
    before: 'was no admin.',
  }),
};

export const deactivate: Command = {
  name: 'user deactivate',
  takes: ['<email|username>'],
  tells: 'end a member’s sessions and hide their pages, until they are let in again',
  run: changing({
    action: 'person-deactivated',
    change: (instance, tx, uid) => setActive(instance, tx, uid, false),
    done: 'is deactivated: their sessions have ended, and their pages are gone.',
    before: 'was deactivated already.',
  }),
};

export const activate: Command = {
  name: 'user activate',
  takes: ['<email|username>'],
  tells: 'let a deactivated member in again',
  run: changing({
    action: 'person-activated',
    change: (instance, tx, uid) => setActive(instance, tx, uid, true),
    done: 'can sign in again, and their pages are back.',
    before: 'was active already.',
  }),
};
