/**
 * Crisis lines by country: name, how to reach it, hours. Each row was read on the service's own
 * page or its national register between 2026-09 and 2026-11-20; a person must dial or open each
 * before launch (docs/safety.md).
 */
interface Country {
  emergency: string;
  lines: readonly { name: string; contact: string; hours: string }[];
}

const LINES: Record<string, Country> = {
  US: {
    emergency: '911',
    lines: [
      {
        name: '988 Suicide & Crisis Lifeline',
        contact: 'call or text 988',
        hours: 'day and night',
      },
      { name: 'Crisis Text Line', contact: 'text HOME to 741741', hours: 'day and night' },
    ],
  },
  CA: {
    emergency: '911',
    lines: [
      {
        name: '9-8-8 Suicide Crisis Helpline',
        contact: 'call or text 988',
        hours: 'day and night',
      },
    ],
  },
  GB: {
    emergency: '999',
    lines: [{ name: 'Samaritans', contact: 'call 116 123', hours: 'day and night, free' }],
  },
  IE: {
    emergency: '999',
    lines: [{ name: 'Samaritans', contact: 'call 116 123', hours: 'day and night, free' }],
  },
  AU: {
    emergency: '000',
    lines: [
      { name: 'Lifeline', contact: 'call 13 11 14, or text 0477 13 11 14', hours: 'day and night' },
    ],
  },
};

/** The contacts for a country (ISO 3166 code), one sentence a line; those of the United States where none are known. */
export function crisisContacts(country: string | undefined): string {
  const known = country === undefined ? undefined : LINES[country];
  const { lines, emergency } = known ?? { lines: LINES['US']?.lines ?? [], emergency: '' };
  const place = known ? '' : ' (United States)';
  return [
    ...lines.map((line) => `${line.name}${place}: ${line.contact}, ${line.hours}.`),
    'In any other country, findahelpline.com names a line near you.',
    known
      ? `If you are in danger right now, call ${emergency}.`
      : 'If you are in danger right now, call your emergency number (911 in the United States, 112 in Europe).',
  ].join('\n');
}
