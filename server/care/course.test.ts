import { describe, expect, test } from 'vitest';
import { type CareState, careState } from '#shared/contract/care.ts';
import { type Event, nextStep, type Step } from './course.ts';

const HOUR = 3_600_000;
const START = Date.UTC(2026, 10, 21, 22);

/** A person's evening: each message moves the state on; times are hours after the first. */
function evening(asks: Event['asks'] = 'safety') {
  let state: CareState | null = null;
  return {
    state: () => state,
    say: (level: Event['level'], extra: Partial<Event> & { hour?: number } = {}): Step => {
      const { hour = 0, ...rest } = extra;
      const step = nextStep(state, {
        level,
        meaning: undefined,
        careOnly: false,
        again: false,
        asks,
        now: START + hour * HOUR,
        ...rest,
      });
      state = step.state;
      // Whatever is kept can be read again.
      if (state) expect(careState.parse(JSON.parse(JSON.stringify(state)))).toEqual(state);
      return step;
    },
  };
}

const saidOf = ({ by, level, line }: Step) => [by, level, line?.kind, line?.index];

describe('a crisis', () => {
  test('is answered by care, which asks on in another way each time', () => {
    const { say } = evening();
    const steps = [say('crisis'), ...Array.from({ length: 10 }, () => say('crisis'))];
    expect(saidOf(steps[0] as Step)).toEqual(['care', 'crisis', 'first', 0]);
    expect(steps.map((step) => step.begins)).toEqual([true, ...Array(10).fill(false)]);
    const lines = steps.map(({ line }) => `${line?.kind} ${line?.index}`);
    expect(new Set(lines).size).toBe(11);
    expect(steps.every((step) => step.by === 'care' && step.level === 'crisis')).toBe(true);
  });

  test('goes on for plain words, for a plea not to change, and for a bare no to another question', () => {
    const { say } = evening();
    say('crisis');
    expect(saidOf(say('none'))).toEqual(['care', 'crisis', 'more', 0]);
    // That was no question about dying, so a bare no does not deny it.
    expect(saidOf(say('none', { meaning: 'no' }))).toEqual(['care', 'crisis', 'more', 1]);
    expect(saidOf(say('none'))).toEqual(['care', 'crisis', 'more', 2]);
    // "Are you safe for the next hour?" "No."
    expect(saidOf(say('none', { meaning: 'no' }))).toEqual(['care', 'crisis', 'more', 3]);
  });

  test('"I am safe" is not heard beside a wish to die, and is heard beside a shadow of one', () => {
    for (const meaning of ['safe', 'denied'] as const) {
      const { say } = evening();
      say('crisis');
      expect(say('crisis', { meaning }).state?.phase).toBe('crisis');
      expect(say('watch', { meaning }).state?.phase).toBe('watch');
    }
  });

  test('ends with an answer, and the voice is back with the next message, which holds a check', () => {
    for (const [meaning, kind] of [
      ['no', 'denied'],
      ['denied', 'denied'],
      ['safe', 'safe'],
    ] as const) {
      const { say } = evening();
      say('crisis');
      expect(saidOf(say('none', { meaning }))).toEqual(['care', 'watch', kind, 0]);
      expect(saidOf(say('none'))).toEqual(['voice', 'watch', 'checks', 0]);
      expect(saidOf(say('none'))).toEqual(['voice', 'watch', undefined, undefined]);
    }
  });

  test('a yes to "are you safe for the next hour?" ends it; to "are you in danger?" a no does', () => {
    for (const [asks, good, bad] of [
      ['safety', 'yes', 'no'],
      ['danger', 'no', 'yes'],
    ] as const) {
      const [well, unwell] = [evening(asks), evening(asks)];
      for (const { say } of [well, unwell]) for (let i = 0; i < 4; i += 1) say('crisis');
      expect(well.say('none', { meaning: good }).line?.kind).toBe('safe');
      expect(unwell.say('none', { meaning: bad }).state?.phase).toBe('crisis');
      expect(unwell.say('none', { meaning: 'perhaps' }).state?.phase).toBe('crisis');
    }
  });

  test('that nobody answered is not forgotten: care goes on for three days, then the voice asks', () => {
    const silent = evening();
    silent.say('crisis');
    expect(silent.say('none', { hour: 71 }).by).toBe('care');
    const { say } = evening();
    say('crisis');
    expect(saidOf(say('none', { hour: 73 }))).toEqual(['voice', 'watch', 'checks', 0]);
    // "Are you safe right now?" "No."
    expect(saidOf(say('none', { hour: 73, meaning: 'no' }))).toEqual([
      'care',
      'crisis',
      'first',
      1,
    ]);
  });

  test('after one that ended is a crisis of its own, with other words', () => {
    const { say } = evening();
    say('crisis');
    say('none', { meaning: 'safe' });
    expect(say('crisis')).toMatchObject({ begins: true, line: { kind: 'first', index: 1 } });
  });
});

