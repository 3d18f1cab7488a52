import { useState } from 'react';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import { Switch } from '#ui/fields/switch.tsx';
import { Section, Specimen } from '../specimen.tsx';

export function Choices({ title }: { title: string }) {
  const [listed, setListed] = useState(true);
  const [indexed, setIndexed] = useState(false);
  const [agreed, setAgreed] = useState(false);
  const [parts, setParts] = useState({ memoir: true, notes: false });
  const both = parts.memoir && parts.notes;
  return (
    <Section id="choices" title={title}>
      <Specimen name="Switch">
        <div className="grid gap-4">
          <Switch label="Show on my page" checked={listed} onCheckedChange={setListed} />
          <Switch
            label="Allow search engines"
            hint="Takes effect the next time they visit."
            checked={indexed}
            onCheckedChange={setIndexed}
          />
          <Switch label="On, disabled" checked onCheckedChange={() => undefined} disabled />
          <Switch label="Off, disabled" checked={false} onCheckedChange={() => undefined} disabled />
        </div>
      </Specimen>
      <Specimen name="Checkbox">
        <div className="grid gap-3">
          <Checkbox
            label="The whole work"
            checked={both}
            mixed={!both && (parts.memoir || parts.notes)}
            onCheckedChange={(on) => setParts({ memoir: on, notes: on })}
          />
          <div className="grid gap-3 ps-6">
            <Checkbox
              label="The memoir"
              checked={parts.memoir}
              onCheckedChange={(memoir) => setParts({ ...parts, memoir })}
            />
            <Checkbox
              label="The notes, A to G"
              hint="Three times its length."
              checked={parts.notes}
              onCheckedChange={(notes) => setParts({ ...parts, notes })}
            />
          </div>
          <Checkbox
            label="I have the right to use this image"
            checked={agreed}
            onCheckedChange={setAgreed}
            error={agreed ? undefined : 'Confirm that you have the right'}
          />
          <Checkbox label="Checked, disabled" checked onCheckedChange={() => undefined} disabled />
        </div>
      </Specimen>
    </Section>
  );
}
