import { OpenAPIGenerator } from '@orpc/openapi';
import { traverseContractProcedures } from '@orpc/server';
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4';
import type { RouteMeta } from '#platform/pure/route-meta.ts';
import { contract } from './contract.ts';

const ERROR_SCHEMA = {
  type: 'object',
  required: ['code', 'status', 'message'],
  properties: {
    code: { type: 'string' },
    status: { type: 'integer' },
    message: { type: 'string' },
    data: {
      type: 'object',
      properties: {
        fields: {
          type: 'array',
          items: {
            type: 'object',
            required: ['path', 'message'],
            properties: { path: { type: 'string' }, message: { type: 'string' } },
          },
        },
        retryAfter: { type: 'integer', description: 'Seconds to wait before retrying.' },
        requestId: { type: 'string', description: 'Id of the request in the server log.' },
      },
    },
  },
} as const;

export type OpenApiDocument = Awaited<ReturnType<typeof generate>>;

/** Returns a function for the OpenAPI document of the contract, which it generates on first use: that takes a while. */
export function makeOpenApi(instance: { appUrl: string; version: string }) {
  let document: Promise<OpenApiDocument> | undefined;
  return () => {
    document ??= generate(instance);
    return document;
  };
}

async function generate({ appUrl, version }: { appUrl: string; version: string }) {
  const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] });
  const document = await generator.generate(contract, {
    info: { title: 'Vitrine', version },
    servers: [{ url: `${appUrl}/api` }],
    components: {
      schemas: { Error: ERROR_SCHEMA as never },
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer' },
      },
    },
    security: [{ bearer: [] }],
  });
  traverseContractProcedures({ router: contract, path: [] }, ({ contract: { '~orpc': procedure } }) => {
    const { method = 'POST', path = '/' } = procedure.route;
    const operation = document.paths?.[path]?.[method.toLowerCase() as 'get'];
    if (operation && (procedure.meta as RouteMeta).forVisitors) operation.security = [];
  });
  for (const path of Object.values(document.paths ?? {})) {
    for (const operation of Object.values(path ?? {})) {
      if (typeof operation !== 'object' || Array.isArray(operation) || !('responses' in operation)) continue;
      operation.responses = {
        ...operation.responses,
        default: {
          description: 'Error',
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
        },
      };
    }
  }
  return document;
}
