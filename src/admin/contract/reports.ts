import { z } from 'zod';
import { line, prose } from '#platform/pure/fields.ts';
import { pageTarget, REPORT_LIMITS, REPORT_STATES, reportRecord, takedownRecord } from '#reports/contract.ts';
import { route } from './admin-route.ts';

const page = { cursor: z.string().max(500).optional(), limit: z.coerce.number().int().min(1).max(100).default(20) };
const note = prose(REPORT_LIMITS.note).default('');
/** Explanation that is shown to the owner of the page. */
const reason = prose(REPORT_LIMITS.reason);

export const reportsContract = {
  list: route('GET', '/reports', 'List reports, newest first')
    .input(z.strictObject({ state: z.enum(REPORT_STATES).optional(), q: line(200).optional(), ...page }))
    .output(z.object({ items: z.array(reportRecord), nextCursor: z.string().optional() })),
  dismiss: route('POST', '/reports/{id}/dismiss', 'Dismiss all open reports about a page')
    .input(z.strictObject({ id: z.uuid(), note }))
    .output(reportRecord),
  uphold: route('POST', '/reports/{id}/uphold', 'Uphold a report, and optionally take down the page')
    .input(z.strictObject({ id: z.uuid(), note, takeDown: z.boolean(), reason: reason.optional() }))
    .output(reportRecord),
  takedowns: route('GET', '/takedowns', 'List taken-down pages, newest first')
    .input(z.strictObject(page))
    .output(z.object({ items: z.array(takedownRecord), nextCursor: z.string().optional() })),
  takeDown: route('POST', '/takedowns', 'Take down a page by address or by id', 201)
    .input(z.strictObject({ address: line(REPORT_LIMITS.page).optional(), target: pageTarget.optional(), reason }))
    .output(takedownRecord),
  putBack: route('DELETE', '/takedowns/{uid}/{kind}/{id}', 'Restore a taken-down page')
    .input(z.strictObject({ uid: line(64).min(1), ...pageTarget.shape }))
    .output(z.object({ status: z.literal(true) })),
};