describe('the watch', () => {
  test('after a crisis checks about once an evening, for three days', () => {
    const { say, state } = evening();
    say('crisis');
    say('none', { meaning: 'safe' });
    const checks = [1, 2, 23, 24, 46, 70].map((hour) => say('none', { hour }).line?.kind);
    expect(checks).toEqual(['checks', undefined, 'checks', undefined, 'checks', 'checks']);
    expect(say('none', { hour: 73 })).toMatchObject({ by: 'voice', level: 'none', state: null });
    expect(state()).toBeNull();
  });

  test('waits for whoever said "I am fine" and went away, however long', () => {
    const { say } = evening();
    say('crisis');
    say('none', { meaning: 'safe' });
    expect(saidOf(say('none', { hour: 500 }))).toEqual(['voice', 'watch', 'checks', 0]);
    expect(say('none', { hour: 501 }).level).toBe('none');
  });

  test('begins with a sign of danger, whose reply holds a check, and ends after a day', () => {
    const { say } = evening();
    expect(saidOf(say('watch'))).toEqual(['voice', 'watch', 'checks', 1]);
    expect(saidOf(say('watch'))).toEqual(['voice', 'watch', 'checks', 2]);
    expect(saidOf(say('none', { hour: 1 }))).toEqual(['voice', 'watch', undefined, undefined]);
    expect(say('none', { hour: 25 }).level).toBe('none');
  });

  test.each(['yes', 'perhaps'] as const)('hears danger in a bare %s to its check', (meaning) => {
    const { say } = evening();
    say('watch');
    expect(say('none', { meaning })).toMatchObject({ by: 'care', level: 'crisis', begins: true });
  });

  test('hears danger in a wavering answer, whatever else the reader finds in it', () => {
    const { say } = evening();
    say('watch');
    expect(say('watch', { meaning: 'perhaps' }).level).toBe('crisis');
  });

  test('thanks for a no to its check, once; later a no is a no', () => {
    const { say } = evening();
    say('watch');
    expect(saidOf(say('none', { meaning: 'no' }))).toEqual(['care', 'watch', 'denied', 0]);
    for (const meaning of ['no', 'yes', 'safe', 'denied'] as const) {
      expect(say('none', { meaning }).by).toBe('voice');
    }
  });

  test('puts its check again where the reply that held it failed', () => {
    const { say } = evening();
    say('crisis');
    say('none', { meaning: 'safe' });
    say('none');
    expect(say('none', { again: true }).line?.kind).toBe('checks');
    expect(say('none').line).toBeUndefined();
  });
});

describe('a goodnight', () => {
  test('in a crisis, or on the day of one that ended, is answered by asking about safety', () => {
    const { say } = evening();
    say('crisis');
    expect(saidOf(say('none', { meaning: 'goodnight' }))).toEqual([
      'care',
      'crisis',
      'goodnight',
      0,
    ]);
    say('none', { meaning: 'safe' });
    say('none', { hour: 7 });
    const night = say('none', { meaning: 'goodnight', hour: 8 });
    expect(saidOf(night)).toEqual(['care', 'watch', 'goodnight', 1]);
    // Said again it is a goodnight.
    expect(say('none', { meaning: 'goodnight', hour: 8 }).by).toBe('voice');
    expect(say('none', { meaning: 'goodnight', hour: 40 }).by).toBe('voice');
  });

  test('after a sign of danger too, and a "no" to it is danger', () => {
    const { say } = evening();
    say('watch');
    expect(saidOf(say('watch', { meaning: 'goodnight' }))).toEqual([
      'care',
      'watch',
      'goodnight',
      0,
    ]);
    expect(say('none', { meaning: 'no' }).level).toBe('crisis');
  });

  test('without any danger is the voice’s', () => {
    expect(evening().say('none', { meaning: 'goodnight' }).by).toBe('voice');
  });
});

describe('where only care was asked for', () => {
  test('care alone answers, in other words for seven messages, and keeps watch afterwards', () => {
    const { say } = evening();
    const steps = Array.from({ length: 7 }, () => say('none', { careOnly: true }));
    expect(steps.every((step) => step.by === 'care' && step.level === 'none')).toBe(true);
    expect(new Set(steps.map(({ line }) => `${line?.kind} ${line?.index}`)).size).toBe(7);
    expect(say('none')).toMatchObject({ by: 'voice', level: 'watch' });
  });

  test('a sign of danger is asked about directly, a wish to die is a crisis', () => {
    const { say } = evening();
    expect(saidOf(say('watch', { careOnly: true }))).toEqual(['care', 'watch', 'first', 0]);
    expect(saidOf(say('none', { careOnly: true, meaning: 'yes' }))).toEqual([
      'care',
      'crisis',
      'first',
      1,
    ]);
  });
});

test('ordinary words leave nothing behind', () => {
  const { say } = evening();
  for (const meaning of [undefined, 'yes', 'no', 'safe', 'perhaps', 'denied'] as const) {
    expect(say('none', { meaning })).toEqual({
      state: null,
      by: 'voice',
      level: 'none',
      line: undefined,
      begins: false,
    });
  }
});

test('a clock that ran ahead keeps nobody under watch for ever', () => {
  const { say } = evening();
  say('watch', { hour: 90_000 });
  expect(say('none', { hour: 0 }).level).toBe('watch');
  expect(say('none', { hour: 90_025 }).level).toBe('none');
});
