import { changeMany, duplicateRecord, restoreRecord, trashRecord } from './change-records.ts';
import type { RecordsCtx } from './context.ts';
import { createRecord } from './create-records.ts';
import { deleteForever } from './delete-records.ts';
import type { RecordKind } from './kind.ts';
import { listRecords, readRecord, recordFacets } from './lists/read-records.ts';
import { moveRecord } from './move-record.ts';
import { saveRecord } from './save-record.ts';

type Call<Input> = { context: RecordsCtx; input: Input };

/** Returns the handlers of the routes that every kind of record has. */
export function recordHandlers<Document extends object>(kind: RecordKind<Document>) {
  const by =
    <Input, Answer>(command: (ctx: RecordsCtx, kind: RecordKind<Document>, input: Input) => Answer) =>
    ({ context, input }: Call<Input>) =>
      command(context, kind, input);
  return {
    list: by(listRecords<Document>),
    facets: ({ context }: Pick<Call<unknown>, 'context'>) => recordFacets(context, kind),
    create: by(createRecord<Document>),
    read: by(readRecord<Document>),
    save: by(saveRecord<Document>),
    remove: by(trashRecord<Document>),
    removeForever: by(deleteForever),
    restore: by(restoreRecord<Document>),
    duplicate: by(duplicateRecord<Document>),
    move: by(moveRecord<Document>),
    bulk: by(changeMany<Document>),
  };
}
