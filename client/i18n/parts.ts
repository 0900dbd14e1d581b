/** The texts of one language as nested sections: one file to write in, fetched in parts. */
export interface Pack {
  [name: string]: string | Pack;
}

export const PART_NAMES = [
  'base',
  'public',
  'auth',
  'chat',
  'search',
  'remember',
  'shortcuts',
  'profile',
  'photos',
  'billing',
  'account',
  'admin',
] as const;

export type Part = (typeof PART_NAMES)[number];

/**
 * What goes into which part, by the beginning of the key; the longest one counts. A screen fetches
 * the parts it shows (use-texts.ts). Whatever is not named here goes with the conversation.
 */
const BELONGS: Readonly<Record<Part, readonly string[]>> = {
  base: ['common', 'home', 'sentences', 'chat.toast.error', 'chat.toast.unreached'],
  public: ['landing', 'pages'],
  auth: ['auth'],
  chat: [
    'profile.tones',
    'photos.gallery',
    'search.open',
    'chat.shortcuts.title',
    // Said on arriving there, after a form of another part.
    'auth.created',
    'auth.welcome',
    'billing.done',
    'billing.card.saved',
  ],
  search: ['search'],
  remember: ['remember'],
  shortcuts: ['chat.shortcuts'],
  profile: ['profile'],
  photos: ['photos'],
  billing: ['billing'],
  account: ['account', 'support', 'visits', 'leaving'],
  admin: ['admin'],
};

const BEGINNINGS = PART_NAMES.flatMap((part) =>
  BELONGS[part].map((beginning) => ({ part, beginning })),
).sort((a, b) => b.beginning.length - a.beginning.length);

/** The part that holds the text of a key ("auth.problems.age_required"). */
function partOf(key: string): Part {
  return (
    BEGINNINGS.find(({ beginning }) => key === beginning || key.startsWith(`${beginning}.`))
      ?.part ?? 'chat'
  );
}

/** One part of a pack. */
export function cut(pack: Pack, part: Part, above = ''): Pack {
  const kept: Pack = {};
  for (const [name, value] of Object.entries(pack)) {
    const key = `${above}${name}`;
    if (typeof value !== 'string') {
      const inner = cut(value, part, `${key}.`);
      if (Object.keys(inner).length > 0) kept[name] = inner;
    } else if (partOf(key) === part) {
      kept[name] = value;
    }
  }
  return kept;
}

/** A pack with the English text wherever it has none of its own. */
export function withEnglish(english: Pack, pack: Pack): Pack {
  const whole: Pack = { ...pack };
  for (const [name, value] of Object.entries(english)) {
    const own = pack[name];
    if (own === undefined) whole[name] = value;
    else if (typeof value !== 'string' && typeof own !== 'string')
      whole[name] = withEnglish(value, own);
  }
  return whole;
}

/** The sentences of what a screen itself checks; the others come with the server's answers. */
const CHECKED = /^(email|password|name)_|^too_long$/;

/** One language as screens know it: with those of `shared/sentences` that they say themselves. */
export function withSentences(screens: Pack, sentences: Pack): Pack {
  const said = Object.entries(sentences).filter(([name]) => CHECKED.test(name));
  return { ...screens, sentences: Object.fromEntries(said) };
}
