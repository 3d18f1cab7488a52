import { expect } from 'vitest';
import type { Operation } from '#cv/model/operations.ts';
import { openCvs } from './cvs.ts';
import { send, type TestResponse } from './members.ts';
import type { TestInstance } from './test-instance.ts';

export const PUBLIC_SUFFIXES = { page: '', pdf: '.pdf', picture: '.png' } as const;
export type PublicFormat = keyof typeof PUBLIC_SUFFIXES;

/** Requests one form of a public CV, with this cookie or none. */
export const visitCv = ({ url }: { url: string }, id: string, format: PublicFormat = 'page', cookie?: string) =>
  send({ url }, 'GET', `/cv/${id}${PUBLIC_SUFFIXES[format]}`, { headers: cookie === undefined ? {} : { cookie } });

/** Requests every form of a public CV: page, PDF and picture. */
export async function visitAllFormats(instance: { url: string }, id: string, cookie?: string) {
  const visit = (format: PublicFormat) => visitCv(instance, id, format, cookie);
  const [page, pdf, picture] = await Promise.all([visit('page'), visit('pdf'), visit('picture')]);
  return { page, pdf, picture };
}

export const statusesOf = (answers: Record<PublicFormat, TestResponse>) =>
  Object.fromEntries(Object.entries(answers).map(([format, { status }]) => [format, status]));

/** Registers a member with a CV, and returns functions to share it. */
export async function openPublicCv(instance: TestInstance, fields: object = { example: 'nurse' }) {
  const cvs = await openCvs(instance);
  const { id } = await cvs.make(fields);
  const write = async (...operations: Operation[]) => {
    const { revision } = await cvs.read(id);
    const { status, body } = await cvs.change(id, revision, ...operations);
    expect([status, body]).toMatchObject([200, { id }]);
  };
  const publish = async (mode = 'published') => {
    const { status, body } = await cvs.ask('PUT', `/${id}/publication`, { mode });
    expect([status, body]).toMatchObject([200, { mode }]);
    return body;
  };
  return {
    ...cvs,
    id,
    share: async (choices: object) => {
      const { status, body } = await cvs.ask('PUT', `/${id}/sharing`, choices);
      expect([status, body]).toMatchObject([200, { id }]);
      return body;
    },
    write,
    publish,
    /** Changes the CV and publishes the change. */
    writeAndPublish: async (...operations: Operation[]) => {
      await write(...operations);
      await publish();
    },
    bytes: async (ending = '') => {
      const answer = await fetch(`${instance.url}/cv/${id}${ending}`);
      return { status: answer.status, headers: answer.headers, bytes: Buffer.from(await answer.arrayBuffer()) };
    },
  };
}
