/** Public entry point of the audit domain for the server: other domains record their events here. */

export { type AuditEvent, recordEvent } from './server/record-event.ts';
export { type EventFilter, insertFailure, type StoredEvent, selectEvents, selectOwnEvents } from './server/store.ts';
export { startAuditSweep } from './server/sweep-audit.ts';
