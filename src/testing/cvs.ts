import { expect } from 'vitest';
import type { CvContent } from '#cv/contract.ts';
import type { Operation } from '#cv/model/operations.ts';
import type { SectionKind } from '#cv/model/shapes.ts';
import { addMember } from './add-member.ts';
import type { TestInstance } from './test-instance.ts';

type StoredCv = { id: string; revision: number; name: string; document: CvContent } & Record<string, unknown>;

/** Registers a member and returns functions that call the CV API over plain HTTP. */
export async function openCvs(instance: TestInstance, options: { verified?: boolean } = {}) {
  const member = await addMember(instance, options);
  const ask = (method: string, rest = '', body?: unknown, headers?: Record<string, string>) =>
    member.call(method, `/api/cvs${rest}`, body, headers);
  const read = async (id: string) => (await ask('GET', `/${id}`)).body as StoredCv;
  return {
    member,
    ask,
    read,
    make: async (fields: object = {}) => {
      const answer = await ask('POST', '', { name: 'For Turin', ...fields });
      expect([answer.status, answer.body]).toMatchObject([201, { revision: 1 }]);
      return answer.body as StoredCv;
    },
    change: (id: string, revision: number, ...operations: Operation[]) =>
      ask('PATCH', `/${id}`, { revision, operations }),
    /** Fetches a file as bytes. */
    fetchFile: async (rest: string) => {
      const headers = { authorization: `Bearer ${member.token}` };
      const answer = await fetch(`${instance.url}/api/cvs/${rest}`, { headers });
      const bytes = Buffer.from(await answer.arrayBuffer());
      return { status: answer.status, headers: answer.headers, bytes };
    },
    importCv: (content: string, filename?: string) => ask('POST', '/import', { content, filename }),
  };
}

export const setName = (value: string): Operation => ({ do: 'set', at: ['basics'], field: 'name', value });

export const addSection = (id: string, kind: SectionKind): Operation => ({
  do: 'insert',
  into: [],
  list: 'sections',
  item: { id, kind },
  after: null,
});

/** Returns the operation that inserts an item at the start of a section. */
export const addItem = (section: string, item: { id: string } & Record<string, unknown>): Operation => ({
  do: 'insert',
  into: ['sections', section],
  list: 'items',
  item,
  after: null,
});
