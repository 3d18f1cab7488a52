import { type ReactNode, useState } from 'react';
import { CodeField } from '#ui/fields/code-field.tsx';
import { PasswordField } from '#ui/fields/password-field.tsx';
import { Pair, Section, Specimen } from '../specimen.tsx';

export function Secrets({ title }: { title: string }) {
  const [current, setCurrent] = useState('');
  const [chosen, setChosen] = useState('');
  const [code, setCode] = useState('');
  const [complete, setComplete] = useState('');
  return (
    <Section id="secrets" title={title}>
      <Specimen name="Password">
        <Pair>
          <Form>
            <PasswordField label="Password" value={current} onChange={(event) => setCurrent(event.target.value)} />
          </Form>
          <Form>
            <PasswordField
              label="New password"
              meter
              personal={['Ada Lovelace']}
              value={chosen}
              onChange={(event) => setChosen(event.target.value)}
            />
          </Form>
          <Form>
            <PasswordField label="Current password" value="babbage" readOnly error="Wrong password" />
          </Form>
          <Form>
            <PasswordField label="Strong password" meter value="kettle barn violin thirteen" readOnly />
          </Form>
        </Pair>
      </Specimen>
      <Specimen name="Verification code">
        <div className="flex flex-wrap gap-x-12 gap-y-6">
          <CodeField
            label="Verification code"
            value={code}
            onValueChange={setCode}
            onComplete={setComplete}
            hint="Six digits from the email"
          />
          <CodeField
            label="Expired code"
            value="284915"
            onValueChange={() => undefined}
            error="This code has expired. Request a new one."
          />
        </div>
        <p role="status" className="text-text-secondary text-xs tabular-nums empty:hidden">
          {complete && `Complete: ${complete}`}
        </p>
      </Specimen>
    </Section>
  );
}

/** Wraps each password field in a form with a username, as password managers expect. */
function Form({ children }: { children: ReactNode }) {
  return (
    <form onSubmit={(event) => event.preventDefault()}>
      <input hidden readOnly autoComplete="username" value="ada@example.org" />
      {children}
    </form>
  );
}
