import { useId } from 'react';
import type { CvContent } from '../../../../contract.ts';
import { placesOf } from '../../../../model/tree.ts';
import { PlaceButton } from '../place-button.tsx';
import { usePlaceWords } from '../use-place-words.ts';
import type { Reading } from './use-reading.ts';

type Props = {
  title: string;
  text: string;
  fields: Reading['missing'];
  content: CvContent;
  onLead: (id: string) => void;
};

/** List of texts that are missing or out of order in the extracted text, each with a link to its place. */
export function LostFields({ title, text, fields, content, onLead }: Props) {
  const id = useId();
  const nameOf = usePlaceWords(content);
  if (fields.length === 0) return null;
  const paths = new Map(placesOf(content).map(({ value, path }) => [value.id, path]));
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="flex items-center gap-2 font-medium">
        {title}
        <span className="rounded-full bg-hover px-1.5 text-text-secondary text-xs tabular-nums">{fields.length}</span>
      </h3>
      <p className="text-pretty pt-1 pb-2 text-text-secondary">{text}</p>
      <ul className="border-border border-t">
        {fields.map((field, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same words may be missing twice in one place
          <li key={at} className="border-border border-b py-2 last:border-b-0">
            <p dir="auto" className="break-words">
              {field.text}
            </p>
            <PlaceButton name={nameOf(paths.get(field.id) ?? ['basics'])} onClick={() => onLead(field.id)} />
          </li>
        ))}
      </ul>
    </section>
  );
}
