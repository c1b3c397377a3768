import { z } from 'zod';
import { ROUTE_NAMES } from './addresses.ts';
import { session } from './answers/index.ts';
import { ERROR_CODES, REFUSED_STATUS, sentenceOf, statusOf } from './errors.ts';
import { faultsOf } from './faults.ts';
import type { Route } from './route.ts';
import { ROUTES } from './routes.ts';

type Json = Readonly<Record<string, unknown>>;

/** What a JSON schema says of its own version is said once for the whole document. */
function schemaOf(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Record<string, unknown>;
  return rest;
}

const error = z.strictObject({
  error: z.strictObject({ code: z.enum(ERROR_CODES as [string]), text: z.string(), path: z.string().optional() }),
});

/** The contract as an OpenAPI 3.1 document, made from the table of routes. */
export function makeOpenApi(version: string): Json {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const name of ROUTE_NAMES) {
    const route: Route = ROUTES[name];
    const path = route.path.replaceAll(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operationOf(name, route) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Raccord',
      version,
      description: 'Arbitrage de parties de Scrabble duplicate. Toute erreur porte un code et une phrase en français.',
    },
    paths,
    components: {
      schemas: { Error: schemaOf(error, 'output'), Session: schemaOf(session, 'output') },
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'raccord' },
        seat: { type: 'apiKey', in: 'cookie', name: 'raccord-seance' },
      },
    },
  };
}

const operationOf = (name: string, route: Route): Json => ({
  operationId: name,
  summary: route.summary,
  security: route.access === 'anyone' ? [] : route.access === 'participant' ? [{ seat: [] }] : [{ session: [] }],
  parameters: [...parametersOf(route.params, 'path'), ...parametersOf(route.query, 'query')],
  ...(route.body && {
    requestBody: { required: true, content: { 'application/json': { schema: schemaOf(route.body, 'input') } } },
  }),
  responses: responsesOf(route),
});

function parametersOf(schema: z.ZodObject | undefined, place: 'path' | 'query'): readonly Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = z.toJSONSchema(schema, { io: 'input' });
  return Object.entries(properties).map(([name, shape]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: shape,
  }));
}

function responsesOf(route: Route): Json {
  const responses: Record<string, Json> = { ...successOf(route) };
  const refusal = { content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } } };
  const sentences = new Map<number, string[]>();
  for (const code of new Set(faultsOf(route))) {
    const known = sentences.get(statusOf(code)) ?? [];
    sentences.set(statusOf(code), [...known, `${code} : ${sentenceOf(code)}`]);
  }
  for (const [status, told] of sentences) responses[status] = { description: told.join('\n'), ...refusal };
  if (route.body && route.access !== 'anyone') {
    responses[REFUSED_STATUS] = { description: 'Les règles du tournoi refusent cette action.', ...refusal };
  }
  return responses;
}

function successOf({ answer }: Route): Record<string, Json> {
  switch (answer) {
    case 'live':
      return { 101: { description: 'WebSocket ouvert.' } };
    case 'empty':
      return { 204: { description: 'Fait.' } };
    case 'file':
      return { 200: { description: 'Un texte.', content: { 'text/plain': { schema: { type: 'string' } } } } };
    case 'bytes':
      return { 200: { description: 'Un fichier.', content: { 'application/octet-stream': {} } } };
    default:
      return {
        200: { description: 'La réponse.', content: { 'application/json': { schema: schemaOf(answer, 'output') } } },
      };
  }
}
