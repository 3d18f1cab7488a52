import { expect } from 'vitest';
import type { CvContent } from '#cv/contract.ts';
import type { Operation } from '#cv/model/operations.ts';
import { type Member, registerMember } from './members.ts';
import type { TestInstance } from './test-instance.ts';

/** CVs as a program outside would use them: plain HTTP. */
export async function openCvs(instance: TestInstance, given: { verified?: boolean } = {}) {
  return cvsOf(await registerMember(instance, given));
}

export type StoredCv = { id: string; revision: number; name: string; document: CvContent } & Record<string, unknown>;

export function cvsOf(member: Member) {
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
    bringIn: (content: string, filename?: string) => ask('POST', '/import', { content, filename }),
  };
}

export const setName = (value: string): Operation => ({ do: 'set', at: ['basics'], field: 'name', value });
