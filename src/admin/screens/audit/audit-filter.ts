import { AUDIT_ACTIONS, SUBJECT_KINDS } from '#audit/contract.ts';
import type { AuditFilter } from '../../contract/audit.ts';

/** Query parameters of the audit filters. */
export const AUDIT_FILTERS = ['q', 'action', 'subject', 'from', 'until'] as const;

export type AuditUrlFilter = Partial<Record<(typeof AUDIT_FILTERS)[number], string>>;

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Reads the filter from query parameters, dropping values that the API would reject. */
export function readAuditFilter({ q, action, subject, from, until }: AuditUrlFilter): AuditFilter {
  const valid = {
    q,
    action: AUDIT_ACTIONS.find((name) => name === action),
    subject: SUBJECT_KINDS.find((name) => name === subject),
    from: from && DAY.test(from) ? from : undefined,
    until: until && DAY.test(until) ? until : undefined,
  };
  return Object.fromEntries(Object.entries(valid).filter(([, value]) => value !== undefined)) as AuditFilter;
}
