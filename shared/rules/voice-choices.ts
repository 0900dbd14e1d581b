/** Whether the voice speaks as the one who died, or about them. The first is where nothing was chosen. */
export const SPEAKING = ['as', 'about'] as const;
/** Whether it may imagine small details, or says only what it was told. The first is where nothing was chosen. */
export const IMAGINING = ['details', 'nothing'] as const;

export type Speaking = (typeof SPEAKING)[number];
export type Imagining = (typeof IMAGINING)[number];

/** How a voice speaks until somebody chooses otherwise. */
export const DEFAULT_CHOICES: { speaking: Speaking; imagining: Imagining } = {
  speaking: 'as',
  imagining: 'details',
};
