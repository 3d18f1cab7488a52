import { Section, Specimen } from '../specimen.tsx';

const COLORS = [
  ['primary', 'bg-primary'],
  ['secondary', 'bg-secondary'],
  ['background', 'bg-background'],
  ['surface', 'bg-surface'],
  ['text', 'bg-text'],
  ['textSecondary', 'bg-text-secondary'],
  ['border', 'bg-border'],
  ['error', 'bg-error'],
  ['success', 'bg-success'],
  ['warning', 'bg-warning'],
] as const;

export function Foundations({ title }: { title: string }) {
  return (
    <Section id="foundations" title={title}>
      <Specimen name="Colour">
        <ul className="grid grid-cols-2 gap-x-4 gap-y-6 sm:grid-cols-5">
          {COLORS.map(([name, style]) => (
            <li key={name}>
              <div className={`mb-2 h-12 rounded-control border border-border ${style}`} />
              <span className="text-text-secondary text-xs">{name}</span>
            </li>
          ))}
        </ul>
      </Specimen>
      <Specimen name="Type">
        <p className="font-medium text-display">Notes by the translator</p>
        <p className="font-medium text-headline">Sketch of the Analytical Engine</p>
        <p className="font-medium text-title">Note G: the numbers of Bernoulli</p>
        <p className="max-w-prose text-[16px] leading-[26px]">
          The Analytical Engine weaves algebraical patterns just as the Jacquard loom weaves flowers and leaves.
        </p>
        <p className="max-w-prose">
          Translated from the French of L. F. Menabrea, with notes, and printed in Taylor’s Scientific Memoirs.
        </p>
        <p className="text-text-secondary text-xs tabular-nums">Volume III, pages 666 to 731, 1843</p>
      </Specimen>
    </Section>
  );
}
