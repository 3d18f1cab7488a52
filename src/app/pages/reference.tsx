import type { Translator } from '#platform/server/i18n/messages.ts';
import type { OpenApiDocument } from '../openapi.ts';
import { Frame } from './frame.tsx';
import type { PageView } from './view.ts';

type ReferenceSchema = { [key: string]: unknown };
type ReferenceOperation = {
  summary?: string;
  tags?: string[];
  parameters?: { name: string; in: string; required?: boolean; schema?: ReferenceSchema }[];
  requestBody?: { content?: Record<string, { schema?: ReferenceSchema }> };
  responses?: Record<string, { description?: string; content?: Record<string, { schema?: ReferenceSchema }> }>;
};

type Props = { document: OpenApiDocument; view: PageView };

/** The API reference: every operation with its input and output, grouped by domain. */
export function Reference({ document, view }: Props) {
  const { t } = view;
  const operations = listOperations(document);
  const groups = Map.groupBy(operations, ({ operation }) => operation.tags?.[0] ?? t('site.reference.title'));
  return (
    <Frame view={view} path="/api/docs">
      <main className="reference">
        <h1>{t('site.reference.title')}</h1>
        <p className="quiet">
          {t.rich('site.reference.lead', {
            document: () => <a href="/api/openapi.json">{t('site.reference.document')}</a>,
          })}
        </p>
        <h2>{t('site.reference.authorization')}</h2>
        <p>
          {t.rich('site.reference.authorizationText', {
            header: () => <code>{'Authorization: Bearer <session token>'}</code>,
          })}
        </p>
        {[...groups].map(([tag, group]) => (
          <section key={tag}>
            <h2>{tag}</h2>
            {group.map(({ method, path, operation }) => (
              <Entry key={`${method} ${path}`} method={method} path={path} operation={operation} t={t} />
            ))}
          </section>
        ))}
        <h2>{t('site.reference.errors')}</h2>
        <p>{t('site.reference.errorsText')}</p>
        <Shape schema={document.components?.schemas?.Error as ReferenceSchema} />
      </main>
    </Frame>
  );
}

type EntryProps = { method: string; path: string; operation: ReferenceOperation; t: Translator };

function Entry({ method, path, operation, t }: EntryProps) {
  const id = `${method}${path}`.replace(/[^a-z]+/gi, '-');
  const body = operation.requestBody?.content?.['application/json']?.schema;
  const responses = Object.entries(operation.responses ?? {}).filter(([status]) => status !== 'default');
  return (
    <article id={id}>
      <h3>
        <a href={`#${id}`}>
          <span className="method">{method}</span> <code>{`/api${path}`}</code>
        </a>
      </h3>
      {operation.summary && <p>{operation.summary}</p>}
      {operation.parameters && operation.parameters.length > 0 && (
        <>
          <h4>{t('site.reference.parameters')}</h4>
          <dl>
            {operation.parameters.map((parameter) => (
              <div key={parameter.name}>
                <dt>
                  <code>{parameter.name}</code>
                </dt>
                <dd>
                  {shapeOf(parameter.schema)} {parameter.required && <em>{t('site.reference.required')}</em>}
                </dd>
              </div>
            ))}
          </dl>
        </>
      )}
      {body && (
        <>
          <h4>{t('site.reference.body')}</h4>
          <Shape schema={body} />
        </>
      )}
      {responses.map(([status, response]) => (
        <div key={status}>
          <h4>
            {t('site.reference.answer')} {status}
          </h4>
          <Shape schema={response.content?.['application/json']?.schema} />
        </div>
      ))}
    </article>
  );
}

const Shape = ({ schema }: { schema: ReferenceSchema | undefined }) => (
  <pre>
    <code>{shapeOf(schema)}</code>
  </pre>
);

function listOperations(document: OpenApiDocument) {
  return Object.entries(document.paths ?? {}).flatMap(([path, methods]) =>
    Object.entries(methods ?? {}).map(([method, operation]) => ({
      method: method.toUpperCase(),
      path,
      operation: operation as ReferenceOperation,
    })),
  );
}

/** Returns a JSON schema as readable pseudocode. */
function shapeOf(schema: ReferenceSchema | undefined, indent = ''): string {
  if (!schema) return '';
  const inner = `${indent}  `;
  const {
    type,
    enum: values,
    properties,
    required,
    items,
    anyOf,
    const: constant,
  } = schema as {
    type?: string;
    enum?: unknown[];
    properties?: Record<string, ReferenceSchema>;
    required?: string[];
    items?: ReferenceSchema;
    anyOf?: ReferenceSchema[];
    const?: unknown;
  };
  if (constant !== undefined) return JSON.stringify(constant);
  if (values) return values.map((value) => JSON.stringify(value)).join(' | ');
  if (anyOf) return anyOf.map((choice) => shapeOf(choice, indent)).join(' | ');
  if (properties) {
    const lines = Object.entries(properties).map(
      ([name, value]) => `${inner}${name}${required?.includes(name) ? '' : '?'}: ${shapeOf(value, inner)}`,
    );
    return `{\n${lines.join('\n')}\n${indent}}`;
  }
  if (items) return `[${shapeOf(items, indent)}]`;
  return `${type ?? 'any'}${bounds(schema)}`;
}

function bounds(schema: ReferenceSchema) {
  const boundNames = ['format', 'minimum', 'maximum', 'minLength', 'maxLength', 'default'].filter(
    (name) => name in schema,
  );
  const boundTexts = boundNames
    .filter((name) => Math.abs(Number(schema[name])) !== Number.MAX_SAFE_INTEGER)
    .map((name) => `${name} ${name === 'default' ? JSON.stringify(schema[name]) : String(schema[name])}`);
  return boundTexts.length > 0 ? ` (${boundTexts.join(', ')})` : '';
}
