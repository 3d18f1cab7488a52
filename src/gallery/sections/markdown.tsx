import { useState } from 'react';
import { Markdown } from '#ui/markdown/markdown.tsx';
import { RichTextField } from '#ui/rich-text/rich-text-field.tsx';
import { Pair, Section, Specimen } from '../specimen.tsx';

const SUMMARY = `Translated *Notions sur la machine analytique* from the French and added **seven notes**, A to G:

- three times the length of [the memoir](https://en.wikisource.org/wiki/Scientific_Memoirs/3/Sketch_of_the_Analytical_Engine)
- with the first published programme for a machine
  - Bernoulli’s numbers, in Note G
  - signed A. A. L.`;

const NOTE = `# What the engine is not

It *weaves algebraical patterns* just as the Jacquard loom weaves flowers and leaves.
It is no calculator, and it originates nothing.

## How Note G computes

1. The cards of operations are laid out **in the order of the work**.
2. A cycle of them is repeated:
   - the variables change,
   - the operations stay.
3. The result is read from the last column.

> The Analytical Engine has no pretensions whatever to originate anything. It can do whatever we know how to order it to perform.

The cards of the mill, as \`operations.csv\` lists them:

| Card | Acts upon | Result |
| --- | :-: | --: |
| \`×\` | ¹V₂, ¹V₃ | **2n** |
| \`−\` | ¹V₄ | 2n − 1 |

\`\`\`ts
const next = (known: Fraction[]) => known.reduce(multiply); // one cycle of the cards, which the engine repeats
\`\`\`

Printed in [Scientific Memoirs](https://en.wikisource.org/wiki/Scientific_Memoirs), volume III, 1843.`;

const ARABIC = `## المحرّك التحليلي

يَنسج المحرّك **أنماطًا جبرية** كما يَنسج نول [جاكار](https://ar.wikipedia.org/wiki/نول_جاكار) الأزهار والأوراق.

- بطاقات للعمليات
- وبطاقات للمتغيّرات، مثل Note G`;

export function MarkdownTexts({ title }: { title: string }) {
  const [summary, setSummary] = useState(SUMMARY);
  const [study, setStudy] = useState(NOTE);
  const [approach, setApproach] = useState('');
  const [tight, setTight] = useState('The first to see that it could act on more than numbers.');
  return (
    <Section id="markdown" title={title}>
      <Specimen name="Short text">
        <Markdown text={SUMMARY} className="max-w-prose" />
      </Specimen>
      <Specimen name="Long text">
        <Markdown text={NOTE} long className="max-w-prose text-[16px] leading-[26px]" headings={4} />
      </Specimen>
      <Specimen name="Right to left">
        <Markdown text={ARABIC} long className="max-w-prose text-[16px] leading-[26px]" headings={4} />
      </Specimen>
      <Specimen name="Field">
        <Pair>
          <RichTextField
            label="Contribution"
            value={summary}
            onChange={setSummary}
            hint="What you did and the result."
          />
          <RichTextField
            label="Outcome"
            value={tight}
            onChange={setTight}
            max={60}
            placeholder="Two or three sentences"
          />
          <RichTextField
            label="Approach"
            value={approach}
            onChange={setApproach}
            placeholder="How you approached it"
            error="Enter an approach before you publish"
          />
          <RichTextField
            label="Problem"
            value="The memoir alone did not show how it works."
            readOnly
            onChange={() => undefined}
          />
        </Pair>
        <RichTextField label="Case study" long value={study} onChange={setStudy} rows={6} max={20_000} />
      </Specimen>
    </Section>
  );
}
