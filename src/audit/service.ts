/** Door of the audit domain for the server: whoever does something that is to be known later notes it here. */

export { type Deed, noteEvent } from './server/note-event.ts';
export { type EventFilter, insertFailure, type StoredEvent, selectEvents, selectOwnEvents } from './server/store.ts';
export { startAuditSweep } from './server/sweep-audit.ts';
