import { oc } from '@orpc/contract';
import { z } from 'zod';
import { AUDIT_ACTIONS, auditRecord, SUBJECT_KINDS } from '#audit/contract.ts';
import { line } from '#platform/pure/fields.ts';
import { route } from './admin-route.ts';

/** Filters of the audit log. Days are in UTC, and `until` is inclusive. */
const filter = {
  /**
   * An email address, username or uid of a person, as actor or subject; or the id of another subject, e.g. a domain or
   * mail.
   */
  q: line(320).optional(),
  action: z.enum(AUDIT_ACTIONS).optional(),
  subject: z.enum(SUBJECT_KINDS).optional(),
  from: z.iso.date().optional(),
  until: z.iso.date().optional(),
};

export const auditContract = {
  list: route('GET', '/audit', 'List audit events, newest first')
    .input(
      z.strictObject({
        ...filter,
        cursor: z.string().max(500).optional(),
        limit: z.coerce.number().int().min(1).max(100).default(50),
      }),
    )
    .output(z.object({ items: z.array(auditRecord), nextCursor: z.string().optional() })),
  export: oc
    .route({
      method: 'GET',
      path: '/admin/audit.csv',
      tags: ['Admin'],
      summary: 'Export the audit log as CSV',
      outputStructure: 'detailed',
    })
    .input(z.strictObject(filter))
    .output(z.object({ headers: z.record(z.string(), z.string()), body: z.instanceof(ReadableStream) })),
};
export type AuditFilter = z.output<z.ZodObject<typeof filter>>;
