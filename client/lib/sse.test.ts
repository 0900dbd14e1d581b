import { array, assert, asyncProperty, nat } from 'fast-check';
import { expect, test } from 'vitest';
import { readEvents } from './sse.ts';

const STREAM = [
  ': a comment keeps the line open\n\n',
  'event: delta\ndata: {"text":"Do you remember the line\\nabove the sea? 🕯️"}\n\n',
  'event: surprise\ndata: {"script":"alert(1)"}\n\n',
  'event: delta\ndata: {"text":"सागर"}\n\n',
  'event: error\ndata: {"error":"The reply could not be finished.","code":"voice_failed"}\n\n',
].join('');

const EVENTS = [
  { type: 'delta', text: 'Do you remember the line\nabove the sea? 🕯️' },
  { type: 'delta', text: 'सागर' },
  { type: 'error', error: 'The reply could not be finished.', code: 'voice_failed' },
];

function streamOf(chunks: Uint8Array[]): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(chunk);
      controller.close();
    },
  });
}

async function eventsOf(chunks: Uint8Array[]): Promise<unknown[]> {
  const events: unknown[] = [];
  for await (const event of readEvents(streamOf(chunks))) events.push(event);
  return events;
}

test('named events are read, comments and unknown events are not, wherever the bytes are cut', async () => {
  const bytes = new TextEncoder().encode(STREAM);
  await assert(
    asyncProperty(array(nat({ max: bytes.length }), { maxLength: 12 }), async (cuts) => {
      const ends = [...cuts, bytes.length].sort((a, b) => a - b);
      const chunks = ends.map((end, index) => bytes.slice(ends[index - 1] ?? 0, end));
      expect(await eventsOf(chunks)).toEqual(EVENTS);
    }),
    { numRuns: 200 },
  );
});

test('a frame that was cut off is not an event', async () => {
  const bytes = new TextEncoder().encode('event: delta\ndata: {"text":"half');
  expect(await eventsOf([bytes])).toEqual([]);
});

test('a line that went silent is given up, signs of life aside', async () => {
  let beats = 0;
  const stream = new ReadableStream<Uint8Array>({
    async pull(controller) {
      beats += 1;
      if (beats > 3) return new Promise(() => undefined);
      await new Promise((resolve) => setTimeout(resolve, 20));
      controller.enqueue(new TextEncoder().encode(': still here\n\n'));
    },
  });
  for await (const _ of readEvents(stream, 50)) expect.unreachable();
  expect(beats).toBe(4);
});

test('a reader that leaves early closes the connection', async () => {
  let cancelled = false;
  const stream = new ReadableStream<Uint8Array>({
    pull(controller) {
      controller.enqueue(new TextEncoder().encode('event: delta\ndata: {"text":"on "}\n\n'));
    },
    cancel() {
      cancelled = true;
    },
  });
  for await (const _ of readEvents(stream)) break;
  expect(cancelled).toBe(true);
});
