import { expect, test } from 'vitest';
import { ApiError, apiErrorOf, errorMessage } from './api.ts';

test('a JSON answer with an error field is told in its words', async () => {
  const error = await apiErrorOf(
    Response.json(
      {
        error: 'An account with this email already exists.',
        code: 'email_taken',
        fields: { email: 'An account with this email already exists.' },
        resetAt: 1_700_000_000_000,
      },
      { status: 409 },
    ),
  );
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({
    status: 409,
    code: 'email_taken',
    message: 'An account with this email already exists.',
    fields: { email: 'An account with this email already exists.' },
    resetAt: 1_700_000_000_000,
  });
});

test.each([
  [new Response('Bad gateway', { status: 502 }), '502: Bad gateway'],
  [
    new Response('', { status: 503, statusText: 'Service Unavailable' }),
    '503: Service Unavailable',
  ],
  [new Response('{"message":"no"}', { status: 400 }), '400: {"message":"no"}'],
  [new Response('{"error":{}}', { status: 500 }), '500: {"error":{}}'],
])('any other answer is told by status and text', async (response, message) => {
  const error = await apiErrorOf(response);
  expect(error.message).toBe(message);
  expect(error.code).toBe('');
  expect(error.fields).toBeUndefined();
});

test('what has no words of its own gets those it is given', () => {
  expect(errorMessage(new Error('No connection'), 'Something else')).toBe('No connection');
  expect(errorMessage(new Error(''), 'Something else')).toBe('Something else');
  expect(errorMessage('thrown text', 'Something else')).toBe('Something else');
});
