import { expect, test } from 'vitest';
import { ROUTE_NAMES } from './addresses.ts';
import { COMMAND_DATA } from './commands.ts';
import { makeOpenApi } from './openapi.ts';
import type { Route } from './route.ts';
import { ROUTES } from './routes.ts';

interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly security: readonly unknown[];
  readonly parameters: readonly { name: string; in: string; required: boolean; schema: { type?: string } }[];
  readonly requestBody?: { content: { 'application/json': { schema: { oneOf?: unknown[] } } } };
  readonly responses: Readonly<Record<string, { description: string; content?: Record<string, { schema: object }> }>>;
}

const document = makeOpenApi('1.2.3') as unknown as {
  readonly openapi: string;
  readonly info: { readonly version: string };
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, object>> };
};

const operationOf = ({ path, method }: Route) =>
  document.paths[path.replaceAll(/:(\w+)/g, '{$1}')][method.toLowerCase()];

test.each(ROUTE_NAMES)('%s stands in the document with its parameters, body, answer and errors', (name) => {
  const route: Route = ROUTES[name];
  const operation = operationOf(route);
  expect(operation.operationId).toBe(name);
  expect(operation.security.length > 0).toBe(route.access !== 'anyone');
  const inPath = operation.parameters.filter((parameter) => parameter.in === 'path');
  expect(inPath.map((parameter) => `{${parameter.name}}`)).toEqual(
    Object.keys(document.paths).length > 0 ? (route.path.match(/:\w+/g) ?? []).map((key) => `{${key.slice(1)}}`) : [],
  );
  for (const { required, schema } of inPath) expect([required, typeof schema.type]).toEqual([true, 'string']);
  expect(operation.requestBody !== undefined).toBe(route.body !== undefined);
  const statuses = Object.keys(operation.responses).map(Number);
  expect(statuses.filter((status) => status < 400)).toHaveLength(1);
  expect(statuses).toContain(500);
  for (const { description } of Object.values(operation.responses)) expect(description).not.toBe('');
});

test('a document of its version, whose references lead somewhere', () => {
  expect([document.openapi, document.info.version]).toEqual(['3.1.0', '1.2.3']);
  const text = JSON.stringify(document);
  for (const [, name] of text.matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)) {
    expect(document.components.schemas[name]).toBeDefined();
  }
  expect(text).not.toContain('$schema');
  expect(text).not.toMatch(/"\$ref":"#\/(?!components)/);
});

test('every command is described, but those that only the server gives', () => {
  const { requestBody } = operationOf(ROUTES.sendCommand);
  const ofServer = ['make-links', 'revoke-links'];
  const sent = Object.keys(COMMAND_DATA).filter((type) => !ofServer.includes(type));
  expect(requestBody?.content['application/json'].schema.oneOf).toHaveLength(sent.length);
});
