import { changeMany, duplicateRecord, restoreRecord, trashRecord } from './change-records.ts';
import type { RecordsCtx } from './context.ts';
import { createRecord } from './create-records.ts';
import { deletePermanently } from './delete-records.ts';
import { listRecords, readRecord, recordFacets } from './lists/read-records.ts';
import { moveRecord } from './move-record.ts';
import type { RecordKind } from './record-kind.ts';
import { saveRecord } from './save-record.ts';

type HandlerOptions<Input> = { context: RecordsCtx; input: Input };

/** Returns the handlers of the routes that every kind of record has. */
export function recordHandlers<Document extends object>(kind: RecordKind<Document>) {
  const withKind =
    <Input, Result>(command: (ctx: RecordsCtx, kind: RecordKind<Document>, input: Input) => Result) =>
    ({ context, input }: HandlerOptions<Input>) =>
      command(context, kind, input);
  return {
    list: withKind(listRecords<Document>),
    facets: ({ context }: Pick<HandlerOptions<unknown>, 'context'>) => recordFacets(context, kind),
    create: withKind(createRecord<Document>),
    read: withKind(readRecord<Document>),
    save: withKind(saveRecord<Document>),
    remove: withKind(trashRecord<Document>),
    removeForever: withKind(deletePermanently),
    restore: withKind(restoreRecord<Document>),
    duplicate: withKind(duplicateRecord<Document>),
    move: withKind(moveRecord<Document>),
    bulk: withKind(changeMany<Document>),
  };
}
