import type { StoredDocument } from '#platform/browser/autosave/editing.ts';
import type { DocumentPort } from '#platform/browser/autosave/port.ts';
import type { PartTexts } from '../../contract.ts';

/** The translations of a part by field, as they are typed. A field is named like the text, without dots. */
export type TypedTexts = Record<string, string>;

/** A part as the server last sent it. */
export type ReceivedPart = PartTexts & { revision: number };

export type NewTranslation = { key: string; original: string; text: string };

type PartApi = {
  read(): Promise<PartTexts>;
  translate(texts: NewTranslation[]): Promise<PartTexts>;
};

type Receiver = {
  onPart(part: ReceivedPart): void;
  /** Called with typed translations that could not be stored, because their originals were removed. */
  onRemoved(texts: string[]): void;
};

/** Returns the name of the field for a text. Dots separate names in the paths of fields. */
export const fieldOf = (key: string) => encodeURIComponent(key).replaceAll('.', '%2E');

/** Returns the autosave port of a part, whose texts are stored one by one: the last translation of a text counts. */
export function partPort({ read, translate }: PartApi, { onPart, onRemoved }: Receiver): DocumentPort<TypedTexts> {
  let latest: PartTexts | undefined;
  const receive = (part: PartTexts): StoredDocument<TypedTexts> => {
    latest = part;
    const revision = part.updatedAt === null ? 0 : Date.parse(part.updatedAt);
    onPart({ ...part, revision });
    const fields = part.texts.map(({ key, translation }) => [fieldOf(key), translation?.text ?? '']);
    return { id: part.part, revision, document: Object.fromEntries(fields) };
  };
  const readPart = async () => receive(await read());
  return {
    read: readPart,
    save: async (_, __, typed) => {
      const { texts } = latest ?? (await read());
      const changed = texts.flatMap(({ key, original }) => {
        const text = typed[fieldOf(key)];
        return text === undefined ? [] : [{ key, original, text }];
      });
      const part = changed.length > 0 ? await translate(changed) : await read();
      const fields = new Set(part.texts.map(({ key }) => fieldOf(key)));
      const removed = Object.entries(typed).flatMap(([field, text = '']) =>
        fields.has(field) || text.trim() === '' ? [] : [text],
      );
      if (removed.length > 0) onRemoved(removed);
      return receive(part);
    },
    // A part exists as long as what it is about.
    create: readPart,
    restore: readPart,
    find: async () => undefined,
    toStored: (current) => receive(current as PartTexts),
  };
}
