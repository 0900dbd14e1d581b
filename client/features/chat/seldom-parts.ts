export { CorrectDialog } from './correct-dialog.tsx';
export { LimitCard } from './limit-card.tsx';
export { MessageEditor } from './message-editor.tsx';
export { Proposal } from './proposal.tsx';
export { ReadingCard } from './reading-card.tsx';
export { Shortcuts } from './shortcuts.tsx';
export { SourcesDialog } from './sources-dialog.tsx';
