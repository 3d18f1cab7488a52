import * as identity from '#identity/service.ts';
import { os } from '../admins-only.ts';
import { exportPeople } from './export-people.ts';
import { readPerson } from './read-person.ts';

export const peopleRouter = {
  list: os.people.list.handler(({ context, input }) => identity.listPeople(context, input)),
  export: os.people.export.handler(({ context, input }) => exportPeople(context, input)),
  create: os.people.create.handler(({ context, input }) =>
    identity.createPerson(context, { ...input, language: input.language ?? context.language }),
  ),
  read: os.people.read.handler(({ context, input }) => readPerson(context, input)),
  deactivate: os.people.deactivate.handler(({ context, input }) => done(identity.deactivatePerson(context, input))),
  activate: os.people.activate.handler(({ context, input }) => done(identity.activatePerson(context, input))),
  giveAdmin: os.people.giveAdmin.handler(({ context, input }) => done(identity.giveAdmin(context, input))),
  takeAdmin: os.people.takeAdmin.handler(({ context, input }) => done(identity.takeAdmin(context, input))),
  verify: os.people.verify.handler(({ context, input }) => done(identity.verifyPerson(context, input))),
  sendReset: os.people.sendReset.handler(({ context, input }) => done(identity.sendReset(context, input))),
  resetTwoFactor: os.people.resetTwoFactor.handler(({ context, input }) =>
    done(identity.resetTwoFactor(context, input)),
  ),
  setStorageLimit: os.people.setStorageLimit.handler(({ context, input }) =>
    done(identity.setStorageLimit(context, input)),
  ),
  endSessions: os.people.endSessions.handler(({ context, input }) => done(identity.endPersonSessions(context, input))),
  delete: os.people.delete.handler(({ context, input }) => done(identity.deletePerson(context, input))),
};

async function done(deed: Promise<unknown>) {
  await deed;
  return { status: true as const };
}
