import { expect } from 'vitest';
import type { Operation } from '#cv/model/operations.ts';
import { openCvs } from './cvs.ts';
import { type Answer, send } from './members.ts';
import type { TestInstance } from './test-instance.ts';

export const PUBLIC_FORMS = { page: '', pdf: '.pdf', picture: '.png' } as const;
export type PublicForm = keyof typeof PUBLIC_FORMS;

/** Requests one form of a public CV, with this cookie or none. */
export const lookAt = ({ url }: { url: string }, id: string, form: PublicForm = 'page', cookie?: string) =>
  send({ url }, 'GET', `/cv/${id}${PUBLIC_FORMS[form]}`, { headers: cookie === undefined ? {} : { cookie } });

/** Requests every form of a public CV: page, PDF and picture. */
export async function lookAtAll(instance: { url: string }, id: string, cookie?: string) {
  const look = (form: PublicForm) => lookAt(instance, id, form, cookie);
  const [page, pdf, picture] = await Promise.all([look('page'), look('pdf'), look('picture')]);
  return { page, pdf, picture };
}

export const statusesOf = (answers: Record<PublicForm, Answer>) =>
  Object.fromEntries(Object.entries(answers).map(([form, { status }]) => [form, status]));

/** Registers a member with a CV, and returns functions to share it. */
export async function openPublicCv(instance: TestInstance, fields: object = { example: 'nurse' }) {
  const cvs = await openCvs(instance);
  const { id } = await cvs.make(fields);
  return {
    ...cvs,
    id,
    share: async (choices: object) => {
      const { status, body } = await cvs.ask('PUT', `/${id}/sharing`, choices);
      expect([status, body]).toMatchObject([200, { id }]);
      return body;
    },
    write: async (...operations: Operation[]) => {
      const { revision } = await cvs.read(id);
      const { status, body } = await cvs.change(id, revision, ...operations);
      expect([status, body]).toMatchObject([200, { id }]);
    },
    bytes: async (ending = '') => {
      const answer = await fetch(`${instance.url}/cv/${id}${ending}`);
      return { status: answer.status, headers: answer.headers, bytes: Buffer.from(await answer.arrayBuffer()) };
    },
  };
}
