import { lazy } from 'react';
import { patiently } from '#client/lib/patiently.ts';

/** What a conversation seldom shows: fetched together, with the first of it. */
const load = () => patiently(() => import('./seldom-parts.ts'));

export const CorrectDialog = lazy(async () => ({ default: (await load()).CorrectDialog }));
export const LimitCard = lazy(async () => ({ default: (await load()).LimitCard }));
export const MessageEditor = lazy(async () => ({ default: (await load()).MessageEditor }));
export const Proposal = lazy(async () => ({ default: (await load()).Proposal }));
export const ReadingCard = lazy(async () => ({ default: (await load()).ReadingCard }));
export const Shortcuts = lazy(async () => ({ default: (await load()).Shortcuts }));
export const SourcesDialog = lazy(async () => ({ default: (await load()).SourcesDialog }));
