import * as identity from '#identity/service.ts';
import { command } from '#platform/server/command.ts';
import { os } from '../admin-procedures.ts';
import { exportPeople } from './export-people.ts';
import { readPerson } from './read-person.ts';

export const peopleRouter = {
  list: os.people.list.handler(({ context, input }) => identity.listPeople(context, input)),
  export: os.people.export.handler(command(exportPeople)),
  create: os.people.create.handler(({ context, input }) =>
    identity.createPerson(context, { ...input, language: input.language ?? context.language }),
  ),
  read: os.people.read.handler(command(readPerson)),
  deactivate: os.people.deactivate.handler(({ context, input }) => succeed(identity.deactivatePerson(context, input))),
  activate: os.people.activate.handler(({ context, input }) => succeed(identity.activatePerson(context, input))),
  giveAdmin: os.people.giveAdmin.handler(({ context, input }) => succeed(identity.grantAdmin(context, input))),
  takeAdmin: os.people.takeAdmin.handler(({ context, input }) => succeed(identity.revokeAdmin(context, input))),
  verify: os.people.verify.handler(({ context, input }) => succeed(identity.verifyPerson(context, input))),
  sendReset: os.people.sendReset.handler(({ context, input }) => succeed(identity.sendReset(context, input))),
  resetTwoFactor: os.people.resetTwoFactor.handler(({ context, input }) =>
    succeed(identity.resetTwoFactor(context, input)),
  ),
  setStorageLimit: os.people.setStorageLimit.handler(({ context, input }) =>
    succeed(identity.setStorageLimit(context, input)),
  ),
  endSessions: os.people.endSessions.handler(({ context, input }) =>
    succeed(identity.endPersonSessions(context, input)),
  ),
  delete: os.people.delete.handler(({ context, input }) => succeed(identity.deletePerson(context, input))),
};

async function succeed(action: Promise<unknown>) {
  await action;
  return { status: true as const };
}
