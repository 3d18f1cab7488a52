import { AUDIT_ACTIONS, SUBJECT_KINDS } from '#audit/contract.ts';
import type { AuditFilter } from '../../contract/audit.ts';

/** Query parameters of the audit filters. */
export const FILTERS = ['q', 'action', 'subject', 'from', 'until'] as const;

export type Filter = Partial<Record<(typeof FILTERS)[number], string>>;

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Reads the filter from query parameters, dropping values that the API would reject. */
export function readFilter({ q, action, subject, from, until }: Filter): AuditFilter {
  const known = {
    q,
    action: AUDIT_ACTIONS.find((name) => name === action),
    subject: SUBJECT_KINDS.find((name) => name === subject),
    from: from && DAY.test(from) ? from : undefined,
    until: until && DAY.test(until) ? until : undefined,
  };
  return Object.fromEntries(Object.entries(known).filter(([, value]) => value !== undefined)) as AuditFilter;
}
