import { expect, test } from 'vitest';
import { contractOf, readOpenApi } from '#tests/support/contract.ts';

const object = (properties: object) => ({
  content: {
    'application/json': {
      schema: {
        type: 'object',
        properties,
        required: Object.keys(properties),
        additionalProperties: false,
      },
    },
  },
});

const check = contractOf(
  readOpenApi({
    paths: {
      '/api/things/{id}': {
        put: {
          requestBody: object({ name: { type: 'string' } }),
          responses: {
            200: object({ id: { type: 'string', nullable: true } }),
            '4XX': object({ code: { type: 'string' } }),
          },
        },
      },
    },
  }),
);

const good = {
  method: 'PUT',
  url: '/api/things/7?x=1',
  payload: '{"name":"a"}',
  status: 200,
  contentType: 'application/json; charset=utf-8',
  body: '{"id":null}',
};

test('what is as documented is let through', () => {
  check(good);
  check({ ...good, payload: { name: 'a' } });
  check({ ...good, payload: 'no JSON', status: 404, body: '{"code":"not_found"}' });
  check({ ...good, url: '/api/nowhere', status: 404, body: '{}' });
});

test.each([
  ['an answer of another form', { body: '{"id":7}' }],
  ['an answer with a field more', { body: '{"id":"7","password":"x"}' }],
  ['an answer with a field less', { body: '{}' }],
  ['a refusal of another form', { status: 400, body: '{"message":"x"}' }],
  ['a status that is not documented', { status: 500, body: '{"code":"internal"}' }],
  ['a type that is not documented', { contentType: 'text/html' }],
  ['a call that was taken and should not be', { payload: '{"name":7}' }],
  ['a call that was taken without what it needs', { payload: '' }],
  ['a call that nobody documented', { method: 'POST' }],
])('%s is told', (_what, change) => {
  expect(() => check({ ...good, ...change })).toThrow(/documented/);
});
