import type { RecordsCtx } from '../context.ts';
import type { RecordKind } from '../record-kind.ts';
import { listVersions, readVersion } from './read-versions.ts';
import { restoreVersion } from './restore-version.ts';

type HandlerOptions<Input> = { context: RecordsCtx; input: Input };

/** Returns the handlers of the routes of a kind's version history. */
export function recordVersionHandlers<Document extends object>(kind: RecordKind<Document>) {
  const withKind =
    <Input, Result>(command: (ctx: RecordsCtx, kind: RecordKind<Document>, input: Input) => Result) =>
    ({ context, input }: HandlerOptions<Input>) =>
      command(context, kind, input);
  return {
    versions: withKind(listVersions<Document>),
    readVersion: withKind(readVersion<Document>),
    restoreVersion: withKind(restoreVersion<Document>),
  };
}
