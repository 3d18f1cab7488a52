import { traverseContractProcedures } from '@orpc/server';
import { describe, expect, it } from 'vitest';
import { startTestInstance } from '#testing/test-instance.ts';
import { contract } from './contract.ts';

describe('the API description', () => {
  it('is an OpenAPI 3.1 document that lists every path of the contract with its error schema', async () => {
    const { url } = await startTestInstance();
    const document = await (await fetch(`${url}/api/openapi.json`)).json();
    expect(document.openapi).toMatch(/^3\.1\.\d$/);
    expect(document.info).toMatchObject({ title: 'Vitrine' });
    const expected: [method: string, path: string][] = [];
    traverseContractProcedures({ router: contract, path: [] }, ({ contract: procedure }) => {
      const { method = 'POST', path = '' } = procedure['~orpc'].route;
      expected.push([method.toLowerCase(), path.replace('{+', '{')]);
    });
    expect(expected.length).toBeGreaterThan(0);
    for (const [method, path] of expected) {
      const operation = document.paths[path]?.[method];
      expect(operation, `${method} ${path}`).toMatchObject({ summary: expect.stringMatching(/./) });
      expect(operation.responses.default.content['application/json'].schema, path).toEqual({
        $ref: '#/components/schemas/Error',
      });
    }
    expect(document.components.schemas.Error.required).toEqual(['code', 'status', 'message']);
  });

  it('is also shown on a page without scripts', async () => {
    const { url } = await startTestInstance();
    const answer = await fetch(`${url}/api/docs`);
    expect(answer.status).toBe(200);
    const page = await answer.text();
    expect(page).not.toMatch(/<script|\son\w+=|javascript:/i);
    const { paths } = await (await fetch(`${url}/api/openapi.json`)).json();
    for (const path of Object.keys(paths)) expect(page).toContain(`/api${path}`);
  });
});
