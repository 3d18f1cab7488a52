import { Chart } from '#ui/charts/chart.tsx';
import { Section, Specimen } from '../specimen.tsx';

/** The number of primes up to 100, from 101 to 200, and so on. */
const PRIMES = [25, 21, 16, 16, 17, 14, 16, 14, 15, 14, 16, 12].map((value, index) => ({
  label: String((index + 1) * 100),
  value,
}));
const BERNOULLI = [
  { label: 'B₁', value: 1 / 6 },
  { label: 'B₃', value: -1 / 30 },
  { label: 'B₅', value: 1 / 42 },
  { label: 'B₇', value: -1 / 30 },
];

type Props = { title: string; direction: 'ltr' | 'rtl' };

export function Charts({ title, direction }: Props) {
  return (
    <Section id="charts" title={title}>
      <Specimen name="Bars">
        <Chart
          kind="bar"
          title="Primes in each hundred"
          points={PRIMES}
          direction={direction}
          labelHeader="Up to"
          valueHeader="Primes"
        />
      </Specimen>
      <Specimen name="Line">
        <Chart kind="line" title="Primes in each hundred, as a line" points={PRIMES} direction={direction} />
      </Specimen>
      <Specimen name="Below zero">
        <Chart
          kind="bar"
          title="Numbers of Bernoulli, as in Note G"
          points={BERNOULLI}
          format={(value) => value.toFixed(2)}
          direction={direction}
          height={160}
        />
      </Specimen>
      <Specimen name="Empty">
        <Chart kind="line" title="No data yet" points={[]} direction={direction} height={120} />
      </Specimen>
    </Section>
  );
}
