import { readDraft, writeDraft } from '#client/lib/drafts.ts';

/** A message that left the input and has not been acknowledged. `at` in ms. */
export interface Unsent {
  messageId: string;
  text: string;
  at: number;
  careOnly: boolean;
}

/** An edit in progress. */
export interface EditDraft {
  id: string;
  text: string;
}

export interface ChatDraft {
  /** What stands in the input. */
  text: string;
  unsent: readonly Unsent[];
  edit: EditDraft | null;
  /** How it really was, for the reply of that id. */
  correction: EditDraft | null;
}

export interface ChatDraftBox {
  read(): ChatDraft;
  /** Changes the named parts; the rest is read anew, since another tab may have written it. */
  change(parts: (draft: ChatDraft) => Partial<ChatDraft>): void;
}

const NOTHING: ChatDraft = { text: '', unsent: [], edit: null, correction: null };

/** The chat draft of one account in this browser. */
export function chatDraftBox(userId: string): ChatDraftBox {
  const name = `chat:${userId}`;
  const read = () => parseChatDraft(readDraft(name));
  return {
    read,
    change(parts) {
      const draft = read();
      const next = { ...draft, ...parts(draft) };
      const { text, unsent, edit, correction } = next;
      const empty = text === '' && unsent.length === 0 && !edit && !correction;
      writeDraft(name, empty ? null : JSON.stringify(next));
    },
  };
}

/** Reads a stored draft; whatever is not of its form is left out. */
export function parseChatDraft(stored: string | null): ChatDraft {
  const value = parsed(stored);
  if (!isRecord(value)) return NOTHING;
  return {
    text: typeof value.text === 'string' ? value.text : '',
    unsent: Array.isArray(value.unsent) ? value.unsent.filter(isUnsent) : [],
    edit: isEdit(value.edit) ? value.edit : null,
    correction: isEdit(value.correction) ? value.correction : null,
  };
}

function parsed(stored: string | null): unknown {
  try {
    return JSON.parse(stored ?? 'null');
  } catch {
    return null;
  }
}

function isUnsent(value: unknown): value is Unsent {
  return (
    isRecord(value) &&
    typeof value.messageId === 'string' &&
    typeof value.text === 'string' &&
    typeof value.at === 'number' &&
    typeof value.careOnly === 'boolean'
  );
}

function isEdit(value: unknown): value is EditDraft {
  return isRecord(value) && typeof value.id === 'string' && typeof value.text === 'string';
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
