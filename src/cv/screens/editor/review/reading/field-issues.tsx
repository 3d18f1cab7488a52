import { useId } from 'react';
import type { CvContent } from '../../../../contract.ts';
import { allNodesOf } from '../../../../model/tree.ts';
import { NodeButton } from '../node-button.tsx';
import { useNodeLabel } from '../use-node-label.ts';
import type { AtsReading } from './use-ats-reading.ts';

type Props = {
  title: string;
  text: string;
  fields: AtsReading['missing'];
  content: CvContent;
  onNavigate: (id: string) => void;
};

/** List of texts that are missing or out of order in the extracted text, each with a link to its field. */
export function FieldIssues({ title, text, fields, content, onNavigate }: Props) {
  const id = useId();
  const labelOf = useNodeLabel(content);
  if (fields.length === 0) return null;
  const paths = new Map(allNodesOf(content).map(({ value, path }) => [value.id, path]));
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="flex items-center gap-2 font-medium">
        {title}
        <span className="rounded-full bg-hover px-1.5 text-text-secondary text-xs tabular-nums">{fields.length}</span>
      </h3>
      <p className="text-pretty pt-1 pb-2 text-text-secondary">{text}</p>
      <ul className="border-border border-t">
        {fields.map((field, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same text may be missing twice in one field
          <li key={at} className="border-border border-b py-2 last:border-b-0">
            <p dir="auto" className="break-words">
              {field.text}
            </p>
            <NodeButton name={labelOf(paths.get(field.id) ?? ['basics'])} onClick={() => onNavigate(field.id)} />
          </li>
        ))}
      </ul>
    </section>
  );
}
